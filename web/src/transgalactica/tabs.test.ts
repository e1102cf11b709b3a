import { expect, test } from 'vitest';
import { actOf } from './acts';
import { tabOf, tabsFor } from './tabs';

const tab = (text: string, layout: 'wide' | 'phone' = 'phone') =>
  tabOf(actOf({ text, say: [], verb: '', card: '', number: null }, ['H']), layout);

test.each([
  ['wealth 1', 'draft'],
  ['move to B1', 'map'],
  ['place', 'map'],
  ['politics', 'actions'],
  ['advance trade', 'tracks'],
  ['mark tech_01', 'cards'],
  ['take mission_1_01', 'cards'],
  ['sit for decree_01', 'cards'],
  ['open office_1', 'cards'],
  ['use token_01', 'panel'],
  ['complete mission_1_01', 'panel'],
  ['return mission_1_01', 'panel'],
  ['activate tech_01', 'panel'],
  ['pass', undefined],
  ['buy ore', undefined],
])('%s is answered on %s', (text, where) => {
  expect(tab(text)).toBe(where);
});

test('tracks stand below the actions where there is room', () => {
  expect(tab('advance trade', 'wide')).toBe('actions');
  expect(tabsFor('wide', 1)).not.toContain('tracks');
});

test('the draft leads the tabs before the first round only', () => {
  expect(tabsFor('phone', 0)[0]).toBe('draft');
  expect(tabsFor('phone', 1)).not.toContain('draft');
});
