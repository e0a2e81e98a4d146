/** One file of script with the bell and what it opens. */
export { Bell } from './Bell.tsx';
