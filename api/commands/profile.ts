import { gender } from '@waymark/events';
import { z } from 'zod';
import { line } from '../text.ts';

/** Profile of a person (spec 1 §5: an empty gender is left out). */
export const profile = z.object({
  firstName: line,
  lastName: line,
  gender: gender.nullish(),
});
