import { gender } from '@waymark/events';
import { z } from 'zod';
import { line } from '../text.ts';

/** Profile of a person (PRODUCT 3.4: an empty gender is left out). */
export const profile = z.object({
  firstName: line,
  lastName: line,
  gender: gender.nullish(),
});
