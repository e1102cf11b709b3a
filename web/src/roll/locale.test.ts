import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../locale/languages';
import { COLOURS, PHASES } from './dice';

const HERE = import.meta.dirname;
const source = (language: string) => readFileSync(path.join(HERE, 'locale', `${language}.ftl`), 'utf8');
const written = (language: string) => [...source(language).matchAll(/^([\w-]+) =/gm)].map(([, id]) => id ?? '');

/** Messages that the code asks for by a name written out in full. */
function asked(): string[] {
  const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(svelte|ts)$/.test(file) && !file.includes('.test.'),
  );
  const code = files.map((file) => readFileSync(path.join(HERE, file), 'utf8')).join('\n');
  return [...code.matchAll(/\bword\(\s*'([\w-]+)'/g)].map(([, id]) => id ?? '');
}

/** Messages whose names are put together, each with all its endings. */
const COMPOSED = [
  ...COLOURS.map((colour) => `die-${colour}`),
  ...PHASES.flatMap((phase) => [`phase-${phase}`, `face-${phase}`, `workers-${phase}`]),
  ...['gray', 'blue', 'brown', 'green', 'yellow'].map((colour) => `type-world-${colour}`),
  ...['select', 'wilds', 'reassign', 'move'].map((step) => `step-${step}`),
  ...['scout', 'stock', 'trade', 'consume'].map((task) => `task-${task}`),
  ...['abandon', 'place', 'return', 'remove', 'produce', 'ship', 'recall'].map((verb) => `tile-${verb}-world`),
  ...['abandon', 'place', 'return'].map((verb) => `tile-${verb}-development`),
  ...['cup', 'citizenry', 'developers', 'settlers', 'crew', 'good'].map((place) => `place-${place}`),
  ...['select', 'assign'].map((question) => `ask-${question}`),
  ...['development', 'world'].map((kind) => `stack-${kind}`),
  ...['development', 'world', 'faction', 'home'].map((sort) => `sort-${sort}`),
];

describe('words of Roll', () => {
  test.each(LANGUAGES)('%s has the same messages as English, each readable and once', (language) => {
    const ids = written(language);
    expect([...ids].sort()).toEqual(written('en').sort());
    expect(new Set(ids).size).toBe(ids.length);
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(source(language)))).toEqual([]);
  });

  test('the code asks for no message that is not written', () => {
    const known = new Set(written('en'));
    expect(asked().length).toBeGreaterThan(20);
    expect([...asked(), ...COMPOSED].filter((id) => !known.has(id))).toEqual([]);
  });
});
