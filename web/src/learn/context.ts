import { createContext } from 'svelte';
import type { Course } from './course';

/** The course that is being taken, for everything drawn below `LearnPage`. */
export const [courseContext, provideCourse] = createContext<Course>();
