import { z } from 'zod';

/**
 * A refusal (RFC 9457, application/problem+json). `code` is stable and meant for programs, `detail`
 * is a sentence for people, `field` names the part of the input that is wrong.
 */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  detail: z.string(),
  field: z.string().optional(),
  requestId: z.string().optional(),
  /** For a 409: who changed the very same thing, when, by which event, and what it is now. */
  conflict: z
    .object({
      by: z.object({ accountId: z.string().nullable(), name: z.string() }),
      at: z.string(),
      event: z.string(),
      /**
       * Path of the thing from the whole to the part, as `module/<id>/task/<id>/headline`; `*` at
       * its end: what came or moved in it.
       */
      path: z.string(),
      /** What it is now, as text or JSON; null when it was removed. */
      theirs: z.unknown(),
      revision: z.string(),
      /**
       * Where it was removed: what went, alone or as the whole that held it. `kind` is block, task,
       * module, milestone, placeholder, variable, role, user, invitation, client, project,
       * blueprint or process; `name` is '' where it had none.
       */
      gone: z.object({ kind: z.string(), id: z.string(), name: z.string() }).optional(),
      /**
       * Where a whole was to be deleted in which somebody changed something: their changes in words
       * without a subject, newest first, and how many there are beside these.
       */
      meanwhile: z
        .object({
          changes: z.array(
            z.object({
              by: z.object({ accountId: z.string().nullable(), name: z.string() }),
              at: z.string(),
              sentence: z.string(),
            }),
          ),
          more: z.number().int(),
        })
        .optional(),
    })
    .optional(),
});
export type Problem = z.infer<typeof problemSchema>;
