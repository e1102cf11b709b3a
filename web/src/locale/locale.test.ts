import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './languages';

const SOURCES = path.resolve(import.meta.dirname, '..');

const source = (language: string) => readFileSync(path.join(import.meta.dirname, `${language}.ftl`), 'utf8');
const written = (language: string) => [...source(language).matchAll(/^([\w-]+) =/gm)].map(([, id]) => id ?? '');

/** Messages that the code asks for by a name written out in full. */
function asked(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(svelte|ts)$/.test(file) && !file.includes('.test.'),
  );
  const code = files.map((file) => readFileSync(path.join(SOURCES, file), 'utf8')).join('\n');
  return [...code.matchAll(/\btext\(\s*'([\w-]+)'/g)].map(([, id]) => id ?? '');
}

describe('locale files', () => {
  test.each(LANGUAGES)('%s has the same messages as English, each readable and once', (language) => {
    const ids = written(language);
    expect([...ids].sort()).toEqual(written('en').sort());
    expect(new Set(ids).size).toBe(ids.length);
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(source(language)))).toEqual([]);
    for (const id of ids) expect(bundle.getMessage(id)?.value, id).toBeTruthy();
  });

  test('the code asks for no message that is not written', () => {
    const known = new Set(written('en'));
    expect(asked().length).toBeGreaterThan(20);
    expect(asked().filter((id) => !known.has(id))).toEqual([]);
  });

  test('letters of goods are unique in each language', () => {
    for (const language of LANGUAGES) {
      const letters = [...source(language).matchAll(/^letter-\w+ = (.)/gm)].map(([, letter]) => letter);
      expect(new Set(letters).size).toBe(4);
    }
  });
});
