import {
  personRef,
  taskStatus,
  turnOrigins,
  turnReasons,
  turnSides,
  audience,
  refusedReplies,
  talkSides,
} from '@waymark/events';
import { z } from 'zod';
import { shownFile } from '../files.ts';
import { read } from './read.ts';

/**
 * Rows of what is said about a task (PRODUCT 13): `messages`, `notes`, `conversations`. Instants
 * are ISO 8601 UTC.
 */
const said = {
  id: z.string(),
  planId: z.string(),
  taskId: z.string(),
  moduleId: z.string(),
  at: z.string(),
  /** null for a stranger, and for Waymark itself. */
  authorId: z.string().nullable(),
  /** Plain text; empty where it was deleted or erased. */
  text: z.string(),
  /** The personal data of who wrote it has been erased. */
  erased: z.boolean(),
  /** Since when; null where it was not, or where that is not known. */
  erasedAt: z.string().nullable(),
  /** Accounts. */
  mentions: z.array(z.string()),
  /** What it read before it was edited, the oldest first, each with since when. */
  versions: z.array(z.object({ text: z.string(), at: z.string() })),
  editedAt: z.string().nullable(),
  deletedAt: z.string().nullable(),
  files: z.array(shownFile),
  /** Who else has seen it, and when. */
  seenBy: z.array(z.object({ accountId: z.string(), at: z.string() })),
};
const saidShown = {
  id: true,
  planId: true,
  taskId: true,
  moduleId: true,
  at: true,
  authorId: true,
  text: true,
  erased: true,
  erasedAt: true,
  mentions: true,
  versions: true,
  editedAt: true,
  deletedAt: true,
  files: true,
  seenBy: true,
} as const;

/**
 * Row of `messages`: filter by planId and taskId, which belong together; in the order in which they
 * came.
 */
export const messageRow = z.object({
  ...said,
  /** `stuck`: the reason that was given with the status; empty where none was. */
  kind: z.enum(['message', 'stuck']),
  /** `held`: a mail of a stranger that waits to be let in; the team alone reads it. */
  state: z.enum(['shown', 'held', 'refused']),
  /**
   * Of a mail that could not be taken, sent to the address of `authorId`: why; the team alone reads
   * it.
   */
  refusedFor: z.enum(refusedReplies).nullable(),
  /** For whom its author spoke. */
  side: z.enum([...talkSides, 'stranger']),
  via: z.enum(['app', 'mail']),
  /** Quoted text and signature that were cut off a mail; null where there was none. */
  rest: z.string().nullable(),
  /** Of a stranger, as their mail said it. */
  senderName: z.string().nullable(),
  senderAddress: z.string().nullable(),
});
export type MessageRow = z.infer<typeof messageRow>;
export const messageRead = read(messageRow, {
  ...saidShown,
  kind: true,
  state: true,
  refusedFor: false,
  side: true,
  via: true,
  rest: true,
  senderName: true,
  senderAddress: false,
});

/** Row of `notes`: the team's alone. */
export const noteRow = z.object(said);
export type NoteRow = z.infer<typeof noteRow>;
export const noteRead = read(noteRow, {
  id: false,
  planId: false,
  taskId: false,
  moduleId: false,
  at: false,
  authorId: false,
  text: false,
  erased: false,
  erasedAt: false,
  mentions: false,
  versions: false,
  editedAt: false,
  deletedAt: false,
  files: false,
  seenBy: false,
});

/** Row of `conversations`: a task about which something was said, as whoever asks has seen it. */
export const conversationRow = z.object({
  /** `<planId>_<taskId>` */
  id: z.string(),
  planId: z.string(),
  /** Of a project: its board, of which the task is a job's. */
  planKind: z.enum(['process', 'project']),
  planName: z.string(),
  projectId: z.string(),
  projectName: z.string(),
  clientId: z.string(),
  clientName: z.string(),
  moduleId: z.string(),
  moduleTitle: z.string(),
  milestoneName: z.string(),
  taskId: z.string(),
  headline: z.string(),
  status: taskStatus,
  assignee: personRef.nullable(),
  followers: z.array(personRef),
  dueDate: z.string().nullable(),
  plannedOn: z.string().nullable(),
  audience,
  turn: z.enum(turnSides),
  turnWho: z.string().nullable(),
  turnBecause: z.enum(turnReasons),
  turnFrom: z.enum(turnOrigins).nullable(),
  turnBy: z.string().nullable(),
  turnSince: z.string().nullable(),
  /**
   * It waits for the seller: asked or stuck and not answered, or a mail of a stranger waits to be
   * let in.
   */
  waits: z.boolean(),
  /** Since when; where it does not wait, when something was said last. */
  since: z.string(),
  messages: z.number(),
  notes: z.number(),
  /** Mails that wait to be let in. */
  held: z.number(),
  /** Of others, and not seen. */
  unread: z.number(),
  /** Up to which instant it was seen; null: never. */
  seenUpTo: z.string().nullable(),
  lastAt: z.string(),
  lastKind: z.enum(['message', 'stuck', 'note', 'held']),
  lastBy: z.string().nullable(),
  lastSender: z.string().nullable(),
  /** At most 300 characters. */
  lastText: z.string(),
  lastErased: z.boolean(),
  /** Who of the team was asked to take care of it. */
  handedTo: z.string().nullable(),
  /** Until when whoever asks has put it off; null once something came since. */
  putOffUntil: z.string().nullable(),
  /**
   * Whoever asks does or follows the task, owns its process, was handed the conversation, or named
   * in it.
   */
  mine: z.boolean(),
});
export type ConversationRow = z.infer<typeof conversationRow>;
export const conversationRead = read(conversationRow, {
  id: true,
  planId: true,
  planKind: true,
  planName: true,
  projectId: true,
  projectName: true,
  clientId: true,
  clientName: true,
  moduleId: true,
  moduleTitle: true,
  milestoneName: true,
  taskId: true,
  headline: true,
  status: true,
  assignee: true,
  followers: true,
  dueDate: true,
  plannedOn: true,
  audience: true,
  turn: true,
  turnWho: true,
  turnBecause: true,
  turnFrom: true,
  turnBy: true,
  turnSince: true,
  waits: true,
  since: true,
  messages: true,
  notes: false,
  held: false,
  unread: true,
  seenUpTo: true,
  lastAt: true,
  lastKind: true,
  lastBy: true,
  lastSender: false,
  lastText: true,
  lastErased: true,
  handedTo: false,
  putOffUntil: true,
  mine: true,
});
