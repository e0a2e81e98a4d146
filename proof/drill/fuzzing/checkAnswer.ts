import path from 'node:path';
import { problemSchema } from '@waymark/api';
import type { FuzzRequest } from './makeRequest.ts';
import type { FuzzAnswer, FailedRequest } from './send.ts';

const root = path.join(import.meta.dirname, '..', '..', '..');

/** What gives the inside away: stack traces, files, SQL and what the database says. */
const INSIDE = [
  /\n\s+at .+:\d+:\d+/,
  /node_modules|file:\/\/\/|node:internal/,
  /syntax error at or near|violates .* constraint|relation ".*" does not exist|invalid input syntax/,
  /\bSELECT\b[^]*\bFROM\b|\bINSERT INTO\b|\bDELETE FROM\b/,
  /ECONNREFUSED|127\.0\.0\.1:\d+/,
];
const STABLE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** What of the answer goes against the rules for answers; none when all is well. */
export function checkAnswer(
  { method, path: address }: FuzzRequest,
  answer: FuzzAnswer | FailedRequest,
): string[] {
  if ('failed' in answer) return [`${answer.failed}: ${answer.why}`];
  const { status, headers, body } = answer;
  const wrong: string[] = [];
  if (headers['x-request-id'] === undefined && !isBrokenRequest(answer))
    wrong.push(`${status} without X-Request-Id`);
  // A refusal for a moment: said as such, with a time to come again. Health checks are asked again
  // anyway.
  const isHealth = /^\/(healthz|readyz)/.test(address);
  const deliberate = status === 503 && (headers['retry-after'] !== undefined || isHealth);
  if (status >= 500 && !deliberate) wrong.push(`${status}: ${body.slice(0, 300)}`);
  if (status >= 400 && method !== 'HEAD' && !(deliberate && isHealth))
    wrong.push(...checkRefusal(answer));
  if (status === 200 && address.startsWith('/metrics')) wrong.push(...personalIn(body));
  return wrong;
}

/**
 * What is turned away before any handler sees it, and so before it has a number: headers too large
 * or no HTTP at all.
 */
const isBrokenRequest = (answer: FuzzAnswer) =>
  ['headers-too-large', 'broken-request', 'request-timeout'].includes(codeOf(answer) ?? '');

/** Metrics are read by others than those whom the ids and addresses concern. */
function personalIn(metrics: string): string[] {
  const found =
    /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[^\s"]+@[^\s"]+|eyJ[\w-]+|postgres(ql)?:\/\/\S+/.exec(
      metrics,
    );
  return found === null ? [] : [`metrics hold ${found[0].slice(0, 80)}`];
}

/** A refusal says so in one shape and tells nothing of the inside. */
export function checkRefusal(answer: Pick<FuzzAnswer, 'status' | 'headers' | 'body'>): string[] {
  const { status, headers, body } = answer;
  const wrong: string[] = [];
  if (!headers['content-type']?.startsWith('application/problem+json'))
    return [`${status} as ${headers['content-type']}: ${body.slice(0, 200)}`];
  const code = codeOf(answer);
  if (code === null) wrong.push(`${status} with a body that is no problem: ${body.slice(0, 200)}`);
  else if (!STABLE.test(code)) wrong.push(`${status} with the code ${code}`);
  for (const sign of INSIDE)
    if (sign.test(body) || body.includes(root))
      wrong.push(`${status} tells of the inside: ${body.slice(0, 300)}`);
  return wrong;
}

/** The code of a refusal; null when the body is no problem. */
export function codeOf({ body }: Pick<FuzzAnswer, 'body'>): string | null {
  try {
    return problemSchema.parse(JSON.parse(body)).code;
  } catch {
    return null;
  }
}
