import { actorParties } from '@waymark/events';
import { z } from 'zod';
import { read } from './read.ts';

/**
 * Row of `history`: one event, told in the language that the request prefers. Filter by planId,
 * moduleId, taskId, actor, since, until, q; newest first unless sorted by `position` ascending. `q`
 * finds what a row shows; days in it, and in `since` and `until`, which include the day that they
 * name, are those of the filter `timeZone`. Every event of a plan's stream is one row, none twice,
 * but for a renumbering that leaves the order as it was.
 */
export const historyRow = z.object({
  /** The position, which is unique. */
  id: z.string(),
  position: z.string(),
  revision: z.string(),
  planId: z.string().nullable(),
  planKind: z.enum(['blueprint', 'process', 'project']).nullable(),
  /** What that plan was called then. */
  planName: z.string().nullable(),
  /** What it is about, and what that is in: 'process:<id>', 'project:<id>', 'client:<id>'. */
  about: z.array(z.string()),
  event: z.string(),
  command: z.string(),
  at: z.string(),
  /**
   * The account of a person; the id of a share link, an API key or an automation; null for all
   * else.
   */
  actorId: z.string().nullable(),
  actorName: z.string(),
  actorParty: z.enum(actorParties),
  /** A plain sentence without its subject: 'set Move your project to Stuck'. */
  sentence: z.string(),
  /**
   * What it is about: title of the module, headline of the task, name of the placeholder … at that
   * time.
   */
  headline: z.string(),
  moduleId: z.string().nullable(),
  taskId: z.string().nullable(),
  /**
   * Old value and new, as people read them (labels, names, dates dd.MM.yyyy; rich text as plain
   * text). `status`: where it is that of a task or a module, as its schema names it.
   */
  changes: z.array(
    z.object({
      type: z.enum(['created', 'modified', 'removed']),
      field: z.string(),
      oldValue: z.string().nullable(),
      newValue: z.string().nullable(),
      status: z
        .object({
          of: z.enum(['task', 'module']),
          from: z.string().nullable(),
          to: z.string().nullable(),
        })
        .nullable(),
    }),
  ),
  /**
   * What else set it off: 'rollout of <blueprint>', 'import of <file>', 'start of the module',
   * 'placeholder <name> rolled out'; null for a direct change.
   */
  cause: z.string().nullable(),
});
export type HistoryRow = z.infer<typeof historyRow>;
export const historyRead = read(historyRow, {
  id: true,
  position: true,
  revision: false,
  planId: true,
  planKind: true,
  planName: true,
  about: false,
  event: true,
  command: false,
  at: true,
  actorId: true,
  actorName: true,
  actorParty: true,
  sentence: true,
  headline: true,
  moduleId: true,
  taskId: true,
  changes: true,
  // It may name a blueprint or a file of the team.
  cause: false,
});
