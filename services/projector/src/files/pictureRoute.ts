import { type PictureLinks, type PictureRef, type Route } from '@waymark/edge';
import { brandPicture } from '@waymark/events';
import { type FileStore } from '@waymark/files';
import type { Context } from 'koa';
import { sql } from 'slonik';
import { z } from 'zod';
import type { ReadDependencies } from '../http/readRoute.ts';
import type { ReadPool } from '../reading/readPool.ts';
import { linkOver, notNow, unavailable } from './refusals.ts';

type PictureDependencies = Pick<ReadDependencies, 'preparing'> & {
  /** Past row-level security: who was told the address is not signed in, as a reader of a mail. */
  readonly pool: ReadPool;
  readonly files?: FileStore | undefined;
  readonly pictureLinks: PictureLinks;
};

const shown = z.object({ picture: brandPicture.nullable() });
/** Seconds that a browser keeps a picture: another one has another address. */
const KEPT = 86_400;

/**
 * `GET /api/pictures/<fileId>?token=…`: the picture that a workspace shows now, to whoever was told
 * the address (ADR 55).
 */
export const pictureRoute =
  ({ pool, preparing, files, pictureLinks }: PictureDependencies): Route['handle'] =>
  async (ctx: Context) => {
    // In the query, which no log holds.
    const ref = pictureLinks.read(`${ctx.query['token']}`);
    if (ref === null) throw linkOver();
    await preparing.over(['directory']);
    const picture = await shownNow(pool, ref);
    if (picture === null) throw linkOver();
    const { type, content } = picture;
    ctx.set({
      'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      // Mail programs in a browser, and previews of mails, show it from places of their own.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': `private, max-age=${KEPT}`,
      ETag: `"${content.key}"`,
      'Content-Disposition': 'inline',
    });
    ctx.status = 200;
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    const stream = await files?.read(content.key).catch(notNow);
    if (stream === undefined || stream === null) throw unavailable();
    ctx.type = type;
    ctx.body = stream;
    ctx.length = content.bytes;
  };

async function shownNow(pool: ReadPool, { workspaceId, kind }: PictureRef) {
  const { picture } = await pool.inTurn({ accountId: '', workspaceId }, () =>
    pool.one(sql.type(shown)`
      SELECT (SELECT ${kind === 'logo' ? sql.fragment`w.logo` : sql.fragment`w.header -> 'picture'`}
                FROM read.workspaces w WHERE w.workspace_id = ${workspaceId}) AS picture`),
  );
  return picture;
}
