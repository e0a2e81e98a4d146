import {
  audience,
  blockKinds,
  dueInDays,
  html,
  ownContent,
  personRef,
  placeholderId,
  taskContent,
  taskDuration,
  taskSeenBy,
  taskTypes,
  variableType,
  wordedMail,
  type OwnContent,
  type TaskContent,
} from '@waymark/events';
import { z } from 'zod';
import { day, name, variableValue } from '../text.ts';
import { givenMailWords } from './mailWords.ts';

/**
 * The key of an item of a draft, by which an edit finds it again while nothing exists yet; unique
 * in its draft.
 */
const key = z.string().max(100);

/** A draft with contents of blocks and tasks as they are given, or as they are shown. */
const draftWith = <Block extends z.ZodType<OwnContent>, Task extends z.ZodType<TaskContent>>(
  blockContent: Block,
  taskContent: Task,
) => {
  /** A piece of a module that is no task. */
  const content = z.object({ kind: z.literal('content'), key, content: blockContent });
  const task = z.object({
    kind: z.literal('task'),
    key,
    headline: name,
    /** Rich text as HTML. */
    description: html,
    content: taskContent,
    /** A placeholder of the draft, or a role. */
    assignee: personRef.nullable().default(null),
    followers: z.array(personRef).default([]),
    dueInDays: dueInDays.nullable().default(null),
    mandatory: z.boolean().default(true),
    seenBy: taskSeenBy.default('module'),
    /** How long it is expected to take. */
    duration: taskDuration.nullable().default(null),
    /** Ids of variables of the draft that it shows, in this order. */
    variables: z.array(z.string().max(100)).default([]),
  });
  const module = z.object({
    key,
    title: name,
    description: html,
    audience: audience.default('EXTERN'),
    participants: z.array(personRef).default([]),
    blocks: z.array(z.discriminatedUnion('kind', [content, task])),
  });
  return z.object({
    milestones: z.array(z.object({ key, name, modules: z.array(module) })),
    placeholders: z
      .array(z.object({ placeholderId, name, description: z.string().max(2000).default('') }))
      .default([]),
    variables: z
      .array(
        z.object({
          variableId: z.string().min(1).max(100),
          type: variableType,
          name,
          value: variableValue.default(''),
          label: z.string().max(200).default(''),
        }),
      )
      .default([]),
    /** What its rollouts are proposed as first and last day. */
    dates: z.object({ start: day, end: day }).nullable().default(null),
    /** Who follows whatever is rolled out from it. */
    followers: z.array(personRef).default([]),
    /** Its own words of mails. */
    mails: z.partialRecord(wordedMail, givenMailWords).default({}),
  });
};

/**
 * A blueprint's plan that is not yet made: all in the order in which it stands, without ids and
 * weights.
 */
export const importDraft = draftWith(blockKinds.given, taskTypes.given);
/** The same as it is answered. */
export const shownDraft = draftWith(ownContent, taskContent);
export type ImportDraft = z.infer<typeof importDraft>;
export type DraftMilestone = ImportDraft['milestones'][number];
export type DraftModule = DraftMilestone['modules'][number];
export type DraftBlock = DraftModule['blocks'][number];
export type DraftTask = Extract<DraftBlock, { kind: 'task' }>;
