import type { IncomingMessage } from 'node:http';
import type { Context, Middleware } from 'koa';
import { JsonBounds } from './jsonBounds.ts';
import { whileCallerSends } from '../load/overload.ts';
import { RequestRefused } from '../refusals/refused.ts';

/** Longest body that need not say its length beforehand, in bytes. */
const MOST_UNSAID = 65_536;

/**
 * Told how many bytes come before they are read, the most there may be where the caller does not
 * say it. They are read by `goOn`, which goes on to the end of the request. @throws RequestRefused
 * when that is too much
 */
export type Arriving = (ctx: Context, bytes: number, goOn: () => Promise<void>) => Promise<void>;

/**
 * Reads a JSON body of at most `limit` bytes into `ctx.state.body`. As long as the body is on its
 * way the request takes up nobody's place (`overload`). What is refused for its type or its length
 * is not read. Refuses: 415 `unsupported-media-type`, 413 `too-large`, 411 `length-required`, 400
 * `malformed-json` or `request-aborted`.
 */
export const jsonBody =
  (limit: number, arriving: Arriving = (_, __, goOn) => goOn()): Middleware =>
  async (ctx, next) => {
    if (!isJson(ctx) || ctx.get('Content-Encoding') !== '')
      throw new RequestRefused({
        status: 415,
        code: 'unsupported-media-type',
        detail: 'The body must be application/json, not compressed.',
      });
    const said = lengthSaid(ctx);
    if (said !== null && said > limit) throw tooLarge(limit);
    const most = said ?? Math.min(limit, MOST_UNSAID);
    await arriving(ctx, most, async () => {
      const json = new JsonBounds(most);
      const bytes = await whileCallerSends(ctx, () => read(ctx.req, most, json));
      if (bytes === null) throw most === limit ? tooLarge(limit) : lengthRequired();
      if (json.fault !== null) throw malformed(json.fault);
      ctx.state.body = parse(bytes);
      ctx.state.bytes = bytes.length;
      ctx.state.rawBody = bytes;
      await next();
    });
  };

/** Size of the body that `jsonBody` read; 0 without one. */
export const bytesOf = (ctx: Context): number => (ctx.state as { bytes?: number }).bytes ?? 0;

/** The body that `jsonBody` read, byte for byte: what is signed is these bytes. */
export const rawBodyOf = (ctx: Context): Buffer =>
  (ctx.state as { rawBody?: Buffer }).rawBody ?? Buffer.alloc(0);

const lengthSaid = (ctx: Context): number | null => {
  const said = ctx.req.headers['content-length'];
  return said === undefined ? null : Number(said);
};

/** Tells whether the body is JSON. The header that nearly everybody sends needs no closer look. */
const isJson = (ctx: Context): boolean =>
  (ctx.req.headers['content-type'] === 'application/json' &&
    ctx.req.headers['content-length'] !== undefined) ||
  Boolean(ctx.is('json', '+json'));

/**
 * The whole body, or null when it is longer than `limit`. @throws RequestRefused 400 when the
 * caller leaves before its end
 */
async function read(
  request: IncomingMessage,
  limit: number,
  json: JsonBounds,
): Promise<Buffer | null> {
  try {
    return await collect(request, limit, json);
  } catch (error) {
    if (!request.destroyed) throw error;
    throw new RequestRefused({
      status: 400,
      code: 'request-aborted',
      detail: 'The request ended before its body did.',
    });
  }
}

/** Collects a body by its events: an iterator costs more than all the rest of a small request. */
const collect = (
  request: IncomingMessage,
  limit: number,
  json: JsonBounds,
): Promise<Buffer | null> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const end = () => {
      request.off('data', take).off('end', end).off('close', end);
      if (size > limit) {
        request.pause();
        resolve(null);
      } else if (request.readableEnded) resolve(Buffer.concat(chunks, size));
      else reject(new Error('the body has no end'));
    };
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) return end();
      json.take(chunk);
      chunks.push(chunk);
    };
    // What is closed has said so already.
    if (request.readableEnded || request.destroyed) return end();
    request.on('data', take).once('end', end).once('close', end);
  });

const utf8 = new TextDecoder('utf-8', { fatal: true });

function parse(bytes: Buffer): unknown {
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

const tooLarge = (limit: number) =>
  new RequestRefused({
    status: 413,
    code: 'too-large',
    detail: `The body must have at most ${limit} bytes.`,
  });

const lengthRequired = () =>
  new RequestRefused({
    status: 411,
    code: 'length-required',
    detail: `A body of more than ${MOST_UNSAID} bytes must say how long it is, in Content-Length.`,
  });

const malformed = (why: string) =>
  new RequestRefused({
    status: 400,
    code: 'malformed-json',
    detail: `The body must be JSON, but ${why}.`,
  });
