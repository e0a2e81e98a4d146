import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import { Refused } from './refused.ts';

/** How much of a body that is too large is still read and thrown away, so that the caller gets to see the answer. */
const DRAIN_BYTES = 64 * 1024 * 1024;

/**
 * Reads a JSON body of at most `limit` bytes into `ctx.state.body`.
 * Refuses: 415 `unsupported-media-type`, 413 `too-large`, 400 `malformed-json` or `request-aborted`.
 */
export const jsonBody =
  (limit: number): Middleware =>
  async (ctx, next) => {
    if (!ctx.is('json', '+json') || ctx.get('Content-Encoding') !== '') {
      await read(ctx.req, 0);
      throw new Refused({
        status: 415,
        code: 'unsupported-media-type',
        detail: 'The body must be application/json, not compressed.',
      });
    }
    const bytes = await read(ctx.req, limit);
    if (bytes === null) {
      throw new Refused({
        status: 413,
        code: 'too-large',
        detail: `The body must have at most ${limit} bytes.`,
        headers: { Connection: 'close' },
      });
    }
    ctx.state.body = parse(bytes);
    await next();
  };

/** The whole body, or null when it is longer than `limit`. @throws Refused 400 when the caller leaves before its end */
async function read(
  request: IncomingMessage,
  limit: number,
): Promise<Buffer | null> {
  try {
    return await collect(request, limit);
  } catch (error) {
    if (!request.destroyed) throw error;
    throw new Refused({
      status: 400,
      code: 'request-aborted',
      detail: 'The request ended before its body did.',
    });
  }
}

async function collect(
  request: IncomingMessage,
  limit: number,
): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length;
    if (size <= limit) chunks.push(chunk as Buffer);
    else if (size > limit + DRAIN_BYTES) break;
  }
  return size > limit ? null : Buffer.concat(chunks);
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(bytes),
    ) as unknown;
  } catch (error) {
    const why =
      bytes.length === 0
        ? 'it is empty'
        : error instanceof SyntaxError
          ? 'it does not parse'
          : 'it is not UTF-8';
    throw new Refused({
      status: 400,
      code: 'malformed-json',
      detail: `The body must be JSON, but ${why}.`,
    });
  }
}
