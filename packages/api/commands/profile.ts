import { gender, language } from '@waymark/events';
import { z } from 'zod';
import { line } from '../text.ts';

/** Profile of a person (PRODUCT 3.4: an empty gender is left out). */
export const profile = z.object({
  firstName: line,
  lastName: line,
  gender: gender.nullish(),
});

/** The language they read in (PRODUCT 3.5); null: that of their browser. */
export const chosenLanguage = z.object({ language: language.nullable() });
