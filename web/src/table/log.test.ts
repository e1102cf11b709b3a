import { expect, test } from 'vitest';
import type { LogEntry } from '../protocol/types';
import { isTold } from './log';

const entry = (id: string, seat = 0, round = 3): LogEntry => ({ id, seat, round, version: 1, phase: 'none', args: {} });
const told = (...log: LogEntry[]): string[] => log.filter((_, at) => isTold(log, at)).map(({ id }) => id);

test('a secret choice is told until it is shown', () => {
  const choice = entry('log-you-choose');
  expect(told(choice, entry('log-action', 1))).toEqual(['log-you-choose', 'log-action']);
  expect(told(choice, entry('log-action', 1), entry('log-action'))).toEqual(['log-action', 'log-action']);
  expect(told(entry('log-you-choose-nothing'), entry('log-develops-nothing'))).toEqual(['log-develops-nothing']);
});

test('a choice that is taken back or never shown stays', () => {
  expect(told(entry('log-you-choose'), entry('log-undone'), entry('log-action'))).toHaveLength(3);
  expect(told(entry('log-you-choose-card', 0, 0), entry('log-you-look', 0, 0))).toHaveLength(2);
  expect(told(entry('log-you-choose'), entry('log-action', 0, 4))).toHaveLength(2);
});
