/**
 * The rules as data: one text per language, a line is a block.
 *
 *     # id | title | what it is in one sentence      a chapter
 *     ## id | title                                  a section
 *     - words                                        an item of a list
 *     @row cell | cell                               icons and words side by side
 *     @card id phase | words                         a card, its power in icons, what to know about it
 *     @score id | words                              a large development, how it counts, an example
 *     @hand start world | four cards                 a ready-made hand
 *     @case situation | ruling
 *     @faq question | answer
 *
 * In a line: **bold**, [words](chapter#section), {card:id} {gem:kind} {icon:name+badge} {icon:name!} (military)
 * {seal:points} {cost:value:shape} {num:IV} {gives}.
 */
import type { Badge } from '../../icons/badges';
import type { Glyph } from '../../icons/glyphs';
import type { Good } from '../../icons/goods';
import type { Phase } from '../../cards/powers';

export type Inline =
  | { kind: 'text'; text: string; bold: boolean }
  | { kind: 'link'; text: string; to: string }
  | { kind: 'card'; id: string }
  | { kind: 'gem'; good: Good }
  | { kind: 'icon'; name: Glyph; badge?: Badge; military: boolean }
  | { kind: 'seal'; points: number | null }
  | { kind: 'cost'; value: number; shape: 'world' | 'development' | 'military' }
  | { kind: 'numeral'; text: string }
  | { kind: 'gives' };
export type Line = readonly Inline[];

export type Block =
  | { kind: 'paragraph'; line: Line }
  | { kind: 'list'; items: Line[] }
  | { kind: 'row'; cells: Line[] }
  | { kind: 'card'; card: string; phase: Phase; line: Line }
  | { kind: 'score'; card: string; line: Line }
  | { kind: 'hand'; start: string; cards: string[] }
  | { kind: 'case'; situation: Line; ruling: Line };

export interface Section {
  id: string;
  title: string;
  blocks: Block[];
}
export interface Chapter {
  id: string;
  title: string;
  lead: string;
  sections: Section[];
  questions: { question: Line; answer: Line }[];
}

const PIECE = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)]+)\)|\{([a-z]+)(?::([^}]+))?\}/g;

function icon(name: string): Inline {
  const [base = '', badge] = name.replace('!', '').split('+');
  const glyph = { kind: 'icon' as const, name: base as Glyph, military: name.endsWith('!') };
  return badge ? { ...glyph, badge: badge as Badge } : glyph;
}

function token(kind: string, value: string): Inline {
  switch (kind) {
    case 'card':
      return { kind, id: value };
    case 'gem':
      return { kind, good: value as Good };
    case 'icon':
      return icon(value);
    case 'seal':
      return { kind, points: value === 'sum' ? null : Number(value) };
    case 'cost': {
      const [cost, shape] = value.split(':');
      return { kind, value: Number(cost), shape: shape as 'world' };
    }
    case 'num':
      return { kind: 'numeral', text: value };
    case 'gives':
      return { kind };
    default:
      throw new Error(`The rules have no sign {${kind}}.`);
  }
}

/** The pieces of a line of words. */
export function parseLine(source: string): Line {
  const line: Inline[] = [];
  let at = 0;
  const words = (to: number) => {
    if (to > at) line.push({ kind: 'text', text: source.slice(at, to), bold: false });
  };
  for (const match of source.matchAll(PIECE)) {
    const [whole, bold, label, to, kind, value = ''] = match;
    words(match.index);
    at = match.index + whole.length;
    if (bold) line.push({ kind: 'text', text: bold, bold: true });
    else if (label && to) line.push({ kind: 'link', text: label, to });
    else if (kind) line.push(token(kind, value));
  }
  words(source.length);
  return line;
}

const split = (source: string): string[] => source.split(' | ').map((part) => part.trim());

/** The block that a line beginning with @ stands for. */
function directive(name: string, rest: string): Block {
  const [head = '', ...tail] = split(rest);
  const line = parseLine(tail.join(' | '));
  const [card = '', phase] = head.split(' ');
  switch (name) {
    case 'row':
      return { kind: 'row', cells: split(rest).map(parseLine) };
    case 'card':
      return { kind: 'card', card, phase: phase as Phase, line };
    case 'score':
      return { kind: 'score', card, line };
    case 'hand':
      return { kind: 'hand', start: card, cards: (tail[0] ?? '').split(' ') };
    case 'case':
      return { kind: 'case', situation: parseLine(head), ruling: line };
    default:
      throw new Error(`The rules have no block @${name}.`);
  }
}

function addItem(blocks: Block[], line: Line): void {
  const last = blocks.at(-1);
  if (last?.kind === 'list') last.items.push(line);
  else blocks.push({ kind: 'list', items: [line] });
}

/** Adds one line of the source to the book that was read so far. */
function addLine(book: Chapter[], source: string): void {
  const chapter = book.at(-1);
  const blocks = chapter?.sections.at(-1)?.blocks;
  const at = /^@(\w+) (.*)$/.exec(source);
  if (source.startsWith('# ')) {
    const [id = '', title = '', lead = ''] = split(source.slice(2));
    book.push({ id, title, lead, sections: [], questions: [] });
  } else if (source.startsWith('## ')) {
    const [id = '', title = ''] = split(source.slice(3));
    chapter?.sections.push({ id, title, blocks: [] });
  } else if (at?.[1] === 'faq') {
    const [question = '', answer = ''] = split(at[2] ?? '');
    chapter?.questions.push({ question: parseLine(question), answer: parseLine(answer) });
  } else if (at) blocks?.push(directive(at[1] ?? '', at[2] ?? ''));
  else if (source.startsWith('- ') && blocks) addItem(blocks, parseLine(source.slice(2)));
  else blocks?.push({ kind: 'paragraph', line: parseLine(source) });
}

/** The chapters of a text. */
export function parseBook(source: string): Chapter[] {
  const book: Chapter[] = [];
  for (const line of source.split('\n')) if (line.trim()) addLine(book, line.trim());
  return book;
}

/** The lines of a block, in the order of reading. */
export function linesOf(block: Block): Line[] {
  switch (block.kind) {
    case 'list':
      return block.items;
    case 'row':
      return block.cells;
    case 'case':
      return [block.situation, block.ruling];
    case 'hand':
      return [[block.start, ...block.cards].map((id) => ({ kind: 'card', id }))];
    case 'paragraph':
      return [block.line];
    default:
      return [[{ kind: 'card', id: block.card }], block.line];
  }
}

const chapterLines = (chapter: Chapter): Line[] => [
  ...chapter.sections.flatMap((section) => section.blocks.flatMap(linesOf)),
  ...chapter.questions.flatMap(({ question, answer }) => [question, answer]),
];

/** Every card that a chapter names, in the order of reading. */
export function cardsOf(chapter: Chapter): string[] {
  const ids = chapterLines(chapter).flatMap((line) => line.flatMap((part) => (part.kind === 'card' ? [part.id] : [])));
  return [...new Set(ids)];
}

/** A line as plain words; `name` knows the cards. */
export const plainLine = (line: Line, name: (card: string) => string): string =>
  line
    .map((part) => (part.kind === 'card' ? name(part.id) : 'text' in part ? part.text : ''))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

const WORDS_PER_MINUTE = 170;

/** How long a chapter takes to read. */
export function minutesOf(chapter: Chapter): number {
  const words = chapterLines(chapter).map((line) => plainLine(line, () => 'card').split(' ').length);
  return Math.max(1, Math.round(words.reduce((sum, count) => sum + count, 0) / WORDS_PER_MINUTE));
}
