import { FILE_LINK_LASTS, fileLinks, MOST_FILES } from '@waymark/api';
import { callerOf, clientAddress, isOver, type IsEnded, type Route } from '@waymark/edge';
import { type FileStore, type ByteRange } from '@waymark/files';
import type { Context, Middleware } from 'koa';
import { z } from 'zod';
import { callerIn } from '../http/membership.ts';
import type { ReadDependencies } from '../http/readRoute.ts';
import { waitForPosition } from '../http/waitForPosition.ts';
import { readAs, type AskRows } from '../reading/readAs.ts';
import { fileContent } from '@waymark/events';
import { sql } from 'slonik';
import type { FileRef, FileTokens } from './fileTokens.ts';
import { linkOver, notNow, unavailable } from './refusals.ts';

export type FileDependencies = ReadDependencies & {
  /** Absent: none are served. */
  readonly files?: FileStore | undefined;
  readonly fileTokens: FileTokens;
  readonly isEnded: IsEnded;
  readonly clock?: () => Date;
};

/** A page shows the files of several messages. */
const MOST_LINKS = 10 * MOST_FILES;
const asked = z.array(z.string().max(100)).max(MOST_LINKS);

const found = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  contents: z.array(fileContent),
});
type CarriedFile = z.infer<typeof found>;

/** What stands over every file: row-level security shows what carries it to whom may read that. */
const FILE_MODELS = ['talk', 'plans', 'directory', 'answers'];

/**
 * Of these files those that whoever asks may read: a message or note that they see carries them, on
 * a task that is there, or a block that they see shows them, or an answer to the form of a task
 * that they see names them.
 */
async function carriedFiles(ask: AskRows, ids: readonly string[]): Promise<readonly CarriedFile[]> {
  const { rows } = await ask({
    query: sql.type(found)`
      SELECT f.id, f.name, f.type, f.contents FROM read.files f
        JOIN read.tasks k ON k.workspace_id = f.workspace_id AND k.plan_id = f.plan_id AND k.plan_kind IN ('process', 'project') AND k.id = f.task_id
       WHERE f.workspace_id = current_setting('waymark.workspace', true) AND f.id = ANY(${sql.array([...ids], 'text')}) AND NOT f.erased
         AND (EXISTS (SELECT 1 FROM read.messages c WHERE c.workspace_id = f.workspace_id AND c.plan_id = f.plan_id AND c.task_id = f.task_id
                         AND c.state = 'shown' AND c.files ? f.id)
           OR EXISTS (SELECT 1 FROM read.notes c WHERE c.workspace_id = f.workspace_id AND c.plan_id = f.plan_id AND c.task_id = f.task_id
                         AND c.files ? f.id))
      UNION ALL
      SELECT f.id, f.name, f.type, f.contents FROM read.brought_files f
       WHERE f.workspace_id = current_setting('waymark.workspace', true) AND f.id = ANY(${sql.array([...ids], 'text')})
         AND EXISTS (SELECT 1 FROM read.block_files b WHERE b.workspace_id = f.workspace_id AND b.file_id = f.id)
      UNION ALL
      SELECT f.id, f.name, f.type, f.contents FROM read.answer_files f
        JOIN read.tasks k ON k.workspace_id = f.workspace_id AND k.plan_id = f.plan_id AND k.plan_kind IN ('process', 'project') AND k.id = f.task_id
       WHERE f.workspace_id = current_setting('waymark.workspace', true) AND f.id = ANY(${sql.array([...ids], 'text')}) AND NOT f.erased
         AND EXISTS (SELECT 1 FROM read.answers a, jsonb_each(a.given) g
                      WHERE a.workspace_id = f.workspace_id AND a.plan_id = f.plan_id AND a.task_id = f.task_id AND g.value -> 'value' ? f.id)`,
    samePlan: true,
  });
  return rows;
}

/**
 * `GET /api/fileLinks?id=…&id=…`: of each of these that the caller may read an address that is good
 * for minutes.
 */
export const fileLinksRoute =
  ({
    pool,
    progress,
    preparing,
    fileTokens,
    clock = () => new Date(),
  }: FileDependencies): Route['handle'] =>
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
        url: `/api/files/${id}?token=${fileTokens.make({ fileId: id, ...caller, sid }, until)}`,
        until: until.toISOString(),
      })),
    );
  };

/**
 * Passes on whom a link was given to, for as long as it is good. @throws RequestRefused 404
 * `not-found`
 */
export const byFileLink =
  ({
    fileTokens,
    isEnded,
    clock = () => new Date(),
  }: Pick<FileDependencies, 'fileTokens' | 'isEnded' | 'clock'>): Middleware =>
  async (ctx, next) => {
    const { id } = (ctx as Context & { params: { id?: string } }).params;
    // In the query, which no log holds.
    const ref = fileTokens.read(`${ctx.query['token']}`, clock());
    if (ref === null || ref.fileId !== id || (await isOver(isEnded, ref))) throw linkOver();
    ctx.state.accountId = ref.accountId;
    ctx.state.fileRef = ref;
    await next();
  };

/**
 * Shown where they are; all else is given to be kept. Both were made here, by decoding what was
 * brought.
 */
const SHOWN = ['image/webp'];

/**
 * `GET /api/files/<id>?token=…`: a content, to whom the link was given and may still read what
 * carries it. No browser takes it for anything else than what it is said to be, nor runs any of it.
 */
export const fileRoute =
  ({ pool, preparing, files }: FileDependencies): Route['handle'] =>
  async (ctx: Context) => {
    const ref = (ctx.state as { fileRef?: FileRef }).fileRef;
    if (ref === undefined) throw linkOver();
    await preparing.over(FILE_MODELS);
    const [file] = await carriedFiles(readAs(pool, { ...ref, address: clientAddress(ctx) }), [
      ref.fileId,
    ]);
    const content = file && wanted(file, ctx.query['width']);
    if (content === undefined) throw linkOver();
    const isKept = ctx.query['download'] !== undefined || !SHOWN.includes(file?.type ?? '');
    ctx.set({
      'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
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

/**
 * The part of so many bytes that a header `Range` asks for: null for all of them, as for more than
 * one part or what can't be understood; 'none' where it lies beyond the end (RFC 9110, 14).
 */
function byteRange(header: string, bytes: number): ByteRange | null | 'none' {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (first >= bytes || (from === '' && Number(to) === 0)) return 'none';
  return first > last ? null : { first, last };
}

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
