import { sound } from '@waymark/events';
import { z } from 'zod';
import { asAddress, readAddress, type FaultOfAddress } from '@waymark/look/emailAddress';

export { day, hrefOrVariable, html, id, line, name } from '@waymark/events';

/** Kinds of text that payloads are made of; lengths in UTF-16 units. */

/** A position in a list, from 0. */
export const index = z.number().int().min(0).max(100_000);

const faultsOfAddress: Record<FaultOfAddress, string> = {
  noAddress: 'must be an e-mail address',
  longName: 'must have at most 64 characters before the @',
  longAddress: 'must have at most 254 characters',
  foreignName: 'must have letters from a to z alone before the @',
};

/**
 * An address that mail goes to, in one form: its domain as the network has it, however it was
 * typed.
 */
export const email = z
  .string()
  .overwrite((typed) => asAddress(typed) ?? typed.trim())
  .superRefine((typed, context) => {
    const read = readAddress(typed);
    if ('fault' in read) context.addIssue({ code: 'custom', message: faultsOfAddress[read.fault] });
  });

/** Plain text of a few lines, or none: at most 2,000. */
export const fewLines = z
  .string()
  .trim()
  .max(2000, 'must have at most 2,000 characters')
  .refine(sound, 'holds characters that cannot be stored');

/** The value of a variable, which may be a long link. */
export const variableValue = fewLines;
