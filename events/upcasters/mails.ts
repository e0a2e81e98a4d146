import { z } from 'zod';
import { mailForms, mailReasons, newsLine } from '../post.ts';
import type { PastVersion } from '../versions.ts';

const mailV1 = {
  accountId: z.string(),
  mailId: z.string(),
  form: z.enum(mailForms),
  why: z.enum(mailReasons).nullable(),
  news: z.array(newsLine),
  copy: z.string(),
};

/** Copies were sealed by the key of whoever got the mail alone. */
const past = <Shape extends z.ZodRawShape>(shape: Shape): readonly PastVersion[] => [
  { data: z.object(shape), upcast: (mail: object) => ({ ...mail, about: [] }) },
];

export const mails = {
  MailSent: past(mailV1),
  MailFailed: past({ ...mailV1, reason: z.string(), last: z.boolean() }),
};
