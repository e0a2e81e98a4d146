import { answer } from '@waymark/events';
import { z } from 'zod';
import { shownFile } from '../files.ts';
import { read } from './read.ts';

/**
 * An answer: what, by whom (account, or guest) and when (ISO 8601 UTC). `value`: null where it was
 * taken back or its author was erased.
 */
const given = z.object({
  value: answer.nullable(),
  by: z.string(),
  at: z.string(),
  erased: z.boolean(),
});

/** Row of `answers`: what was answered to the form of a task (PRODUCT 18.7). */
export const answersRow = z.object({
  /** `<planId>_<taskId>` */
  id: z.string(),
  planId: z.string(),
  planKind: z.enum(['process', 'project']),
  /** '' for the board of a project. */
  planName: z.string(),
  projectName: z.string(),
  clientId: z.string(),
  clientName: z.string(),
  taskId: z.string(),
  moduleId: z.string(),
  headline: z.string(),
  formId: z.string(),
  version: z.number().int(),
  state: z.enum(['sent', 'withdrawn']),
  /** When they were sent first, and by whom. */
  sentAt: z.string(),
  sentBy: z.string().nullable(),
  /** When something happened to them last. */
  changedAt: z.string(),
  /** By question. `was`: what stood there before, the oldest first. */
  given: z.record(z.string(), given.extend({ was: z.array(given) })),
  /** That answers name. */
  files: z.array(shownFile),
  /** What guests among those who answered are called, by their id. */
  guests: z.record(z.string(), z.string()),
  /** What the team wants changed, by question; empty once it was. */
  asked: z.record(
    z.string(),
    z.object({ words: z.string(), by: z.string(), at: z.string(), erased: z.boolean() }),
  ),
});
export type AnswersRow = z.infer<typeof answersRow>;
export const answersRead = read(answersRow, {
  id: true,
  planId: true,
  planKind: true,
  planName: true,
  projectName: true,
  clientId: true,
  clientName: true,
  taskId: true,
  moduleId: true,
  headline: true,
  formId: true,
  version: true,
  state: true,
  sentAt: true,
  sentBy: true,
  changedAt: true,
  given: true,
  asked: true,
  files: true,
  guests: true,
});
