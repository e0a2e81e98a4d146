import { asName } from '@waymark/look/names';
import { z } from 'zod';
import { asLink } from '@waymark/look/values';
import { FIRST_DATE, LAST_DATE } from '../calendarDays.ts';
import { calendarDate } from '../define.ts';

/** Texts, ids and days as a command may bring them; lengths in UTF-16 units. */

export const sound = (text: string) => text.isWellFormed() && !text.includes('\u0000');
const unsound = 'holds characters that cannot be stored';

/** A line as `asName` makes it of what was typed; may be empty, at most 500. */
export const line = z
  .string()
  .overwrite(asName)
  .max(500, 'must have at most 500 characters')
  .refine(sound, unsound);

/** A name or title as `asName` makes it of what was typed: one line, not empty, at most 200. */
export const name = z
  .string()
  .overwrite(asName)
  .min(1, 'must not be empty')
  .max(200, 'must have at most 200 characters')
  .refine(sound, unsound);

/**
 * An id that the caller made. No underscore, slash or space: it becomes part of stream names and
 * paths.
 */
export const id = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,64}$/, 'must have 1 to 64 letters, digits or hyphens');

/** A calendar date that a process may have. */
export const day = calendarDate.refine(
  (date) => date >= FIRST_DATE && date <= LAST_DATE,
  `must be between ${FIRST_DATE} and ${LAST_DATE}`,
);

/** Rich text as HTML, at most 100,000; it is sanitised before it is stored. */
export const html = z
  .string()
  .max(100_000, 'must have at most 100,000 characters')
  .refine(sound, unsound);

const notAnAddress = 'must begin with https://, http://, mailto: or tel:';

/** An address, or what stands for one: a variable between two braces (PRODUCT 6.12). */
export const hrefOrVariable = z
  .string()
  .overwrite((text) => asLink(text) ?? text.trim())
  .max(2000)
  .refine(sound, unsound)
  .refine(
    (text) => asLink(text) !== null || /^\{\{[^{}<>\r\n]{1,250}\}\}$/.test(text),
    notAnAddress,
  );
