import {
  authenticate,
  languageOfRequest,
  type IsEnded,
  type Route,
  type SigningSecrets,
} from '@waymark/edge';
import { nouns, personKind, streamOf, type Plan } from '@waymark/events';
import { z } from 'zod';
import { present } from '../decisions/decision.ts';
import { exportAside } from './exporter/exportAside.ts';
import { exports, namesInPlan, type ExportFormat } from './exporter/index.ts';
import { namesOfActors } from '../handling/conflicts/namesOfActors.ts';
import type { Accounts } from '../identity/accounts.ts';
import type { StreamCache } from '../streams/streamCache.ts';
import { decisionProblems } from '../http/decisionProblems.ts';
import { workspaceFromHeader } from '../http/requestHeaders.ts';
import { teamMembers } from '../http/teamMembers.ts';

type Options = {
  signingSecret: SigningSecrets;
  isEnded: IsEnded;
  cache: StreamCache;
  accounts: Pick<Accounts, 'person'>;
};

export const exportRequest = z.object({
  blueprintId: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
  format: z.enum(Object.keys(exports) as [ExportFormat, ...ExportFormat[]]),
});

/**
 * `GET /api/previews/blueprint-export/<id>/<md|json|csv>`: a blueprint as a file, for the team of
 * its workspace.
 */
export function exportRoute({ signingSecret, isEnded, cache, accounts }: Options): Route {
  const nameOf = namesOfActors(accounts);
  /** What roles of the workspace and people of its team are called who have tasks of the plan. */
  const peopleIn = async (workspaceId: string, plan: Plan) => {
    const stream = streamOf.workspace(workspaceId);
    const { roles } = (await cache.read(stream, nouns.workspace)).state;
    const names = new Map<string, string | null>();
    for (const { assignee } of plan.tasks.values()) {
      if (assignee === null || names.has(assignee)) continue;
      const kind = personKind(assignee);
      if (kind === 'role') names.set(assignee, roles.get(assignee)?.name ?? null);
      if (kind === 'account')
        names.set(assignee, await nameOf({ kind: 'user', accountId: assignee, party: 'team' }));
    }
    return namesInPlan(plan, (ref) => names.get(ref) ?? null);
  };
  return {
    method: 'get',
    path: '/api/previews/blueprint-export/:blueprintId/:format',
    who: [authenticate(signingSecret, isEnded), teamMembers(cache), decisionProblems],
    limit: 'export',
    handle: async (ctx) => {
      const { blueprintId, format } = exportRequest.parse(ctx.params);
      const workspaceId = workspaceFromHeader(ctx);
      const { state } = await cache.read(
        streamOf.blueprint(workspaceId, blueprintId),
        nouns.blueprint,
      );
      present(state, 'blueprint');
      const { name, plan, dates, followers, mails } = state;
      const blueprint = { name, plan, dates, followers, mails };
      ctx.body = await exportAside(workspaceId, blueprint, format, {
        people: await peopleIn(workspaceId, plan),
        language: languageOfRequest(ctx),
      });
    },
  };
}
