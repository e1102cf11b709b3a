/** The guided first game of Transgalactica: a first round that is laid out, then a lesson for each question. */
import { fetchOnce } from '../../app/fetch';
import roundAddress from '../../generated/transgalactica/round.json?url';
import type { Course } from '../../learn/course';
import { lessonsFrom } from '../../learn/lessons.svelte';
import type { Step } from '../../learn/script.svelte';
import { quoted } from '../../learn/spotlight';
import { text } from '../../locale/locale.svelte';
import { word } from '../words.svelte';
import Cover from './Cover.svelte';
import Picture from './Picture.svelte';

const OPENING = ['welcome', 'goods'];
const PLAYED = ['draft', 'turn', 'follow', 'explore', 'choose_option', 'gain_any', 'collect', 'mark', 'take_mission'];

export const course: Course = {
  game: 'transgalactica',
  options: {},
  rules: '/rules/transgalactica',
  lessons: lessonsFrom(import.meta.glob<string>('./texts/*.txt', { query: '?raw', import: 'default' })),
  intro: () => word('learn-intro'),
  points: () => [word('learn-point-map'), text('learn-point-coach'), text('learn-point-free')],
  opening: OPENING,
  topics: [...OPENING, ...PLAYED],
  lessonFor: ({ name }) => name,
  places: {
    welcome: '#board-part',
    goods: '[data-own]',
    'first-welcome': '#board-part',
    'first-own': '[data-own]',
    'first-rivals': '[data-players], #board-part',
    'first-flight': '[data-space="B1"]',
    'first-outpost': '[data-space="B1"]',
    'first-maintenance': '[data-own]',
  },
  first: {
    title: () => word('learn-first-title'),
    intro: () => word('learn-first-intro'),
    begin: () => word('learn-first-begin'),
    load: () => fetchOnce<Step[]>(roundAddress),
  },
  answerPlaces: ({ text: answer }) => [`.question [data-answer=${quoted(answer)}]`],
  reasonFor: () => null,
  price: () => '',
  Cover,
  Picture,
};
