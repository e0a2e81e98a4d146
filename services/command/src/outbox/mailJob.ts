import { signInMethods } from '@waymark/api';
import { language, mailKind, mailReasons, newsLine, ownText, taskDuration } from '@waymark/events';
import { z } from 'zod';
import { saidInTalk, turnCame } from './newsForPeople.ts';

/**
 * A mail that is to be sent, as it waits in the outbox. It names people by account id (and a code
 * by its id): the address and the names are looked up at the moment of sending.
 */
const toSomebody = {
  /** The event that it is about; with `to` it names the mail, so that none goes out twice. */
  eventId: z.string(),
  to: z.string(),
  workspaceId: z.string(),
  workspaceName: z.string(),
  /**
   * Why it goes out now; absent: it was put in by an earlier version, or is not about what one may
   * stop.
   */
  why: z.enum(mailReasons).optional(),
  /** What it is about, as far as somebody may stop that by one click. */
  kinds: z.array(mailKind).optional(),
  /** What it tells, for the record of mails. */
  news: z.array(newsLine).optional(),
};
/**
 * Of a mail about work: the client among whose people the one who is meant was invited and has not
 * said yes. Such a mail waits until they do (heldMails.ts).
 */
const heldFor = z.string().nullable().default(null);
const taskLine = z.object({
  taskId: z.string(),
  headline: z.string(),
  moduleId: z.string().optional(),
  dueDate: z.string().nullable().optional(),
  duration: taskDuration.nullable().optional(),
  /** How its own words begin; of the first task of a first mail. */
  words: z.string().optional(),
  /**
   * By what it became their turn; `by`: the account through whom, `module`: what its module is
   * called.
   */
  came: turnCame.extend({ by: z.string().nullable(), module: z.string() }).optional(),
});
export type TaskLine = z.infer<typeof taskLine>;
const saidOfTask = taskLine.extend({
  moduleId: z.string(),
  /** The account by whom. */
  by: z.string().nullable(),
  reason: ownText.nullable(),
});
/** The words are sealed: they are looked up at the moment of sending. */
const saidAbout = saidInTalk.extend({
  /** The account by whom; null for a stranger. */
  by: z.string().nullable(),
});
const digestProcess = z.object({
  processId: z.string(),
  processName: z.string(),
  clientName: z.string(),
  /** Whether who gets it is of the client; else of the team. */
  ofClient: z.boolean(),
  /** Of which project; null: the job was put in by an earlier version. */
  projectId: z.string().nullable().default(null),
  /** A project, whose board its tasks stand on. */
  onBoard: z.boolean().default(false),
  /**
   * The first of what lies with them, of what cannot go on, of what others did; with how many there
   * are of each.
   */
  turn: z.array(taskLine.extend({ moduleId: z.string() })),
  turnCount: z.number().int(),
  /**
   * How many of what lies with them were due before that day; the job may be of an earlier version.
   */
  lateCount: z.number().int().default(0),
  stuck: z.array(saidOfTask),
  stuckCount: z.number().int(),
  others: z.array(saidOfTask),
  othersCount: z.number().int(),
  /** What was said in conversations. */
  talk: z.array(taskLine.extend({ moduleId: z.string(), said: saidAbout })).default([]),
  talkCount: z.number().int().default(0),
});
export type DigestProcess = z.infer<typeof digestProcess>;

export const mailJob = z.discriminatedUnion('mail', [
  z.object({
    mail: z.literal('oneTimeCode'),
    codeId: z.string(),
    /** Of the browser that asked. */
    language: language.optional(),
  }),
  z.object({
    mail: z.literal('newSignIn'),
    /** The account that was signed in to. */
    to: z.string(),
    /** The session that began; it names the mail. */
    sid: z.string(),
    at: z.string(),
    browser: z.string().nullable(),
    system: z.string().nullable(),
    network: z.string(),
    /** How they showed who they are; absent in what an earlier version put in: by a code. */
    method: z.enum(signInMethods).default('otp'),
  }),
  z.object({
    mail: z.literal('passwordChanged'),
    /** The account whose password it is. */
    to: z.string(),
    /** Names the change, and with that the mail. */
    changeId: z.string(),
    how: z.enum(['set', 'changed', 'reset', 'removed']),
    at: z.string(),
    browser: z.string().nullable(),
    system: z.string().nullable(),
    network: z.string(),
  }),
  z.object({
    mail: z.literal('newProcess'),
    ...toSomebody,
    heldFor,
    clientName: z.string(),
    projectName: z.string(),
    processName: z.string(),
    processId: z.string(),
    /**
     * Who of the seller writes: who answers for the process, else who started it; null: nobody in
     * particular.
     */
    by: z.string().nullable().default(null),
    /** Their first open task; null when none waits for them. */
    taskId: z.string().nullable(),
    /** The first of what waits for them, and how much there is. */
    tasks: z.array(taskLine).optional(),
    count: z.number().int().optional(),
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
    /** They have been told of all of them before. */
    reminds: z.boolean().optional(),
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
    reason: ownText.nullable(),
  }),
  z.object({
    mail: z.literal('talk'),
    ...toSomebody,
    processName: z.string(),
    processId: z.string(),
    clientName: z.string(),
    moduleTitle: z.string(),
    moduleId: z.string(),
    task: taskLine,
    /** Whether who gets it is of the client; else of the team. */
    ofClient: z.boolean(),
    /** The latest of what is new in one conversation, or among the notes, and how much there is. */
    said: z.array(saidAbout).min(1),
    count: z.number().int(),
  }),
  z.object({
    mail: z.literal('digest'),
    ...toSomebody,
    /** The date where they are. */
    today: z.string(),
    processes: z.array(digestProcess).min(1),
  }),
]);
export type MailJob = z.infer<typeof mailJob>;
/** What is about signing in: of no workspace, and nothing that anybody may stop. */
type OfSigningIn = 'oneTimeCode' | 'newSignIn' | 'passwordChanged';
export type EventMail = Exclude<MailJob, { mail: OfSigningIn }>;
export type MailOf<Kind extends MailJob['mail']> = Extract<MailJob, { mail: Kind }>;

/** How often it was tried with this time, and whether it is the last. */
export type Try = { readonly attempt: number; readonly last: boolean };

/** Largest number of tasks that one mail names. */
export const NAMED_TASKS = 10;
