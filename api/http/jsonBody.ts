import type { IncomingMessage } from 'node:http';
import type { Context, Middleware } from 'koa';
import { isTooDeep } from './jsonDepth.ts';
import { whileCallerSends } from './overload.ts';
import { Refused } from './refused.ts';

/** How much of a body that is too large is still read and thrown away, so that the caller gets to see the answer. */
const DRAIN_BYTES = 64 * 1024 * 1024;

/**
 * Reads a JSON body of at most `limit` bytes into `ctx.state.body`. As long as the body is on its way the request takes up
 * nobody's place (`overload`).
 * Refuses: 415 `unsupported-media-type`, 413 `too-large`, 400 `malformed-json` or `request-aborted`.
 */
export const jsonBody =
  (limit: number): Middleware =>
  async (ctx, next) => {
    if (!isJson(ctx) || ctx.get('Content-Encoding') !== '') {
      await whileCallerSends(ctx, () => read(ctx.req, 0));
      throw new Refused({
        status: 415,
        code: 'unsupported-media-type',
        detail: 'The body must be application/json, not compressed.',
      });
    }
    const bytes = await whileCallerSends(ctx, () => read(ctx.req, limit));
    if (bytes === null) {
      throw new Refused({
        status: 413,
        code: 'too-large',
        detail: `The body must have at most ${limit} bytes.`,
        headers: { Connection: 'close' },
      });
    }
    ctx.state.body = parse(bytes);
    ctx.state.bytes = bytes.length;
    await next();
  };

/** Size of the body that `jsonBody` read; 0 without one. */
export const bytesOf = (ctx: Context): number =>
  (ctx.state as { bytes?: number }).bytes ?? 0;

/** What nearly everybody sends needs no closer look. */
const isJson = (ctx: Context): boolean =>
  (ctx.req.headers['content-type'] === 'application/json' &&
    ctx.req.headers['content-length'] !== undefined) ||
  Boolean(ctx.is('json', '+json'));

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

/** By its events: an iterator costs more than all the rest of a small request. */
const collect = (
  request: IncomingMessage,
  limit: number,
): Promise<Buffer | null> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const end = () => {
      request.off('data', take).off('end', end).off('close', end);
      if (size > limit) resolve(null);
      else if (request.readableEnded) resolve(Buffer.concat(chunks, size));
      else reject(new Error('the body has no end'));
    };
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else if (size > limit + DRAIN_BYTES) {
        request.pause();
        end();
      }
    };
    // What is closed has said so already.
    if (request.readableEnded || request.destroyed) return end();
    request.on('data', take).once('end', end).once('close', end);
  });

const utf8 = new TextDecoder('utf-8', { fatal: true });

function parse(bytes: Buffer): unknown {
  if (isTooDeep(bytes)) throw malformed('it is nested too deeply');
  try {
    return JSON.parse(utf8.decode(bytes)) as unknown;
  } catch (error) {
    const why =
      bytes.length === 0
        ? 'it is empty'
        : error instanceof SyntaxError
          ? 'it does not parse'
          : 'it is not UTF-8';
    throw malformed(why);
  }
}

const malformed = (why: string) =>
  new Refused({
    status: 400,
    code: 'malformed-json',
    detail: `The body must be JSON, but ${why}.`,
  });
