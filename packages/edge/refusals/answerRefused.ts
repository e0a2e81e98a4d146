import { STATUS_CODES } from 'node:http';
import type { Context } from 'koa';
import type { Problem } from '@waymark/api';
import { languageOfRequest } from './languageOfRequest.ts';
import type { RequestRefused } from './refused.ts';

/**
 * Answers with a refusal as application/problem+json (RFC 9457), under the id that `requestId` gave
 * the request.
 */
export function answerRefused(ctx: Context, refused: RequestRefused): void {
  const { status, code, field, headers } = refused;
  const language = languageOfRequest(ctx);
  const requestId = typeof ctx.state.requestId === 'string' ? ctx.state.requestId : undefined;
  const title = STATUS_CODES[status] ?? 'Error';
  const problem: Problem = {
    type: `urn:waymark:problem:${code}`,
    title,
    status,
    code,
    detail: refused.detailIn(language),
    field,
    requestId,
    conflict: refused.conflictIn(language),
  };
  ctx.state.refusedFor = code;
  ctx.state.hides = refused.hides;
  ctx.status = status;
  ctx.set(headers);
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Content-Language', language);
  ctx.vary('Accept-Language');
  ctx.body = JSON.stringify(problem);
  ctx.type = 'application/problem+json';
}
