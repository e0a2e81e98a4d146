import type { CommandName } from '@waymark/api';
import { z } from 'zod';
import { commandTable } from '../nouns/commandTable.ts';

/** True for a change that takes a noticeable time by itself, however little it says. */
export function isHardWork(name: CommandName): boolean {
  const { hard, past } = commandTable[name];
  return hard === true || past !== undefined;
}

/** True when a change, if it is made, may send mails to people. */
export function setsOffMail(name: CommandName, payload: unknown): boolean {
  const { schema, mails } = commandTable[name];
  if (mails === undefined) return false;
  try {
    return mails(schema.parse(payload));
  } catch (error) {
    // It will be refused for that.
    if (error instanceof z.ZodError) return false;
    throw error;
  }
}
