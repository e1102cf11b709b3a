/** Checks of locale files, for the tests of the parts of the client that bring their own. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect } from 'vitest';
import { LANGUAGES } from './languages';

const source = (folder: string, language: string) => readFileSync(path.join(folder, `${language}.ftl`), 'utf8');
const written = (folder: string, language: string) =>
  [...source(folder, language).matchAll(/^([\w-]+) =/gm)].map(([, id]) => id ?? '');

/** Every language has the same messages as English, each readable and once. */
export function expectSameMessages(folder: string): void {
  for (const language of LANGUAGES) {
    const ids = written(folder, language);
    expect([...ids].sort()).toEqual(written(folder, 'en').sort());
    expect(new Set(ids).size).toBe(ids.length);
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(source(folder, language)))).toEqual([]);
    for (const id of ids) expect(bundle.getMessage(id)?.value, id).toBeTruthy();
  }
}

/** The messages that code asks for by `word('…')`, and those whose names are put together, are all written. */
export function expectWritten(folder: string, code: readonly string[], composed: readonly string[]): void {
  const asked = [...code.join('\n').matchAll(/\bword\(\s*'([\w-]+)'/g)].map(([, id]) => id ?? '');
  const known = new Set(written(folder, 'en'));
  expect(asked.length).toBeGreaterThan(20);
  expect([...asked, ...composed].filter((id) => !known.has(id))).toEqual([]);
}
