import { randomUUID } from 'node:crypto';
import Router from '@koa/router';
import { fileQuery, headers, type ShownFile } from '@waymark/api';
import {
  authenticate,
  callerOf,
  FairShare,
  type IsEnded,
  type SigningSecrets,
} from '@waymark/edge';
import { nouns, sound, streamOf, type FileContent } from '@waymark/events';
import type { FileStore } from '@waymark/files';
import type { PersonVault } from '@waymark/vault';
import type { Context } from 'koa';
import { z } from 'zod';
import { framedFile } from '../framing/framedAct.ts';
import { callerOfRequest } from '../handling/callerOfRequest.ts';
import {
  handleCommand,
  type CommandDependencies,
  type Request,
} from '../handling/handleCommand.ts';
import { countArriving } from '../http/countArriving.ts';
import { decisionProblems } from '../http/decisionProblems.ts';
import { fromHeader, workspaceFromHeader } from '../http/requestHeaders.ts';
import type { ChangeLimits } from '../limits/changeLimits.ts';
import { lengthOf, withArrived } from './arriving.ts';
import { fitsBlock, mostOf } from './forBlocks.ts';
import type { Examiner } from './examining/examiner.ts';
import type { FileRoom, OfFile } from './fileRoom.ts';
import { noStore, notTaken, storeProblems } from './refusals.ts';
import { storeContents } from './storeContents.ts';
import { mayStore } from './whoMayStore.ts';

export type UploadOptions = CommandDependencies & {
  /** Absent: no files are taken. */
  readonly store: FileStore | undefined;
  readonly vault: PersonVault;
  readonly examiner: Examiner;
  readonly room: FileRoom;
  readonly signingSecret: SigningSecrets;
  readonly isEnded: IsEnded;
  readonly limits: ChangeLimits;
  readonly clock: () => Date;
};

/** Files that arrive at once, of all and of one person; what comes beyond waits. */
const AT_ONCE = { atOnce: 16, each: 4, waiting: 20 };

/** 'C:\\plans\\a.pdf' -> 'a.pdf': what a file is called, without where it was, and read in the order in which it is written. */
const fileName = z
  .string()
  .transform((encoded, ctx) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      ctx.addIssue('must be percent-encoded');
      return z.NEVER;
    }
  })
  .pipe(
    z
      .string()
      .transform((name) =>
        name
          .replace(/^.*[/\\]/s, '')
          // Signs that turn around what stands behind them show 'gpj.exe' as 'exe.jpg'.
          .replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')
          .trim(),
      )
      .pipe(
        z
          .string()
          .min(1, 'must not be empty')
          .max(255, 'must have at most 255 characters'),
      )
      .refine(sound, 'holds characters that cannot be stored'),
  );

/**
 * `POST /api/uploads?fileId&carrier&…`: a file, as it is, for something about a task or for a block; its contents are in the store before its event is in
 * the log. `DELETE /api/uploads/<fileId>`: by who brought it.
 */
export function uploadRoutes({
  store,
  vault,
  examiner,
  room,
  signingSecret,
  isEnded,
  limits,
  clock,
  ...deps
}: UploadOptions): Router {
  const router = new Router({ prefix: '/api/uploads' });
  const arriving = new FairShare(AT_ONCE);
  const signedIn = authenticate(signingSecret, isEnded);
  const command = (
    ctx: Context,
    name: 'StoreFile' | 'StoreBlockFile' | 'EraseFile',
    payload: unknown,
    commandId: string,
  ): Request => {
    return {
      ...{ name, payload, commandId, basedOn: null },
      caller: callerOfRequest(callerOf(ctx)),
      workspaceId: workspaceFromHeader(ctx),
      correlationId: String(ctx.state.requestId),
      now: clock().toISOString(),
    };
  };

  /** @throws Refused, FileStoreTrouble */
  async function take(ctx: Context, store: FileStore): Promise<ShownFile> {
    const asked = fileQuery.parse({ ...ctx.query });
    const by = callerOf(ctx);
    framedFile(by.frame, asked, workspaceFromHeader(ctx));
    const name = fileName.parse(ctx.get(headers.fileName));
    const { accountId } = by;
    const caller = callerOfRequest(by);
    const now = clock().toISOString();
    const of: OfFile = {
      workspaceId: workspaceFromHeader(ctx),
      fileId: asked.fileId,
    };
    const { cache } = deps;
    await mayStore(asked, { cache, caller, now, ...of });
    const bytes = lengthOf(ctx, mostOf(asked));
    return arriving.take(accountId, async () => {
      await room.take(of, bytes);
      try {
        return await withArrived(ctx, bytes, async (folder, path) => {
          const examined = await examiner.examine(
            { path, folder, name },
            of.workspaceId,
          );
          if (examined.why !== undefined) throw notTaken(examined);
          const { type } = examined;
          fitsBlock(asked, type);
          const contents = await storeContents(examined.contents, of, {
            store,
            vault,
          });
          const stored = { ...asked, name, type, contents };
          const id = fromHeader(
            ctx,
            headers.idempotencyKey,
            z.string().max(100),
          );
          const storing =
            asked.carrier === 'block' ? 'StoreBlockFile' : 'StoreFile';
          try {
            await handleCommand(
              command(ctx, storing, stored, id ?? asked.fileId),
              deps,
            );
          } finally {
            await letGoOfOthers(of, contents, store);
          }
          const kept = contents.reduce((sum, each) => sum + each.bytes, 0);
          await room.keep(of, kept);
          const { key: _, ...largest } = contents.at(-1) ?? {
            key: '',
            bytes: 0,
            width: null,
            height: null,
          };
          return { id: of.fileId, name, type, ...largest, erased: false };
        });
      } finally {
        await room.letGo(of);
      }
    });
  }

  /**
   * What was stored under the id of a file that holds something else is nobody's: no command will ever name it. Where there is no
   * file yet, another request may be about to.
   */
  async function letGoOfOthers(
    { workspaceId, fileId }: OfFile,
    stored: readonly FileContent[],
    store: FileStore,
  ): Promise<void> {
    const stream = streamOf.file(workspaceId, fileId);
    const { state } = await deps.cache.read(stream, nouns.file);
    if (state.life === 'absent') return;
    const kept = new Set(state.contents.map(({ key }) => key));
    for (const { key } of stored) if (!kept.has(key)) await store.delete(key);
  }

  const bringing = authenticate(signingSecret, isEnded, { frames: true });
  router.post('/', bringing, decisionProblems, storeProblems, async (ctx) => {
    if (store === undefined) throw noStore('unavailable');
    await countArriving(limits)(ctx, 0, async () => {
      ctx.body = await take(ctx, store);
      ctx.status = 201;
    });
  });
  router.delete(
    '/:fileId',
    signedIn,
    decisionProblems,
    storeProblems,
    async (ctx) => {
      if (store === undefined) throw noStore('unavailable');
      const of = {
        fileId: ctx.params['fileId'] ?? '',
        workspaceId: workspaceFromHeader(ctx),
      };
      await handleCommand(
        command(ctx, 'EraseFile', { fileId: of.fileId }, randomUUID()),
        deps,
      );
      await letGoOf(of, store);
      ctx.status = 204;
    },
  );

  /** Its contents, now that the log says so; what can't be deleted now the operators' check finds. */
  async function letGoOf(of: OfFile, store: FileStore): Promise<void> {
    const { state } = await deps.cache.read(
      streamOf.file(of.workspaceId, of.fileId),
      nouns.file,
    );
    if (state.life !== 'deleted') return;
    for (const { key } of state.contents) await store.delete(key);
    await room.giveBack(of);
  }
  return router;
}
