import { concerns, mailKind, ownText, turnOrigins } from '@waymark/events';
import { z } from 'zod';

/** What came about in the conversation of a task. */
export const talkNews = ['message', 'note', 'held', 'handed'] as const;
export type TalkNews = (typeof talkNews)[number];

/** By ids: the words stay sealed, and are read when they go out. */
export const saidInTalk = z.object({
  what: z.enum(talkNews),
  /** Message or note; null for a conversation that was handed on. */
  id: z.string().nullable(),
  because: z.enum(concerns),
});
export type SaidInTalk = z.infer<typeof saidInTalk>;

/** By what it became somebody's turn: why it was whose before, and when (ISO). */
export const turnCame = z.object({ from: z.enum(turnOrigins), at: z.string() });
export type TurnCame = z.infer<typeof turnCame>;

/**
 * What somebody is to be told, as it waits: by ids, so that whatever has changed since is told as
 * it is then.
 */
export const newsAbout = z.object({
  /** null: an invitation, which no setting is about. */
  kind: mailKind.nullable(),
  processId: z.string().nullable(),
  /** null: all that is theirs to do. */
  taskId: z.string().nullable().default(null),
  /** Their part begins with it. */
  begins: z.boolean().default(false),
  /** Of no interest where they have been told of the task before. */
  unlessTold: z.boolean().default(false),
  /** The account by whom it came about. */
  by: z.string().nullable().default(null),
  /** Of a turn. */
  came: turnCame.nullable().default(null),
  /** What somebody wrote who can't go on. */
  reason: ownText.nullable().default(null),
  /** Of an invitation: among whose people. */
  clientId: z.string().nullable().default(null),
  /** Of what was said about the task. */
  said: saidInTalk.nullable().default(null),
});
export type NewsAbout = z.infer<typeof newsAbout>;
export type NewsGiven = z.input<typeof newsAbout>;

/** News for one person. */
export type NewsFor = {
  readonly to: string;
  readonly workspaceId: string;
  /** The client on whose invitation it waits; null for who has accepted. */
  readonly heldFor: string | null;
  readonly about: NewsGiven;
};
