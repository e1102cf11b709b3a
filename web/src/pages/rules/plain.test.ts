import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../locale/languages';
import { chaptersOf } from './plain';

const SOURCES = path.resolve(import.meta.dirname, '../..');

describe.each(['roll', 'transgalactica'])('the rules of %s', (game) => {
  const read = (language: string) =>
    chaptersOf(readFileSync(path.join(SOURCES, game, 'rules', `${language}.txt`), 'utf8'));
  const shape = (language: string) => read(language).map(({ blocks }) => blocks.map(({ kind }) => kind).join(' '));

  test.each(LANGUAGES)('%s has the chapters, paragraphs and points that English has', (language) => {
    expect(shape(language)).toEqual(shape('en'));
    expect(read(language).length).toBeGreaterThan(8);
    for (const { title, blocks } of read(language)) {
      expect(title).not.toBe('');
      expect(blocks.length).toBeGreaterThan(0);
    }
  });

  test('the languages do not share sentences', () => {
    const sentences = LANGUAGES.flatMap((language) =>
      read(language).flatMap(({ blocks }) => blocks.map(({ text }) => text)),
    );
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});
