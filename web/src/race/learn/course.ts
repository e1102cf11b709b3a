/** The guided first game of Race: ready-made hands, and a lesson for each question of the base game. */
import { fetchOnce } from '../../app/fetch';
import lessonAddress from '../../generated/race/lesson.json?url';
import type { Course } from '../../learn/course';
import { lessonsFrom } from '../../learn/lessons.svelte';
import type { Step } from '../../learn/script.svelte';
import { quoted } from '../../learn/spotlight';
import { text } from '../../locale/locale.svelte';
import Cover from './Cover.svelte';
import Picture from './Picture.svelte';

const OPENING = ['welcome', 'hand'];
const PLAYED = ['choose_action', 'keep', 'choose_development', 'choose_world', 'pay', 'consume', 'produce'];

export const course: Course = {
  game: 'race',
  options: { first_game: true },
  rules: '/rules',
  lessons: lessonsFrom(import.meta.glob<string>('./texts/*.txt', { query: '?raw', import: 'default' })),
  intro: () => text('learn-intro'),
  points: () => [text('learn-point-hands'), text('learn-point-coach'), text('learn-point-free')],
  opening: OPENING,
  topics: [...OPENING, ...PLAYED],
  lessonFor: ({ name }) => name,
  places: {
    welcome: '.own .tableau ul, .own-small ul',
    hand: '.work > ul, .sheet ul',
    choose_action: '.roles',
    'war-goals': 'ul:has([data-goal])',
    'war-military': '.opponents',
    'war-choose_action': '.roles',
    'war-takeover': 'section.question',
    'war-won': 'ul:has([data-goal])',
  },
  /** An action card, a card of the hand or the tableau, a button. */
  answerPlaces({ text: answer, card }) {
    const cards = card ? [`.work > ul [data-card=${quoted(card)}], .sheet ul [data-card=${quoted(card)}]`] : [];
    return [...cards, `[data-action=${quoted(answer)}]`, `[data-answer=${quoted(answer)}]`];
  },
  reasonFor: (lesson, advised) =>
    lesson === 'choose_action' ? `why-${advised.text.replace(/[^a-z0-9]+/g, '-')}` : null,
  /** What placing the advised card takes, as the server has summed it up. */
  price(state, advised) {
    const offer = advised.card && state.offers.find(({ card }) => card === advised.card);
    if (!offer) return '';
    const { conquer, pay } = offer;
    if (conquer && conquer.military >= conquer.defense)
      return text('learn-conquers', { military: conquer.military, defense: conquer.defense });
    return pay ? text('learn-costs', { price: pay.price }) : '';
  },
  second: {
    title: () => text('learn-war-title'),
    intro: () => text('learn-war-intro'),
    begin: () => text('learn-war-begin'),
    load: () => fetchOnce<Step[]>(lessonAddress),
  },
  Cover,
  Picture,
};
