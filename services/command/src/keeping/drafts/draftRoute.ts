import { draftChanges, type AnswerDraft, type DraftChanges } from '@waymark/api';
import { refusalText } from '@waymark/api/problems';
import {
  authenticate,
  callerOf,
  RequestRefused,
  type RoutedContext,
  type IsEnded,
  type Route,
  type SigningSecrets,
} from '@waymark/edge';
import { nouns, streamOf } from '@waymark/events';
import type { PersonVault } from '@waymark/vault';
import type { Pool } from 'pg';
import { z } from 'zod';
import { framedTask } from '../../http/framedAct.ts';
import { callerOfRequest } from '../../callers/callerOfRequest.ts';
import { decisionProblems } from '../../http/decisionProblems.ts';
import { workspaceFromHeader } from '../../http/requestHeaders.ts';
import type { StreamCache } from '../../streams/streamCache.ts';
import { AnswerDrafts, type DraftOf } from './answerDrafts.ts';
import { mayAnswer } from './mayAnswer.ts';

const id = z.string().max(64);
const place = z.object({ planKind: z.enum(['process', 'project']), planId: id, taskId: id });

/** As much as answers may have, escaped. */
const BODY_BYTES = 1024 * 1024;

export type DraftOptions = {
  readonly cache: StreamCache;
  readonly pool: Pool;
  readonly vault: PersonVault;
  readonly signingSecret: SigningSecrets;
  readonly isEnded: IsEnded;
  readonly clock: () => Date;
};

/**
 * `/api/drafts/<planKind>/<planId>/<taskId>`: what was answered to the form of a task and not sent
 * yet, shared by all who may answer it (PRODUCT 18.9). GET reads it, POST keeps what was changed,
 * DELETE lets it go.
 */
export function draftRoutes({
  cache,
  pool,
  vault,
  signingSecret,
  isEnded,
  clock,
}: DraftOptions): readonly Route[] {
  const drafts = new AnswerDrafts(pool, vault);
  const where = {
    path: '/api/drafts/:planKind/:planId/:taskId',
    who: [authenticate(signingSecret, isEnded, { frames: true }), decisionProblems],
  } as const;

  const asked = async (ctx: RoutedContext): Promise<DraftOf & { readonly formId: string }> => {
    const workspaceId = workspaceFromHeader(ctx);
    const { planKind, planId, taskId } = place.parse(ctx.params);
    const plan = { kind: planKind, id: planId };
    const by = callerOf(ctx);
    framedTask(by.frame, { workspaceId, planKind, planId, taskId });
    const caller = callerOfRequest(by);
    const now = clock().toISOString();
    const { formId } = await mayAnswer(plan, taskId, { ...{ cache, workspaceId, caller, now } });
    return { workspaceId, planId, taskId, formId };
  };

  /**
   * Of any version that was published: somebody may still be at one that was replaced. @throws
   * Refused 422 `answer-invalid`
   */
  async function mustAsk(
    { workspaceId, formId }: { workspaceId: string; formId: string },
    { answers, gone }: DraftChanges,
  ): Promise<void> {
    const stream = streamOf.form(workspaceId, formId);
    const { state } = await cache.read(stream, nouns.form);
    const known = new Set(
      [...state.versions.values()].flatMap(({ fields }) => fields.map(({ fieldId }) => fieldId)),
    );
    const unknown = [...Object.keys(answers), ...gone].find((fieldId) => !known.has(fieldId));
    if (unknown !== undefined)
      throw new RequestRefused({
        status: 422,
        code: 'answer-invalid',
        detail: refusalText('answerToNothing'),
        field: `answers.${unknown}`,
      });
  }

  return [
    {
      ...where,
      method: 'get',
      limit: 'openDraft',
      handle: async (ctx) => {
        ctx.set('Cache-Control', 'no-store');
        const fields = await drafts.read(await asked(ctx));
        ctx.body = { fields } satisfies AnswerDraft;
      },
    },
    {
      ...where,
      method: 'post',
      limit: 'draft',
      body: BODY_BYTES,
      handle: async (ctx) => {
        const changes = draftChanges.parse(ctx.state.body);
        const of = await asked(ctx);
        await mustAsk(of, changes);
        const { accountId } = callerOf(ctx);
        const [refused] = await drafts.write(of, changes, accountId, clock());
        if (refused !== undefined)
          throw new RequestRefused({
            status: 409,
            code: 'answer-changed',
            detail: refusalText('answerChanged'),
            field: `answers.${refused}`,
          });
        const fields = await drafts.read(of);
        ctx.body = { fields } satisfies AnswerDraft;
      },
    },
    {
      ...where,
      method: 'delete',
      limit: 'draft',
      handle: async (ctx) => {
        await drafts.forget(await asked(ctx));
        ctx.status = 204;
      },
    },
  ];
}
