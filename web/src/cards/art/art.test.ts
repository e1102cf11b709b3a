import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Card } from '../card';
import { FIGURES } from './figures';
import { LANDMARKS } from './landmark-drawings';
import { satellitesOf } from './satellites';
import { scene } from './scene';

const cards = JSON.parse(
  readFileSync(new URL('../../../../galaktyka/games/race/data/cards.json', import.meta.url), 'utf8'),
) as Card[];
const ids = (kind: Card['kind']) => cards.filter((card) => card.kind === kind).map((card) => card.id);

describe('pictures', () => {
  test.each(cards.map((card): [string, Card] => [card.id, card]))(
    '%s is drawn, and drawn the same again',
    (_, card) => {
      const picture = scene(card, 240);
      expect(picture).toBe(scene(card, 240));
      expect(picture).not.toMatch(/NaN|undefined|Infinity/);
      expect(picture.length).toBeLessThan(120_000);
    },
  );

  test('no two cards share a picture', () => {
    expect(new Set(cards.map((card) => scene(card, 240))).size).toBe(cards.length);
  });

  test('every development has its own figure, and no figure is left over', () => {
    expect(Object.keys(FIGURES).sort()).toEqual(ids('development').sort());
  });

  test('landmarks belong to worlds', () => {
    expect(Object.keys(LANDMARKS).filter((id) => !ids('world').includes(id))).toEqual([]);
  });

  test('satellites follow the powers, seven at most', () => {
    const [tactics, labs] = ['new_military_tactics', 'research_labs'].map((id) =>
      cards.find((card) => card.id === id)!,
    );
    expect(satellitesOf(tactics!)).toEqual(['military', 'military', 'military']);
    expect(satellitesOf(labs!)).toEqual(['card', 'genes', 'alien']);
    const everything = { ...labs!, powers: cards.flatMap((card) => card.powers) };
    expect(satellitesOf(everything)).toHaveLength(7);
  });
});
