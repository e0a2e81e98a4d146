import { gender, language, mailChoice, zoneName } from '@waymark/events';
import { z } from 'zod';
import { line } from '../text.ts';

/** Profile of a person (PRODUCT 3.4: a gender that is left out stays, null takes it back). */
export const profile = z.object({ firstName: line, lastName: line, gender: gender.nullish() });

/** What of it is to be otherwise; what is absent stays as it is. */
export const changedProfile = profile.partial();

/** The language they read in (PRODUCT 3.5); null: that of their browser. */
export const chosenLanguage = z.object({ language: language.nullable() });

/** Sets which mails somebody gets and when; what is absent stays as it is. */
export const chosenMails = mailChoice.extend({ timeZone: zoneName.optional() });

/** The time zone that somebody's browser tells. */
export const noticedZone = z.object({ timeZone: zoneName });
