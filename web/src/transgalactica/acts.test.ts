import { expect, test } from 'vitest';
import type { Choice } from '../protocol/types';
import { actOf, isFree, type Kind } from './acts';

const act = (text: string) => actOf({ text } as Choice, ['I4', 'O2']);

test.each<[string, Kind, string, string]>([
  ['mining', 'area', 'mining', ''],
  ['captain to B1', 'space', 'B1', 'captain to'],
  ['second jump to O1', 'space', 'O1', 'second jump to'],
  ['place', 'space', 'I4', 'place'],
  ['second fight', 'space', 'O2', 'fight'],
  ['use basic_04', 'token', 'basic_04', 'use'],
  ['take mission_1_01', 'mission', 'mission_1_01', 'take'],
  ['sit for decree_02', 'decree', 'decree_02', 'sit for'],
  ['advance trade', 'track', 'trade', 'advance'],
  ['pay energy', 'good', 'energy', 'pay'],
  ['option 2', 'option', '2', 'option'],
  ['follow with crew as main', 'worker', 'follow with crew as main', 'follow with crew as main'],
  ['pay', 'word', 'pay', 'pay'],
  ['pass', 'word', 'pass', 'pass'],
  ['collect from nightmare', 'word', 'collect from nightmare', 'collect from nightmare'],
])('%s names a %s', (text, kind, id, verb) => {
  expect(act(text)).toMatchObject({ kind, id, verb });
});

test('free actions are told from those that take the turn', () => {
  expect(['buy ore', 'use basic_04', 'sit for decree_02'].map((text) => isFree(act(text)))).toEqual([true, true, true]);
  expect(['trade', 'captain to B1', 'pass', 'take mission_1_01'].map((text) => isFree(act(text)))).not.toContain(true);
});
