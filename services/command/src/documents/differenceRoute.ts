import { commandSchemas, type ImportDifference } from '@waymark/api';
import { authenticate, type IsEnded, type Route, type SigningSecrets } from '@waymark/edge';
import { nouns, streamOf } from '@waymark/events';
import { cleanDraft } from './importer/index.ts';
import { differenceOf } from '../nouns/blueprint/difference/differenceOf.ts';
import { pagesAsAllowed } from '../nouns/blueprint/draftPages.ts';
import { peopleAsKnown } from '../nouns/blueprint/draftPeople.ts';
import { draftForPlan } from '../nouns/blueprint/draftReferences.ts';
import { presentProcess } from '../nouns/blueprint/present.ts';
import type { StreamCache } from '../streams/streamCache.ts';
import { decisionProblems } from '../http/decisionProblems.ts';
import { workspaceFromHeader } from '../http/requestHeaders.ts';
import { teamMembers } from '../http/teamMembers.ts';

const BODY_BYTES = 8 * 1024 * 1024;

export const differenceRequest = commandSchemas.ImportChanges.pick({
  blueprintId: true,
  draft: true,
});

type Options = { signingSecret: SigningSecrets; isEnded: IsEnded; cache: StreamCache };

/**
 * `POST /api/previews/blueprint-difference`: what a draft would change in a blueprint, for the team
 * of its workspace. Changes nothing.
 */
export function differenceRoute({ signingSecret, isEnded, cache }: Options): Route {
  return {
    method: 'post',
    path: '/api/previews/blueprint-difference',
    who: [authenticate(signingSecret, isEnded), teamMembers(cache), decisionProblems],
    limit: 'preview',
    body: BODY_BYTES,
    handle: async (ctx) => {
      const { blueprintId, draft } = differenceRequest.parse(ctx.state.body);
      const workspaceId = workspaceFromHeader(ctx);
      const [{ state }, workspace] = await Promise.all([
        cache.read(streamOf.blueprint(workspaceId, blueprintId), nouns.blueprint),
        cache.read(streamOf.workspace(workspaceId), nouns.workspace),
      ]);
      presentProcess(state, 'blueprintId');
      // As it would come in.
      const allowed = peopleAsKnown(pagesAsAllowed(cleanDraft(draft), workspace.state), {
        workspace: workspace.state,
        placeholders: state.plan.placeholders,
      });
      ctx.body = {
        name: state.name,
        changes: differenceOf(state, draftForPlan(state.plan, allowed), workspace.state.roles),
      } satisfies ImportDifference;
    },
  };
}
