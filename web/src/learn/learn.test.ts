import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { GLYPHS } from '../icons/glyphs';
import { LANGUAGES, type Language } from '../locale/languages';
import { linesOf, plainLine } from '../pages/rules/book';
import { parseLessons } from './parse';
import { Script, type Step } from './script.svelte';
import { questionsOf } from '../../tests/questions';

const SOURCES = path.resolve(import.meta.dirname, '..');
const lessonsIn = (game: string, language: Language) =>
  parseLessons(readFileSync(path.join(SOURCES, game, `learn/texts/${language}.txt`), 'utf8'));

/** What the second lesson of Race says, step by step. */
const steps = JSON.parse(readFileSync(path.join(SOURCES, 'generated/race/lesson.json'), 'utf8')) as readonly Step[];
/** The first round of Transgalactica. */
const ROUND = JSON.parse(
  readFileSync(path.join(SOURCES, 'generated/transgalactica/round.json'), 'utf8'),
) as readonly Step[];
const WAR = steps.map(({ lesson }) => lesson);

describe('the second lesson', () => {
  test('shows every step once, asks in it what it talks about, and advises what is allowed', () => {
    expect(new Set(WAR).size).toBe(WAR.length);
    for (const { lesson, state, answer } of steps) {
      if (answer === null) continue;
      expect(lesson).toBe(`war-${state.question?.name ?? ''}`);
      expect(state.choices.map((choice) => choice.text)).toContain(answer);
    }
  });

  test('wins a goal by a takeover and holds a world', () => {
    const told = (lesson: string) => steps.find((step) => step.lesson === lesson)?.state.log.map(({ id }) => id);
    expect(told('war-won')).toEqual(expect.arrayContaining(['log-takes-over', 'log-goal-first']));
    expect(told('war-held')).toContain('log-takeover-fails');
  });

  test('goes on with the answer that it advises, back, and says it again after another one', () => {
    vi.stubGlobal('location', { protocol: 'http:', host: 'localhost' });
    let ended = false;
    const script = new Script(steps, { player: 'Marta', table: 'War' }, () => (ended = true));
    script.understood();
    script.understood();
    expect(script.lesson).toBe('war-choose_action');
    expect(script.table.state?.seats[0]?.name).toBe('Marta');
    script.understood();
    expect(script.lesson).toBeNull();
    script.table.askHint();
    expect(script.lesson).toBe('war-choose_action');
    script.understood();
    script.table.answer('produce');
    expect(script.lesson).toBe('war-choose_action');
    script.table.answer('settle');
    expect(script.lesson).toBe('war-choose_world');
    script.back();
    script.follow();
    expect(script.table.state?.question?.name).toBe('choose_world');
    for (let left = steps.length - script.topic; left > 0; left--) script.follow();
    expect(ended).toBe(true);
  });
});

describe('the first round of Transgalactica', () => {
  const asked = ROUND.flatMap(({ lesson, state, answer }) => (answer === null ? [] : [{ lesson, state, answer }]));

  test('is told whole, from the draft to the next round, and advises what is allowed', () => {
    expect(asked.map(({ state }) => state.question?.name)).toEqual([
      ...['draft', 'draft', 'gain_any', 'turn', 'explore', 'explore', 'end_turn', 'follow', 'choose_option', 'collect'],
      ...['turn', 'choose_option', 'mark', 'follow', 'turn', 'choose_option', 'take_mission', 'end_turn', 'turn'],
    ]);
    for (const { state, answer } of asked) expect(state.choices.map(({ text }) => text)).toContain(answer);
    expect(new Set(ROUND.map(({ lesson }) => lesson)).size).toBe(ROUND.length);
    expect(ROUND[0]?.state.view?.round).toBe(0);
    expect(ROUND.at(-1)?.state.view?.round).toBe(2);
  });

  test('scores: the mission is worth its points', () => {
    const points = (lesson: string) => ROUND.find((step) => step.lesson === lesson)?.state.view?.seats[0]?.vp ?? 0;
    expect(points('first-pass')).toBeGreaterThan(points('first-complete'));
  });
});

/** The lessons beside the questions, and the questions: the first game of Race is the base game. */
const WANTED: Record<string, () => string[]> = {
  race() {
    const questions = questionsOf('race');
    const actions = ['explore-5', 'explore-1-1', 'develop', 'settle', 'consume-trade', 'consume-2x', 'produce'];
    const base = questions.slice(0, questions.indexOf('hand_limit') + 1);
    return ['welcome', 'hand', 'end', ...actions.map((action) => `why-${action}`), ...base, ...WAR];
  },
  roll() {
    const phases = ['explore', 'develop', 'settle', 'produce', 'ship'];
    const steps = ['assign_wilds', 'assign_reassign', 'assign_move'];
    const questions = questionsOf('roll').filter((question) => question !== 'assign');
    return ['welcome', 'dice', 'end', ...phases.map((phase) => `why-${phase}`), ...steps, ...questions];
  },
  transgalactica: () => [
    'welcome',
    'goods',
    'end',
    ...ROUND.map(({ lesson }) => lesson),
    ...questionsOf('transgalactica'),
  ],
};

describe.each(Object.keys(WANTED))('the lessons of %s', (game) => {
  test.each(LANGUAGES)('%s explains every question, the reasons, the opening and the end', (language) => {
    const wanted = WANTED[game]?.() ?? [];
    expect(wanted.length).toBeGreaterThan(20);
    expect([...lessonsIn(game, language).keys()].sort()).toEqual(wanted.sort());
  });

  test.each(LANGUAGES)('%s has a title and the same kinds of blocks as English', (language) => {
    for (const [id, english] of lessonsIn(game, 'en')) {
      const lesson = lessonsIn(game, language).get(id);
      expect(lesson?.title, id).toBeTruthy();
      expect(lesson?.blocks.map(({ kind }) => kind)).toEqual(english.blocks.map(({ kind }) => kind));
      for (const line of lesson?.blocks.flatMap(linesOf) ?? [])
        expect(plainLine(line, (card) => card)).not.toMatch(/[{}*@|]/);
    }
  });

  test.each(LANGUAGES)('%s names only icons that there are', (language) => {
    const source = readFileSync(path.join(SOURCES, game, `learn/texts/${language}.txt`), 'utf8');
    const names = [...source.matchAll(/\{icon:(\w+)/g)].map(([, name]) => name ?? '');
    expect(names.filter((name) => !(name in GLYPHS))).toEqual([]);
  });
});
