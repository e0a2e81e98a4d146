import Router from '@koa/router';
import type { BlueprintExport } from '@waymark/api';
import { authenticate, type IsEnded, type SigningSecrets } from '@waymark/edge';
import { nouns, streamOf } from '@waymark/events';
import { z } from 'zod';
import { present } from '../decisions/decision.ts';
import { draftOfPlan, exports, type ExportFormat } from '../exporter/index.ts';
import type { StreamCache } from '../streams/streamCache.ts';
import { decisionProblems } from './decisionProblems.ts';
import { workspaceFromHeader } from './requestHeaders.ts';
import { teamMembers } from './teamMembers.ts';

type Options = {
  signingSecret: SigningSecrets;
  isEnded: IsEnded;
  cache: StreamCache;
};

export const exportRequest = z.object({
  blueprintId: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
  format: z.enum(Object.keys(exports) as [ExportFormat, ...ExportFormat[]]),
});

/** `GET /api/previews/blueprint-export/<id>/<md|json|csv>`: a blueprint as a file, for the team of its workspace. */
export function exportRoute({
  signingSecret,
  isEnded,
  cache,
}: Options): Router {
  const router = new Router();
  router.get(
    '/api/previews/blueprint-export/:blueprintId/:format',
    authenticate(signingSecret, isEnded),
    teamMembers(cache),
    decisionProblems,
    async (ctx) => {
      const { blueprintId, format } = exportRequest.parse(ctx.params);
      const { state } = await cache.read(
        streamOf.blueprint(workspaceFromHeader(ctx), blueprintId),
        nouns.blueprint,
      );
      present(state, 'blueprint');
      const { type, write } = exports[format];
      const fileName = `${state.name.replace(/[\\/:*?"<>|]+/g, ' ')}.${format}`;
      const text = write(state.name, draftOfPlan(state.plan));
      ctx.body = { fileName, type, text } satisfies BlueprintExport;
    },
  );
  return router;
}
