import Router from '@koa/router';
import { commandSchemas, type ImportDifference } from '@waymark/api';
import {
  authenticate,
  jsonBody,
  type IsEnded,
  type SigningSecrets,
} from '@waymark/edge';
import { nouns, streamOf } from '@waymark/events';
import { cleanDraft } from '../importer/index.ts';
import { changesOf } from '../nouns/blueprint/difference/changes.ts';
import type { ChangeLimits } from '../limits/changeLimits.ts';
import { pagesAsAllowed } from '../nouns/blueprint/draftPages.ts';
import { peopleAsKnown } from '../nouns/blueprint/draftPeople.ts';
import { draftForPlan } from '../nouns/blueprint/draftReferences.ts';
import { presentProcess } from '../nouns/blueprint/present.ts';
import type { StreamCache } from '../streams/streamCache.ts';
import { countArriving } from './countArriving.ts';
import { decisionProblems } from './decisionProblems.ts';
import { workspaceFromHeader } from './requestHeaders.ts';
import { teamMembers } from './teamMembers.ts';

const BODY_BYTES = 8 * 1024 * 1024;

export const differenceRequest = commandSchemas.ImportChanges.pick({
  blueprintId: true,
  draft: true,
});

type Options = {
  signingSecret: SigningSecrets;
  isEnded: IsEnded;
  cache: StreamCache;
  limits: ChangeLimits;
};

/** `POST /api/previews/blueprint-difference`: what a draft would change in a blueprint, for the team of its workspace. Changes nothing. */
export function differenceRoute({
  signingSecret,
  isEnded,
  cache,
  limits,
}: Options): Router {
  const router = new Router();
  router.post(
    '/api/previews/blueprint-difference',
    authenticate(signingSecret, isEnded),
    teamMembers(cache),
    jsonBody(BODY_BYTES, countArriving(limits)),
    decisionProblems,
    async (ctx) => {
      const { blueprintId, draft } = differenceRequest.parse(ctx.state.body);
      const workspaceId = workspaceFromHeader(ctx);
      const [{ state }, workspace] = await Promise.all([
        cache.read(
          streamOf.blueprint(workspaceId, blueprintId),
          nouns.blueprint,
        ),
        cache.read(streamOf.workspace(workspaceId), nouns.workspace),
      ]);
      presentProcess(state, 'blueprintId');
      // As it would come in.
      const allowed = peopleAsKnown(
        pagesAsAllowed(cleanDraft(draft), workspace.state),
        {
          workspace: workspace.state,
          placeholders: state.plan.placeholders,
        },
      );
      ctx.body = {
        name: state.name,
        changes: changesOf(state.plan, draftForPlan(state.plan, allowed)),
      } satisfies ImportDifference;
    },
  );
  return router;
}
