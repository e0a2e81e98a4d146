import { personRef, talkSides, taskStatus, turnReasons, turnSides } from '@waymark/events';
import { z } from 'zod';
import { read } from './read.ts';

/** Kinds of notices in somebody's bell. */
export const noticeKinds = [
  /** Somebody wrote in a conversation that concerns them. */
  'message',
  /** They were named in a message. */
  'named',
  /** They were named in a note; the team alone. */
  'noted',
  /** A mail of a stranger waits to be let in; the team alone. */
  'held',
  /** They were asked to take care of a conversation; the team alone. */
  'handed',
  /** A task was given to them. */
  'given',
  /** It is their turn: the module of their task began, or the task was opened again. */
  'turn',
  /** The team asked for a change of what they sent. */
  'changeAsked',
  /** A module began in which they take part. */
  'started',
  /** They answer for a process from now on. */
  'owned',
  /** A user of the client said how it was; the team alone. */
  'rated',
  /** Somebody can't go on; the team alone. */
  'stuck',
  /** The other side finished a task. */
  'done',
] as const;

/**
 * Row of `notices` (PRODUCT 13.10): a line of the bell of whoever asks, the newest first. What
 * happened to one task, or with one process where it happened to several, within ten minutes is one
 * line; it shows the newest. Instants are ISO 8601 UTC.
 */
export const noticeRow = z.object({
  /** Of the newest that it holds: what `MarkNoticeRead` takes. */
  id: z.string(),
  kind: z.enum(noticeKinds),
  at: z.string(),
  /** So many more messages, or tasks, stand behind it. */
  more: z.number(),
  /** Came since the bell was opened last, and was not read. */
  isNew: z.boolean(),
  isUnread: z.boolean(),
  planId: z.string(),
  /** Of a project: its board. */
  planKind: z.enum(['process', 'project']),
  planName: z.string(),
  projectId: z.string(),
  projectName: z.string(),
  clientId: z.string(),
  clientName: z.string(),
  /** null: of the whole process. */
  moduleId: z.string().nullable(),
  moduleTitle: z.string().nullable(),
  /** null: of a whole module. */
  taskId: z.string().nullable(),
  headline: z.string().nullable(),
  status: taskStatus.nullable(),
  assignee: personRef.nullable(),
  dueDate: z.string().nullable(),
  /**
   * Whose turn the task is now, why and since when; of the seller the team reads who that is
   * (PRODUCT 7.5).
   */
  turn: z.enum(turnSides).nullable(),
  turnBecause: z.enum(turnReasons).nullable(),
  turnWho: z.string().nullable(),
  turnWhoName: z.string().nullable(),
  /** Whether that is whoever asks; of several tasks, of any. */
  turnIsYours: z.boolean(),
  /** Whether they were invited and have not come yet. */
  turnInvited: z.boolean(),
  turnSince: z.string().nullable(),
  /** Who did it; null for a stranger, and for Waymark itself. */
  byId: z.string().nullable(),
  byName: z.string().nullable(),
  bySide: z.enum(talkSides).nullable(),
  /** A stranger, as their mail said it. */
  sender: z.string().nullable(),
  /** What was said, or asked to be changed, at most 300 characters. */
  text: z.string().nullable(),
  /** The personal data of who wrote it has been erased. */
  erased: z.boolean(),
});
export type NoticeRow = z.infer<typeof noticeRow>;
export const noticeRead = read(noticeRow, {
  id: true,
  kind: true,
  at: true,
  more: true,
  isNew: true,
  isUnread: true,
  planId: true,
  planKind: true,
  planName: true,
  projectId: true,
  projectName: true,
  clientId: true,
  clientName: true,
  moduleId: true,
  moduleTitle: true,
  taskId: true,
  headline: true,
  status: true,
  assignee: true,
  dueDate: true,
  turn: true,
  turnBecause: true,
  turnWho: true,
  turnWhoName: true,
  turnIsYours: true,
  turnInvited: true,
  turnSince: true,
  byId: true,
  byName: true,
  bySide: true,
  sender: false,
  text: true,
  erased: true,
});
