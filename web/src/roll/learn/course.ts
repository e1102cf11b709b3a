/** The guided first game of Roll: a lesson for each question, assigning dice step by step. */
import type { Course } from '../../learn/course';
import { lessonsFrom } from '../../learn/lessons.svelte';
import { quoted } from '../../learn/spotlight';
import { text } from '../../locale/locale.svelte';
import { actOf } from '../acts';
import { word } from '../words.svelte';
import Cover from './Cover.svelte';
import Picture from './Picture.svelte';

const OPENING = ['welcome', 'dice'];
const PLAYED = ['place_start', 'select', 'assign_reassign', 'explore', 'place_tile', 'recall', 'ship'];
const STRIP = '.strip .columns';

export const course: Course = {
  game: 'roll',
  options: {},
  rules: '/rules/roll',
  lessons: lessonsFrom(import.meta.glob<string>('./texts/*.txt', { query: '?raw', import: 'default' })),
  intro: () => word('learn-intro'),
  points: () => [word('learn-point-dice'), text('learn-point-coach'), text('learn-point-free')],
  opening: OPENING,
  topics: [...OPENING, ...PLAYED],
  lessonFor: ({ name, say }) => (name === 'assign' ? say.id.replace('question-', '').replaceAll('-', '_') : name),
  places: { welcome: '.own ul', dice: '.own .stores, .own .line', select: STRIP, assign_wilds: STRIP },
  /** A die on the strip, a tile, a task or a button. */
  answerPlaces(choice) {
    const act = actOf(choice);
    const dice =
      act.kind === 'select' || act.kind === 'move'
        ? [`[data-die=${quoted(`${act.colour}/${act.from}`)}]`]
        : act.kind === 'die'
          ? [`[data-die=${quoted(`${act.colour}/${act.place}`)}]`]
          : [];
    return [`[data-answer=${quoted(choice.text)}]`, ...dice];
  },
  reasonFor: (lesson, advised) => (lesson === 'select' ? `why-${advised.text.split(' ')[1] ?? ''}` : null),
  price: () => '',
  Cover,
  Picture,
};
