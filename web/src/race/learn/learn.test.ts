import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../locale/languages';
import { linesOf, plainLine } from '../../pages/rules/book';
import { parseLessons } from './parse';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const lessonsIn = (language: Language) =>
  parseLessons(readFileSync(path.join(import.meta.dirname, `texts/${language}.txt`), 'utf8'));
/** Every question of the base game, as the protocol names it: the first game has no others. */
const questions = () => {
  const source = readFileSync(path.join(ROOT, 'galaktyka/games/race/state.py'), 'utf8');
  const body = /class Question\(IntEnum\):([\s\S]*?)\n\n\n/.exec(source)?.[1] ?? '';
  const all = [...body.matchAll(/^ {4}([A-Z_]+) = /gm)].map(([, name]) => (name ?? '').toLowerCase());
  return all.slice(0, all.indexOf('hand_limit') + 1);
};

describe('the lessons of the coach', () => {
  test.each(LANGUAGES)('%s explains every question, every action card, the opening and the end', (language) => {
    const lessons = lessonsIn(language);
    const actions = ['explore-5', 'explore-1-1', 'develop', 'settle', 'consume-trade', 'consume-2x', 'produce'];
    const wanted = ['welcome', 'hand', 'end', ...actions.map((action) => `why-${action}`), ...questions()];
    expect(questions().length).toBeGreaterThan(10);
    expect([...lessons.keys()].sort()).toEqual(wanted.sort());
  });

  test.each(LANGUAGES)('%s has a title and the same kinds of blocks as English', (language) => {
    for (const [id, english] of lessonsIn('en')) {
      const lesson = lessonsIn(language).get(id);
      expect(lesson?.title, id).toBeTruthy();
      expect(lesson?.blocks.map(({ kind }) => kind)).toEqual(english.blocks.map(({ kind }) => kind));
      for (const line of lesson?.blocks.flatMap(linesOf) ?? [])
        expect(plainLine(line, (card) => card)).not.toMatch(/[{}*@|]/);
    }
  });
});
