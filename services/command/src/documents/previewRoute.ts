import { importShape, proposedShape } from '@waymark/api';
import { authenticate, callerOf, languageOfRequest, type Route } from '@waymark/edge';
import { nouns, streamOf } from '@waymark/events';
import { z } from 'zod';
import { formsIn } from '../nouns/blueprint/draftForms.ts';
import { previewOf, previewOfExport } from './importer/index.ts';
import { readDocumentAside } from './reading/readDocumentAside.ts';
import { decisionProblems } from '../http/decisionProblems.ts';
import { differenceRequest, differenceRoute } from './differenceRoute.ts';
import { exportRoute } from './exportRoute.ts';
import { workspaceFromHeader } from '../http/requestHeaders.ts';
import { teamMembers } from '../http/teamMembers.ts';

const BODY_BYTES = 8 * 1024 * 1024;
const FORM_ID = /^[A-Za-z0-9-]{1,64}$/;
export const previewRequest = z.object({
  fileName: z.string().max(255),
  source: z.string(),
  /** `html`: rich text as it was pasted. */
  format: z.enum(['text', 'html']).default('text'),
  shape: importShape.default(proposedShape),
  /** Id of a blueprint that the document changes: it is laid out as that is. */
  into: differenceRequest.shape.blueprintId.optional(),
});

type Options = Parameters<typeof exportRoute>[0];

/**
 * Exports, and `POST /api/previews/blueprint-import`: what the import would make, for the
 * team of a workspace. Changes nothing.
 */
export function previewRoutes({
  signingSecret,
  isEnded,
  cache,
  accounts,
}: Options): readonly Route[] {
  const namesOf = async (workspaceId: string, blueprintId: string) => {
    const stream = streamOf.blueprint(workspaceId, blueprintId);
    const { plan } = (await cache.read(stream, nouns.blueprint)).state;
    return {
      milestones: [...plan.milestones.values()].map(({ name }) => name),
      modules: [...plan.modules.values()].map(({ title }) => title),
    };
  };
  const formsThere = async (workspaceId: string, formIds: string[]) => {
    const there = new Set<string>();
    // What is no id of a form is none.
    for (const formId of formIds.filter((each) => FORM_ID.test(each))) {
      const stream = streamOf.form(workspaceId, formId);
      const { state } = await cache.read(stream, nouns.form);
      if (state.life === 'present') there.add(formId);
    }
    return there;
  };
  const importRoute: Route = {
    method: 'post',
    path: '/api/previews/blueprint-import',
    who: [authenticate(signingSecret, isEnded), teamMembers(cache), decisionProblems],
    limit: 'readDocument',
    body: BODY_BYTES,
    handle: async (ctx) => {
      const { into, ...job } = previewRequest.parse(ctx.state.body);
      const onBehalf = {
        workspaceId: workspaceFromHeader(ctx),
        accountId: callerOf(ctx).accountId,
      };
      const { workspaceId } = onBehalf;
      const like = into === undefined ? {} : { like: await namesOf(workspaceId, into) };
      const read = await readDocumentAside({ ...job, ...like }, onBehalf);
      const language = languageOfRequest(ctx);
      if ('outline' in read) {
        ctx.body = previewOf(read.outline, language);
        return;
      }
      const stream = streamOf.workspace(workspaceId);
      const forms = await formsThere(workspaceId, formsIn(read.exported.draft));
      ctx.body = previewOfExport(job, read.exported, {
        workspace: (await cache.read(stream, nouns.workspace)).state,
        language,
        isForm: (formId) => formId === '' || forms.has(formId),
      });
    },
  };
  return [
    exportRoute({ signingSecret, isEnded, cache, accounts }),
    differenceRoute({ signingSecret, isEnded, cache }),
    importRoute,
  ];
}
