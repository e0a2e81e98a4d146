import { cadence, mailKind, mailStop, quietHours, timeOfDay } from '@waymark/events';
import { z } from 'zod';

/** `GET /api/mails/settings`: what goes for somebody, as they chose it and have not stopped it. */
export const mailSettingsView = z.object({
  /** Where their mails go. */
  email: z.string(),
  kinds: z.record(mailKind, cadence),
  quiet: quietHours,
  digestAt: timeOfDay,
  timeZone: z.string(),
  /**
   * Whether they chose it; else it is that of their browser, or where that is not known, of the
   * deployment.
   */
  zoneChosen: z.boolean(),
  zoneNoticed: z.string().nullable(),
  stopped: z.array(mailStop),
});
export type MailSettingsView = z.infer<typeof mailSettingsView>;

/** `POST /api/mails/resume`; the word in a mail's link by which mails like it are stopped. */
export const mailStopRequest = z.object({ token: z.string().min(1).max(2000) });

/** Tells which mails were stopped, or taken back, and for whom. */
export const mailStopView = z.object({ email: z.string(), stop: mailStop, isStopped: z.boolean() });
export type MailStopView = z.infer<typeof mailStopView>;
