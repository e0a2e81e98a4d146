import { mailWords, wordedMail } from '@waymark/events';
import { z } from 'zod';
import { id } from './text.ts';

/** Words as they are being written: what is not there yet is empty. */
const words = z.object({
  subject: z.string().max(200),
  headline: z.string().max(200),
  body: z.string().max(20_000),
  buttonText: z.string().max(60),
});

/**
 * `POST /api/previews/mail`, and `/test`: a mail as somebody would get it. `words` null: in those
 * of Waymark; `processId` null: as from a rollout of which nothing is known; `accountId` null: to
 * who asks.
 */
export const mailPreviewRequest = z.object({
  blueprintId: id,
  mail: wordedMail,
  words: words.nullable(),
  processId: id.nullable(),
  accountId: id.nullable(),
});
export type MailPreviewRequest = z.infer<typeof mailPreviewRequest>;

/**
 * `POST /api/previews/start`: the mail that the start of a module would send somebody of the
 * client.
 */
export const startPreviewRequest = z.object({ processId: id, moduleId: id, accountId: id });
export type StartPreviewRequest = z.infer<typeof startPreviewRequest>;

/** The mail itself. `from` and `to`: `Name <address>`, or an address. */
export const mailPreview = z.object({
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});
export type MailPreview = z.infer<typeof mailPreview>;

/** The address that a test mail went to. */
export const mailTestSent = z.object({ to: z.string() });
export type MailTestSent = z.infer<typeof mailTestSent>;

/**
 * `GET /api/previews/mail-words`: words to begin with, in the language of the request. As long as
 * they stand, Waymark's go.
 */
export const mailDefaults = z.record(wordedMail, mailWords);
export type MailDefaults = z.infer<typeof mailDefaults>;
