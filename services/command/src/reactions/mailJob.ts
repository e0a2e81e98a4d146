import { language } from '@waymark/events';
import { z } from 'zod';

/**
 * A mail that is to be sent, as it waits in the outbox. It names people by account id (and a code by its id): the
 * address and the names are looked up at the moment of sending.
 */
const toSomebody = {
  /** The event that it is about; with `to` it names the mail, so that none goes out twice. */
  eventId: z.string(),
  to: z.string(),
  workspaceId: z.string(),
  workspaceName: z.string(),
};
/**
 * Of a mail about work: the client among whose people the one who is meant was invited and has not said yes. Such a mail
 * waits until they do (heldMails.ts).
 */
const heldFor = z.string().nullable().default(null);
const taskLine = z.object({ taskId: z.string(), headline: z.string() });

export const mailJob = z.discriminatedUnion('mail', [
  z.object({
    mail: z.literal('oneTimeCode'),
    codeId: z.string(),
    /** Of the browser that asked. */
    language: language.optional(),
  }),
  z.object({
    mail: z.literal('newProcess'),
    ...toSomebody,
    heldFor,
    clientName: z.string(),
    projectName: z.string(),
    processName: z.string(),
    processId: z.string(),
    /** Their first open task; null when none waits for them. */
    taskId: z.string().nullable(),
  }),
  z.object({
    mail: z.literal('tasks'),
    ...toSomebody,
    heldFor,
    processName: z.string(),
    processId: z.string(),
    /** In the order of the plan; the link leads to the first. */
    tasks: z.array(taskLine).min(1),
    /** How many there are; `tasks` may name fewer. */
    count: z.number().int(),
  }),
  z.object({
    mail: z.literal('invitation'),
    ...toSomebody,
    by: z.string().nullable(),
    /** Among whose people; null for the team. */
    clientId: z.string().nullable().default(null),
    /** Name of the execution or project that it leads to. */
    target: z.string().nullable().default(null),
  }),
  z.object({
    mail: z.literal('stuck'),
    ...toSomebody,
    by: z.string(),
    processName: z.string(),
    processId: z.string(),
    moduleId: z.string(),
    task: taskLine,
    reason: z.string().nullable(),
  }),
]);
export type MailJob = z.infer<typeof mailJob>;
export type EventMail = Exclude<MailJob, { mail: 'oneTimeCode' }>;
export type MailOf<Kind extends MailJob['mail']> = Extract<
  MailJob,
  { mail: Kind }
>;

/** Largest number of tasks that one mail names. */
export const NAMED_TASKS = 10;
