import { expect, test } from 'vitest';
import { unstyled } from './pageStyles.ts';

/** What only a board of jobs draws, which brings how it looks. */
const jobsAlone = /^admin\/src\/parts\/board\/CardItems\.tsx: /;

test('whatever page of the staff is opened first, the styles of all that it shows come with it', () => {
  expect(unstyled().filter((one) => !jobsAlone.test(one))).toEqual([]);
});
