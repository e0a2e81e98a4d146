import { randomUUID } from 'node:crypto';
import Router from '@koa/router';
import type { ImportPreview } from '@waymark/api';
import { authenticate, jsonBody, type IsEnded } from '@waymark/api/http';
import { z } from 'zod';
import { planCopied } from '../decide/plan/copy.ts';
import { readChecklistAside, type Outline } from '../importer/index.ts';
import { planFromOutline } from '../importer/planFromOutline.ts';
import { decisionProblems } from './decisionProblems.ts';

const BODY_BYTES = 8 * 1024 * 1024;
export const previewRequest = z.object({
  fileName: z.string().max(255),
  source: z.string(),
});

/** `POST /api/previews/blueprint-import`: what the import would make. Reads nothing, changes nothing. */
export function previewRoute({
  signingSecret,
  isEnded,
}: {
  signingSecret: string;
  isEnded: IsEnded;
}): Router {
  const router = new Router();
  router.post(
    '/api/previews/blueprint-import',
    authenticate(signingSecret, isEnded),
    jsonBody(BODY_BYTES),
    decisionProblems,
    async (ctx) => {
      const { fileName, source } = previewRequest.parse(ctx.state.body);
      const outline = await readChecklistAside(source, fileName);
      // A file that is too large to be imported is refused before anybody reads through its preview.
      planCopied(
        { kind: 'import', fileName },
        planFromOutline(outline, randomUUID),
      );
      ctx.body = asPreview(outline);
    },
  );
  return router;
}

const asPreview = ({
  title,
  milestones,
  notes,
  counts,
}: Outline): ImportPreview => ({
  title,
  notes,
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
