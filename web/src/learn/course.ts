/** What a game brings to its guided first game; everything else is the same for all games. */
import type { Component } from 'svelte';
import type { Language } from '../locale/languages';
import type { Choice, Question, TableState } from '../protocol/types';
import type { Step } from './script.svelte';

/** A lesson that is written down: what it is called, what it is about, and its steps. */
export interface Written {
  title: () => string;
  intro: () => string;
  begin: () => string;
  load: () => Promise<Step[]>;
}

export interface Course {
  game: string;
  /** Options of the table that is played at. */
  options: Record<string, boolean>;
  /** Where the rules can be read instead. */
  rules: string;
  /** The lessons in a language, written as the rules are. */
  lessons: (language: Language) => Promise<string>;
  /** What the page before the game says of it: a sentence, and some points. */
  intro: () => string;
  points: () => string[];
  /** Said before the first question. */
  opening: readonly string[];
  /** What everybody meets in a game, in the order in which it usually comes. */
  topics: readonly string[];
  /** The lesson about a question. */
  lessonFor: (question: Question) => string;
  /** Where the things lie that a lesson is about, as a selector. */
  places: Record<string, string>;
  /** Where an answer can be given, as selectors, the best first. */
  answerPlaces: (choice: Choice) => string[];
  /** The lesson that tells why an answer is advised, if there is one. */
  reasonFor: (lesson: string, advised: Choice) => string | null;
  /** What the advised answer costs, in a sentence; empty where it costs nothing worth saying. */
  price: (state: TableState, advised: Choice) => string;
  /** What comes before the first game, and what is for who has played it. */
  first?: Written;
  second?: Written;
  /** Beside the words of the page before the game. */
  Cover: Component;
  /** Beside the first words of the coach. */
  Picture: Component<{ state: TableState }>;
}
