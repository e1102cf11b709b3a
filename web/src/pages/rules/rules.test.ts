import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../cards/card';
import { BADGES } from '../../icons/badges';
import { GLYPHS } from '../../icons/glyphs';
import { LANGUAGES, type Language } from '../../locale/languages';
import { cardsOf, linesOf, parseBook, parseLine, plainLine, type Block, type Chapter, type Inline } from './book';
import { CHAPTER_MARKS } from './chapters';
import { searchBook } from './search';

const read = (language: Language) => readFileSync(path.join(import.meta.dirname, `texts/${language}.txt`), 'utf8');
const books = Object.fromEntries(LANGUAGES.map((language) => [language, parseBook(read(language))])) as Record<
  Language,
  Chapter[]
>;
const CARDS = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../generated/race/cards.json'), 'utf8'),
) as Card[];
const name = (id: string) => CARDS.find((card) => card.id === id)?.name.en ?? id;

/** What has to be the same in every language: kinds of blocks, their cards, and the signs of each line. */
const signsOf = (line: readonly Inline[]) =>
  line
    .flatMap((part) => (part.kind === 'text' ? [] : part.kind === 'link' ? [part.to] : [JSON.stringify(part)]))
    .sort();
const shapeOf = (block: Block) => ({
  kind: block.kind,
  lines: linesOf(block).map((line) => signsOf(line.filter((part) => part.kind !== 'card'))),
});
const skeleton = (book: readonly Chapter[]) =>
  book.map((chapter) => ({
    id: chapter.id,
    questions: chapter.questions.length,
    sections: chapter.sections.map(({ id, blocks }) => ({ id, blocks: blocks.map(shapeOf) })),
  }));

const linesIn = (book: readonly Chapter[]) =>
  book.flatMap(({ sections, questions }) => [
    ...sections.flatMap(({ blocks }) => blocks.flatMap(linesOf)),
    ...questions.flatMap(({ question, answer }) => [question, answer]),
  ]);

describe('the rules', () => {
  test.each(LANGUAGES)('%s has the chapters, sections, blocks and signs of the English text', (language) => {
    expect(skeleton(books[language])).toEqual(skeleton(books.en));
  });

  test.each(LANGUAGES)('%s leaves nothing empty and nothing unread', (language) => {
    for (const chapter of books[language]) {
      expect([chapter.id, chapter.title, chapter.lead].every(Boolean), chapter.id).toBe(true);
      expect(chapter.sections.length, chapter.id).toBeGreaterThan(0);
      for (const { id, title, blocks } of chapter.sections) {
        expect(title, id).not.toBe('');
        expect(blocks.length, id).toBeGreaterThan(0);
      }
    }
    for (const line of linesIn(books[language])) {
      expect(line.length).toBeGreaterThan(0);
      for (const part of line) if (part.kind === 'text') expect(part.text).not.toMatch(/[{}*@|[\]]/);
    }
  });

  test.each(LANGUAGES)('%s repeats no sentence of another language', (language) => {
    if (language === 'en') return;
    const long = (book: Chapter[]) =>
      linesIn(book)
        .map((line) => plainLine(line, () => '').replace(/[\d\s+=.−:]/g, ''))
        .filter((words) => words.length > 25);
    const english = new Set(long(books.en));
    expect(long(books[language]).filter((words) => english.has(words))).toEqual([]);
  });

  test('ids are addresses: each stands once, and links lead to them', () => {
    const ids = books.en.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    const links = linesIn(books.en).flatMap((line) => line.flatMap((part) => (part.kind === 'link' ? [part.to] : [])));
    expect(links.length).toBeGreaterThan(1);
    for (const to of links) if (!to.startsWith('/')) for (const id of to.split('#')) expect(ids).toContain(id);
    expect(Object.keys(CHAPTER_MARKS).sort()).toEqual(books.en.map(({ id }) => id).sort());
  });

  test('cards, glyphs and badges exist, and before the expansions every card is of the base game', () => {
    const base = new Set(CARDS.filter((card) => card.copies.base > 0).map((card) => card.id));
    const NEW = ['expansions', 'goals', 'takeovers', 'variants', 'robot'];
    const old = books.en.filter(({ id }) => !NEW.includes(id));
    expect(old.length).toBe(books.en.length - NEW.length);
    expect(old.flatMap(cardsOf).filter((id) => !base.has(id))).toEqual([]);
    expect(books.en.flatMap(cardsOf).filter((id) => !CARDS.some((card) => card.id === id))).toEqual([]);
    for (const line of linesIn(books.en))
      for (const part of line)
        if (part.kind === 'icon') {
          expect(Object.keys(GLYPHS)).toContain(part.name);
          if (part.badge) expect(Object.keys(BADGES)).toContain(part.badge);
        }
  });

  test('an example of a power shows a card that has one in that phase', () => {
    const blocks = books.en.flatMap(({ sections }) => sections.flatMap((section) => section.blocks));
    const examples = blocks.filter((block) => block.kind === 'card');
    expect(examples.length).toBeGreaterThan(15);
    for (const { card, phase } of examples)
      expect(CARDS.find(({ id }) => id === card)?.powers.map((power) => power.phase)).toContain(phase);
  });

  test('all large developments of the base game are there', () => {
    const blocks = books.en.flatMap(({ sections }) => sections.flatMap((section) => section.blocks));
    const written = blocks.flatMap((block) => (block.kind === 'score' ? [block.card] : []));
    const large = CARDS.filter((card) => card.copies.base > 0 && card.bonus_vp.length > 0).map(({ id }) => id);
    expect(written.sort()).toEqual(large.sort());
  });

  test('a line knows its signs and keeps its words', () => {
    expect(parseLine('Pay **2** {icon:shield!} or [see](settle#settle-pay).')).toEqual([
      { kind: 'text', text: 'Pay ', bold: false },
      { kind: 'text', text: '2', bold: true },
      { kind: 'text', text: ' ', bold: false },
      { kind: 'icon', name: 'shield', military: true },
      { kind: 'text', text: ' or ', bold: false },
      { kind: 'link', text: 'see', to: 'settle#settle-pay' },
      { kind: 'text', text: '.', bold: false },
    ]);
    expect(() => parseLine('{sun:1}')).toThrow('no sign {sun}');
  });

  test('search finds words without marks, names of cards and questions', () => {
    expect(searchBook(books.pl, 'swiat zdobyczny', name).map((hit) => hit.section)).toContain('cards-worlds');
    expect(searchBook(books.en, 'pilgrimage', name).map((hit) => hit.section)).toContain('consume-other');
    expect(searchBook(books.cs, 'dosly zetony', name)[0]).toMatchObject({ chapter: 'consume', section: 'questions' });
    expect(searchBook(books.en, 'no such words', name)).toEqual([]);
    const [hit] = searchBook(books.pl, 'pokazuje pieczec', name);
    expect(hit?.excerpt.join('')).toContain('pokazuje pieczęć');
  });
});
