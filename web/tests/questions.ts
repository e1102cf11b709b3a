/** The questions of a game, read from its rules and named as in the protocol. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const GAMES = path.resolve(import.meta.dirname, '../../galaktyka/games');

export function questionsOf(game: string): string[] {
  const source = readFileSync(path.join(GAMES, game, 'state.py'), 'utf8');
  const body = /class Question\(IntEnum\):([\s\S]*?)\n\n\n/.exec(source)?.[1] ?? '';
  const names = [...body.matchAll(/^ {4}([A-Z_]+) = /gm)].map(([, name]) => (name ?? '').toLowerCase());
  if (!names.length) throw new Error(`No question of ${game} was found.`);
  return names;
}
