/** What the coach says, in the current language: a lesson for each question that the server may ask. */
import type { Language } from '../locale/languages';
import type { Section } from '../pages/rules/book';
import type { Course } from './course';
import { parseLessons } from './parse';

let lessons: ReadonlyMap<string, Section> | null = $state.raw(null);

export const lessonOf = (id: string): Section | undefined => lessons?.get(id);

export async function loadLessons(course: Course, language: Language): Promise<void> {
  lessons = parseLessons(await course.lessons(language));
}

/** The lessons of a course out of one file for each language. */
export const lessonsFrom =
  (sources: Record<string, () => Promise<string>>) =>
  (language: Language): Promise<string> => {
    const load = sources[`./texts/${language}.txt`];
    return load ? load() : Promise.reject(new Error(`There are no lessons in "${language}".`));
  };
