import { FIRST_DATE, LAST_DATE } from '@waymark/events/calendarDays';
import { calendarDate, sound } from '@waymark/events';
import { z } from 'zod';
import { asName } from '@waymark/look/names';
import {
  asAddress,
  readAddress,
  type FaultOfAddress,
} from '@waymark/look/emailAddress';

export { hrefOrVariable, html, line } from '@waymark/events';

/** Kinds of text that payloads are made of; lengths in UTF-16 units. */

/** A name or title as `asName` makes it of what was typed: one line, not empty, at most 200. */
export const name = z
  .string()
  .overwrite(asName)
  .min(1, 'must not be empty')
  .max(200, 'must have at most 200 characters')
  .refine(sound, 'holds characters that cannot be stored');

/** An id that the caller made. No underscore, slash or space: it becomes part of stream names and paths. */
export const id = z
  .string()
  .regex(
    /^[A-Za-z0-9-]{1,64}$/,
    'must have 1 to 64 letters, digits or hyphens',
  );

/** A position in a list, from 0. */
export const index = z.number().int().min(0).max(100_000);

const faultsOfAddress: Record<FaultOfAddress, string> = {
  noAddress: 'must be an e-mail address',
  longName: 'must have at most 64 characters before the @',
  longAddress: 'must have at most 254 characters',
  foreignName: 'must have letters from a to z alone before the @',
};

/** An address that mail goes to, in one form: its domain as the network has it, however it was typed. */
export const email = z
  .string()
  .overwrite((typed) => asAddress(typed) ?? typed.trim())
  .superRefine((typed, context) => {
    const read = readAddress(typed);
    if ('fault' in read)
      context.addIssue({
        code: 'custom',
        message: faultsOfAddress[read.fault],
      });
  });

/** A calendar date that a process may have. */
export const day = calendarDate.refine(
  (date) => date >= FIRST_DATE && date <= LAST_DATE,
  `must be between ${FIRST_DATE} and ${LAST_DATE}`,
);

/** What a variable holds, which may be a long link: at most 2,000. */
export const variableValue = z
  .string()
  .trim()
  .max(2000, 'must have at most 2,000 characters')
  .refine(sound, 'holds characters that cannot be stored');
