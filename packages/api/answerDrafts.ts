import { answer, givenAnswers } from '@waymark/events';
import { z } from 'zod';

/**
 * `GET /api/drafts/{planKind}/{planId}/{taskId}`: what was answered and not sent yet (PRODUCT
 * 18.9).
 */
export const answerDraft = z.object({
  fields: z.record(
    z.string(),
    z.object({
      /** null: it was taken back. */
      value: answer.nullable(),
      /** From 1; by which a change says what its author had seen. */
      revision: z.number().int(),
      /** Account. */
      by: z.string(),
      /** ISO 8601 UTC. */
      at: z.string(),
    }),
  ),
});
export type AnswerDraft = z.infer<typeof answerDraft>;

/** `POST` to it: what was changed, by question. */
export const draftChanges = z.object({
  /** Of those that have one now. */
  answers: givenAnswers,
  /** Of those that have none any more. */
  gone: z.array(z.string().max(64)).max(200),
  /** The revision that its author had seen of each of them; 0: none. */
  seen: z.record(z.string().max(64), z.number().int().min(0)),
});
export type DraftChanges = z.infer<typeof draftChanges>;
