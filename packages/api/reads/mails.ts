import {
  concerns,
  heldBackBecause,
  mailForms,
  mailKind,
  mailReasons,
  waitsFor,
} from '@waymark/events';
import { z } from 'zod';
import { read } from './read.ts';

/**
 * States of a mail to somebody. `joined`: it waited, and went out in another mail; `trying`: it was
 * not taken, and is tried again.
 */
export const mailStates = [
  'waits',
  'joined',
  'sent',
  'trying',
  'refused',
  ...heldBackBecause,
] as const;

/** Row of `mailings`: filter by planId, the process; the latest first. The team's alone. */
export const mailingRow = z.object({
  /** Of the mail; of news while it is in none. A mail about several processes has it in each. */
  id: z.string(),
  planId: z.string(),
  /** Who got it, or gets it. */
  accountId: z.string(),
  state: z.enum(mailStates),
  /** Of what waits. */
  waitsFor: z.enum(waitsFor).nullable(),
  /** null for news. */
  form: z.enum(mailForms).nullable(),
  /** Why it went out when it did. */
  why: z.enum(mailReasons).nullable(),
  /** What it tells of the process. */
  about: z.array(
    z.object({
      taskId: z.string().nullable(),
      /** null where there is no such task any more. */
      headline: z.string().nullable(),
      kind: mailKind.nullable(),
      because: z.enum(concerns).nullable(),
    }),
  ),
  /** The mail that it joined. */
  inMail: z.string().nullable(),
  /** What the mail server said when it did not take it, in codes. */
  reason: z.string().nullable(),
  /** null for news, and where how it read is gone. */
  subject: z.string().nullable(),
  /** Its receiver was erased, and how it read with them. */
  erased: z.boolean(),
  /** How it read was kept as long as copies of mails are, and is gone. */
  expired: z.boolean(),
  /** When that became of it, ISO 8601 UTC. */
  at: z.string(),
});
export type MailingRow = z.infer<typeof mailingRow>;
const teamOnly = false;
export const mailingRead = read(mailingRow, {
  id: teamOnly,
  planId: teamOnly,
  accountId: teamOnly,
  state: teamOnly,
  waitsFor: teamOnly,
  form: teamOnly,
  why: teamOnly,
  about: teamOnly,
  inMail: teamOnly,
  reason: teamOnly,
  subject: teamOnly,
  erased: teamOnly,
  expired: teamOnly,
  at: teamOnly,
});

/** Row of `mailCopies`: how a mail read, by its id. */
export const mailCopyRow = z.object({
  id: z.string(),
  planId: z.string(),
  accountId: z.string(),
  /** null: it was not kept, as what lets somebody in, went with its receiver, or has expired. */
  subject: z.string().nullable(),
  text: z.string().nullable(),
  html: z.string().nullable(),
  erased: z.boolean(),
  expired: z.boolean(),
  at: z.string(),
});
export type MailCopyRow = z.infer<typeof mailCopyRow>;
export const mailCopyRead = read(mailCopyRow, {
  id: teamOnly,
  planId: teamOnly,
  accountId: teamOnly,
  subject: teamOnly,
  text: teamOnly,
  html: teamOnly,
  erased: teamOnly,
  expired: teamOnly,
  at: teamOnly,
});
