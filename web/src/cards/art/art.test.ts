import { describe, expect, test } from 'vitest';
import type { Card } from '../card';
import { card, cards } from '../fixture';
import { FIGURES } from './figures';
import { LANDMARKS } from './landmark-drawings';
import { satellitesOf } from './satellites';
import { scene } from './scene';

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
    expect(satellitesOf(card('new_military_tactics'))).toEqual(['military', 'military', 'military']);
    expect(satellitesOf(card('research_labs'))).toEqual(['card', 'genes', 'alien']);
    const everything = { ...card('research_labs'), powers: cards.flatMap(({ powers }) => powers) };
    expect(satellitesOf(everything)).toHaveLength(7);
  });
});
