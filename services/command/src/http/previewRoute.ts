import Router from '@koa/router';
import type { ImportPreview } from '@waymark/api';
import {
  authenticate,
  callerOf,
  jsonBody,
  languageOfRequest,
  type IsEnded,
  type SigningSecrets,
} from '@waymark/edge';
import { streamOf, nouns } from '@waymark/events';
import type { Language } from '@waymark/look/language';
import type { Middleware } from 'koa';
import { z } from 'zod';
import {
  readChecklistAside,
  sayNote,
  type Outline,
} from '../importer/index.ts';
import type { ChangeLimits } from '../limits/changeLimits.ts';
import { noPermission } from '../handling/noPermission.ts';
import { askerOf } from '../policies/caller.ts';
import { teamOnly } from '../policies/policies.ts';
import type { StreamCache } from '../streams/streamCache.ts';
import { countArriving } from './countArriving.ts';
import { decisionProblems } from './decisionProblems.ts';
import { workspaceFromHeader } from './requestHeaders.ts';

const BODY_BYTES = 8 * 1024 * 1024;
export const previewRequest = z.object({
  fileName: z.string().max(255),
  source: z.string(),
});

type Options = {
  signingSecret: SigningSecrets;
  isEnded: IsEnded;
  cache: StreamCache;
  limits: ChangeLimits;
};

/** `POST /api/previews/blueprint-import`: what the import would make, for the team of a workspace. Changes nothing. */
export function previewRoute({
  signingSecret,
  isEnded,
  cache,
  limits,
}: Options): Router {
  const router = new Router();
  router.post(
    '/api/previews/blueprint-import',
    authenticate(signingSecret, isEnded),
    teamMembers(cache),
    jsonBody(BODY_BYTES, countArriving(limits)),
    decisionProblems,
    async (ctx) => {
      const { fileName, source } = previewRequest.parse(ctx.state.body);
      const onBehalf = {
        workspaceId: workspaceFromHeader(ctx),
        accountId: callerOf(ctx).accountId,
      };
      ctx.body = asPreview(
        await readChecklistAside(source, fileName, onBehalf),
        languageOfRequest(ctx),
      );
    },
  );
  return router;
}

/** Passes on who may import here; others are refused before their file is taken in. @throws Refused 403 `no-permission` */
const teamMembers =
  (cache: StreamCache): Middleware =>
  async (ctx, next) => {
    const { accountId } = callerOf(ctx);
    const stream = streamOf.workspace(workspaceFromHeader(ctx));
    const { state } = await cache.read(stream, nouns.workspace);
    const caller = { kind: 'account', accountId } as const;
    const around = { members: state.members, client: nouns.client.initial };
    if (!teamOnly(askerOf(caller, around))) throw noPermission();
    await next();
  };

const asPreview = (
  { title, milestones, notes, counts }: Outline,
  language: Language,
): ImportPreview => ({
  title,
  notes: notes.map(({ line, kind, said }) => ({
    line,
    kind,
    text: sayNote(said, language),
  })),
  counts,
  milestones: milestones.map(({ name, line, modules }) => ({
    name,
    line,
    modules: modules.map((module) => ({
      title: module.title,
      line: module.line,
      texts: module.blocks.filter((block) => block.kind === 'text').length,
      tasks: module.blocks.flatMap((block) =>
        block.kind === 'task'
          ? [
              {
                headline: block.task.headline,
                line: block.task.line,
                links: linksIn(block.task.description),
              },
            ]
          : [],
      ),
      links: linksIn(
        [
          module.description,
          ...module.blocks.map((block) =>
            block.kind === 'text' ? block.html : '',
          ),
        ].join('\n'),
      ),
    })),
  })),
});

const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href]) =>
    (href ?? '').replaceAll('&amp;', '&').replaceAll('&#x26;', '&'),
  );
