import { z } from 'zod';
import { eventsOf, type EventOf } from './define.ts';
import { mailKind } from './mailSettings.ts';
import { defineNoun } from './noun.ts';
import { keyOf, sealed } from './sealed.ts';

/** Why a mail goes out when it does. */
export const mailReasons = ['atOnce', 'begins', 'daily', 'weekly'] as const;
export type MailReason = (typeof mailReasons)[number];

/** Why somebody hears of what was said, the strongest first. */
export const concerns = [
  'named',
  'handed',
  'assigned',
  'tookPart',
  'owns',
  'follows',
  /** Nobody is nearer to it. */
  'looksAfter',
] as const;
export type MailConcern = (typeof concerns)[number];

/** What mails there are about work. */
export const mailForms = ['invitation', 'newProcess', 'tasks', 'stuck', 'talk', 'digest'] as const;
export type MailForm = (typeof mailForms)[number];

/** What news waits for until it goes out. */
export const waitsFor = ['quietHours', 'daily', 'weekly'] as const;
/**
 * Why news never went out: somebody wants none of its kind, or about its task, or it was no news
 * any more.
 */
export const heldBackBecause = ['never', 'stopped', 'over'] as const;

const lineAbout = {
  /** null: all that lies with them in the process. */
  taskId: z.string().nullable(),
  /** null: an invitation. */
  kind: mailKind.nullable(),
  /** Of what was said. */
  because: z.enum(concerns).nullable(),
};
/** News as the record of mails has it. */
export const newsLine = z.object({ newsId: z.string(), processId: z.string(), ...lineAbout });
export type NewsLine = z.infer<typeof newsLine>;

/**
 * How a mail read; what it signs somebody in with, or answers an invitation by, is not kept: then
 * `text` and `html` are null.
 */
export const mailCopy = z.object({
  subject: z.string(),
  text: z.string().nullable(),
  html: z.string().nullable(),
});
export type MailCopy = z.infer<typeof mailCopy>;

const MONTH = 'mailMonth';

/**
 * The key that seals the copies of all mails of a month, so that they can't be read anywhere once
 * it is deleted, nor in the log. `month`: `YYYY-MM`.
 */
export const mailMonthKey = (month: string): string => keyOf(MONTH, month);

/** The month by whose key a copy is sealed; null for copies of before there was one. */
export const mailMonthOf = (about: readonly string[]): string | null =>
  about.find((key) => key.startsWith(mailMonthKey('')))?.slice(mailMonthKey('').length) ?? null;

const ofMail = {
  /** Of whoever got it. */
  accountId: z.string(),
  mailId: z.string(),
  form: z.enum(mailForms),
  why: z.enum(mailReasons).nullable(),
  /** What it tells, of one process or several. */
  news: z.array(newsLine),
  /**
   * Whose names or words it repeats, but for its receiver's: accounts and guests; and the key of
   * its month (`mailMonthKey`). None in mails of before that was told.
   */
  about: z.array(z.string()),
  /** Gone with its receiver, with each of those, and with its month. */
  copy: sealed(mailCopy, { by: 'accountId', and: 'about' }),
};

/** The post of somebody in a workspace: the news of which it is said that it waits. */
export type Post = { readonly waiting: ReadonlySet<string> };
export const noPost: Post = { waiting: new Set() };

const define = eventsOf<Post>();
const gone = ({ waiting }: Post, news: readonly NewsLine[]): Post => {
  const ids = new Set(news.map(({ newsId }) => newsId));
  return { waiting: new Set([...waiting].filter((id) => !ids.has(id))) };
};
const untold = { touches: () => [], reach: 'nobody' } as const;

/**
 * Which mail went to whom, why, how it read, and what became of it (PRODUCT 3.7). Stream
 * `post-<workspaceId>_<accountId>`, of one person in a workspace; how a mail read is sealed by
 * their key.
 */
export const postEvents = [
  define('NewsPutOff', {
    ...untold,
    data: z.object({
      accountId: z.string(),
      news: z.array(newsLine.extend({ waitsFor: z.enum(waitsFor) })),
    }),
    evolve: ({ waiting }, { news }) => ({
      waiting: new Set([...waiting, ...news.map(({ newsId }) => newsId)]),
    }),
  }),
  define('NewsHeldBack', {
    ...untold,
    data: z.object({
      accountId: z.string(),
      news: z.array(newsLine.extend({ why: z.enum(heldBackBecause) })),
    }),
    evolve: (state, { news }) => gone(state, news),
  }),
  define('MailSent', {
    ...untold,
    data: z.object(ofMail),
    evolve: (state, { news }) => gone(state, news),
  }),
  /**
   * It was not taken. `reason`: what the mail server said, in codes; `last`: it is not tried again.
   */
  define('MailFailed', {
    ...untold,
    data: z.object({ ...ofMail, reason: z.string(), last: z.boolean() }),
    evolve: (state, { news }) => gone(state, news),
  }),
] as const;
export type PostEvent = EventOf<typeof postEvents>;
export const postNoun = defineNoun<Post, typeof postEvents>()({
  kind: 'post',
  heardBy: 'team',
  place: 'workspace',
  initial: noPost,
  events: postEvents,
  inHistory: false,
  topics: () => ['mailings'],
});
