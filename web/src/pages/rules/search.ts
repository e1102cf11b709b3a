/** Finds words in the rules, whatever their case and marks. */
import { folded } from '../../locale/folded';
import { linesOf, plainLine, type Chapter, type Line } from './book';

export interface Hit {
  chapter: string;
  /** The section to go to; none where the answer stands beside the text. */
  section: string;
  title: string;
  /** The words around the first find: before it, itself, after it. */
  excerpt: readonly [string, string, string];
}

const REACH = 44;
/** Cuts a find out of `words`; folding keeps the length of composed letters, so places agree. */
function excerptOf(words: string, term: string): Hit['excerpt'] {
  const at = Math.max(0, folded(words).indexOf(term));
  const from = at > REACH ? words.indexOf(' ', at - REACH) + 1 : 0;
  const end = at + term.length;
  const to = words.length > end + REACH ? words.lastIndexOf(' ', end + REACH) : words.length;
  const [head, tail] = [from > 0 ? '… ' : '', to < words.length ? ' …' : ''];
  return [head + words.slice(from, at), words.slice(at, end), words.slice(end, Math.max(end, to)) + tail];
}

interface Entry {
  chapter: string;
  section: string;
  title: string;
  words: string;
}

function entriesOf(chapter: Chapter, name: (card: string) => string): Entry[] {
  const say = (lines: Line[]) => lines.map((line) => plainLine(line, name)).join(' ');
  const sections = chapter.sections.map(({ id, title, blocks }) => ({
    chapter: chapter.id,
    section: id,
    title: `${chapter.title} · ${title}`,
    words: `${title}. ${say(blocks.flatMap(linesOf))}`,
  }));
  const questions = chapter.questions.map(({ question, answer }) => ({
    chapter: chapter.id,
    section: 'questions',
    title: `${chapter.title} · ${say([question])}`,
    words: say([question, answer]),
  }));
  return [...sections, ...questions];
}

/** The places that have every word of `wanted`, those first that have them side by side. */
export function searchBook(book: readonly Chapter[], wanted: string, name: (card: string) => string): Hit[] {
  const whole = folded(wanted.trim());
  const terms = whole.split(/\s+/).filter(Boolean);
  if (!terms.length) return [];
  const found = book
    .flatMap((chapter) => entriesOf(chapter, name))
    .map((entry) => ({ ...entry, plain: folded(entry.words) }))
    .filter(({ plain, title }) => terms.every((term) => `${folded(title)} ${plain}`.includes(term)));
  const [together, apart] = [true, false].map((wish) => found.filter(({ plain }) => plain.includes(whole) === wish));
  return [...(together ?? []), ...(apart ?? [])].map(({ words, plain, ...place }) => ({
    ...place,
    excerpt: excerptOf(words, [whole, ...terms].find((term) => plain.includes(term)) ?? ''),
  }));
}
