import { FILE_LINK_LASTS, fileLinks, MOST_FILES } from '@waymark/api';
import { said } from '@waymark/api/problems';
import {
  callerOf,
  isOver,
  Refused,
  type IsEnded,
  type SigningSecrets,
} from '@waymark/edge';
import { FileStoreTrouble, type FileStore } from '@waymark/files';
import type { Context, Middleware } from 'koa';
import { z } from 'zod';
import { callerIn } from '../http/membership.ts';
import type { ReadDependencies } from '../http/readRoute.ts';
import { waitForPosition } from '../http/waitForPosition.ts';
import { readAs } from '../readAs.ts';
import { byteRange } from './byteRange.ts';
import { carriedFiles, FILE_MODELS, type CarriedFile } from './carriedFile.ts';
import { fileToken, readFileToken } from './fileTokens.ts';

export type FileDependencies = ReadDependencies & {
  /** Absent: none are served. */
  readonly files?: FileStore | undefined;
  readonly signingSecret: SigningSecrets;
  readonly isEnded: IsEnded;
  readonly clock?: () => Date;
};

/** A page shows the files of several messages. */
const MOST_LINKS = 10 * MOST_FILES;
const asked = z.array(z.string().max(100)).max(MOST_LINKS);

/** `GET /api/fileLinks?id=…&id=…`: of each of these that the caller may read an address that is good for minutes. */
export const fileLinksRoute =
  ({
    pool,
    progress,
    preparing,
    signingSecret,
    clock = () => new Date(),
  }: FileDependencies): Middleware =>
  async (ctx: Context) => {
    await preparing.over(FILE_MODELS);
    await waitForPosition(ctx, progress, FILE_MODELS);
    const caller = callerIn(ctx);
    const { sid } = callerOf(ctx);
    const ids = asked.parse([ctx.query['id'] ?? []].flat());
    const found = await carriedFiles(
      readAs(pool, caller),
      ids.filter((id) => !id.includes('\u0000')),
    );
    const until = new Date(clock().getTime() + FILE_LINK_LASTS);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = fileLinks.parse(
      found.map(({ id }) => ({
        id,
        url: `/api/files/${id}?token=${fileToken(signingSecret, { fileId: id, ...caller, sid }, until)}`,
        until: until.toISOString(),
      })),
    );
  };

/** Shown where they are; all else is given to be kept. Both were made here, by decoding what was brought. */
const SHOWN = ['image/webp'];

/**
 * `GET /api/files/<id>?token=…`: a content, to whom the link was given and may still read what carries it. No browser takes it for
 * anything else than what it is said to be, nor runs any of it.
 */
export const fileRoute =
  ({
    pool,
    preparing,
    files,
    signingSecret,
    isEnded,
    clock = () => new Date(),
  }: FileDependencies): Middleware =>
  async (ctx: Context) => {
    const { id } = (ctx as Context & { params: { id?: string } }).params;
    // In the query, which no log holds.
    const ref = readFileToken(signingSecret, `${ctx.query['token']}`, clock());
    if (ref === null || ref.fileId !== id || (await isOver(isEnded, ref)))
      throw linkOver();
    await preparing.over(FILE_MODELS);
    const [file] = await carriedFiles(readAs(pool, ref), [ref.fileId]);
    const content = file && wanted(file, ctx.query['width']);
    if (content === undefined) throw linkOver();
    const isKept =
      ctx.query['download'] !== undefined || !SHOWN.includes(file?.type ?? '');
    ctx.set({
      'Content-Security-Policy':
        "default-src 'none'; sandbox; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      // A copy is good as long as whoever has it may read it, which is asked each time.
      'Cache-Control': 'private, no-cache',
      'Accept-Ranges': 'bytes',
      ETag: `"${content.key}"`,
      'Content-Disposition': disposition(isKept, file?.name ?? ''),
    });
    ctx.status = 200;
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    ctx.set('Content-Type', file?.type ?? '');
    await send(ctx, files, content);
  };

async function send(
  ctx: Context,
  files: FileStore | undefined,
  { key, bytes }: CarriedFile['contents'][number],
): Promise<void> {
  const range = byteRange(ctx.get('Range'), bytes);
  if (range === 'none') {
    ctx.set('Content-Range', `bytes */${bytes}`);
    ctx.status = 416;
    ctx.body = '';
    return;
  }
  ctx.length = range === null ? bytes : range.last - range.first + 1;
  if (range !== null) {
    ctx.status = 206;
    ctx.set('Content-Range', `bytes ${range.first}-${range.last}/${bytes}`);
  }
  if (ctx.method === 'HEAD') return;
  const content = await files?.read(key, range ?? undefined).catch(notNow);
  // Nothing is said to be there that is not: the operators' check tells of it.
  if (content === undefined || content === null) throw unavailable();
  const length = ctx.length;
  ctx.body = content;
  ctx.length = length;
}

/** The smallest that is as wide as asked for, else the largest. */
const wanted = ({ contents }: CarriedFile, width: unknown) =>
  (typeof width === 'string'
    ? contents.find((each) => (each.width ?? 0) >= Number(width))
    : undefined) ?? contents.at(-1);

/** RFC 6266; a name is anybody's words, so that it stands in full in the encoded form alone. */
const disposition = (isKept: boolean, name: string): string =>
  `${isKept ? 'attachment' : 'inline'}; filename="${name.replace(/[^\x20-\x7e]|["\\%/]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*!]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`)}`;

function notNow(error: unknown): never {
  if (error instanceof FileStoreTrouble) throw unavailable();
  throw error;
}

const unavailable = () =>
  new Refused({
    status: 503,
    code: 'file-store-unavailable',
    detail: said('fileNotServed'),
    headers: { 'Retry-After': '5' },
  });

const linkOver = () =>
  new Refused({ status: 404, code: 'not-found', detail: said('fileLinkOver') });
