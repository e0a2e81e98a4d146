import { z } from 'zod';
import { entryOf, type AnyCommandName } from '../../nouns/table/commandTable.ts';

/** True for a change that takes a noticeable time by itself, however little it says. */
export function isHardWork(name: AnyCommandName): boolean {
  const { hard, past } = entryOf(name);
  return hard === true || past !== undefined;
}

/** True when a change, if it is made, may send mails to people. */
export function setsOffMail(name: AnyCommandName, payload: unknown): boolean {
  const { schema, mails } = entryOf(name);
  if (mails === undefined) return false;
  try {
    return mails(schema.parse(payload));
  } catch (error) {
    // It will be refused for that.
    if (error instanceof z.ZodError) return false;
    throw error;
  }
}
