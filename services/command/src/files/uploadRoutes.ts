import { randomUUID, createHash } from 'node:crypto';
import { fileQuery, headers, type FileQuery, type ShownFile } from '@waymark/api';
import {
  authenticate,
  belongsTo,
  callerOf,
  RequestRefused,
  type RoutedContext,
  type IsEnded,
  type Route,
  type SigningSecrets,
} from '@waymark/edge';
import { sound, type FileContent } from '@waymark/events';
import { FileStoreTrouble, type FileStore } from '@waymark/files';
import { LogUnavailable } from '@waymark/log';
import type { PersonVault } from '@waymark/vault';
import type { Context, Middleware } from 'koa';
import { z } from 'zod';
import { DecisionRefused } from '../decisions/decision.ts';
import { framedFile } from '../http/framedAct.ts';
import { callerOfRequest } from '../callers/callerOfRequest.ts';
import {
  handleCommand,
  type CommandDependencies,
  type Request,
} from '../handling/handleCommand.ts';
import { decisionProblems } from '../http/decisionProblems.ts';
import { fromHeader, workspaceFromHeader } from '../http/requestHeaders.ts';
import { lengthOf, withArrived } from './arriving.ts';
import { fitsBlock, fitsBrand, mostOf } from './forBlocks.ts';
import type { Examiner } from './examining/examiner.ts';
import type { FileRoom, OfFile } from './fileRoom.ts';
import { isHarmful, noStore, notTaken, storeProblems } from './refusals.ts';
import type { VirusScanner } from './scanning/virusScanner.ts';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { contentKey } from '@waymark/vault';
import type { Reencoded } from './examining/reencode.ts';
import { mayStore } from './whoMayStore.ts';

/** Whether it is certain that no event came of it. */
const isRefusal = (error: unknown): boolean =>
  error instanceof RequestRefused ||
  error instanceof DecisionRefused ||
  error instanceof z.ZodError;

/** The command that says that a file was kept, by what it was brought for. */
const storedBy = {
  message: 'StoreFile',
  note: 'StoreFile',
  answers: 'StoreFile',
  block: 'StoreBlockFile',
  brand: 'StoreBrandPicture',
} as const satisfies Record<FileQuery['carrier'], string>;

export type UploadOptions = CommandDependencies & {
  /** Absent: no files are taken. */
  readonly store: FileStore | undefined;
  readonly vault: PersonVault;
  readonly examiner: Examiner;
  /** Absent: nothing looks for harmful contents. */
  readonly scanner: VirusScanner | undefined;
  readonly room: FileRoom;
  /** Takes the contents of a file out of the store, once the log says that it is erased. */
  readonly letGo: (of: OfFile) => Promise<void>;
  readonly signingSecret: SigningSecrets;
  readonly isEnded: IsEnded;
  readonly clock: () => Date;
};

/**
 * 'C:\\plans\\a.pdf' -> 'a.pdf': what a file is called, without where it was, and read in the order
 * in which it is written.
 */
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
      .pipe(z.string().min(1, 'must not be empty').max(255, 'must have at most 255 characters'))
      .refine(sound, 'holds characters that cannot be stored'),
  );

/**
 * Puts all contents of a file into the store; they are there when it resolves. @throws
 * FileStoreTrouble, CutShort
 */
async function storeContents(
  contents: readonly Reencoded[],
  of: OfFile,
  {
    store,
    vault,
    before,
  }: {
    readonly store: FileStore;
    readonly vault: PersonVault;
    /** Done before each is put. */
    readonly before: (key: string) => Promise<void>;
  },
): Promise<FileContent[]> {
  const stored: FileContent[] = [];
  for (const { path, bytes, width, height } of contents) {
    const key = await contentKey(vault, of, await sha256Of(path));
    await before(key);
    await store.put(key, { bytes, open: () => createReadStream(path) });
    stored.push({ key, bytes, width, height });
  }
  return stored;
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/**
 * `POST /api/uploads?fileId&carrier&…`: a file, as it is, for something about a task or for a
 * block; its contents are in the store before its event is in the log. `DELETE
 * /api/uploads/<fileId>`: by who brought it.
 */
export function uploadRoutes({
  store,
  vault,
  examiner,
  scanner,
  room,
  letGo,
  signingSecret,
  isEnded,
  clock,
  ...deps
}: UploadOptions): readonly Route[] {
  const signedIn = authenticate(signingSecret, isEnded);
  const command = (
    ctx: Context,
    name: 'StoreFile' | 'StoreBlockFile' | 'StoreBrandPicture' | 'EraseFile',
    payload: unknown,
    commandId: string,
  ): Request => {
    const by = callerOf(ctx);
    return {
      ...{ name, payload, commandId, basedOn: null },
      caller: callerOfRequest(by),
      workspaceId: workspaceFromHeader(ctx),
      correlationId: String(ctx.state.requestId),
      now: clock().toISOString(),
      countedBy: { accountId: by.accountId, bytes: 0 },
    };
  };

  /** Whoever may bring such a file, of a length that is said: before it is their turn. */
  const mayBring: Middleware = async (ctx, next) => {
    if (store === undefined) throw noStore('unavailable');
    const asked = fileQuery.parse({ ...ctx.query });
    const by = callerOf(ctx);
    const workspaceId = workspaceFromHeader(ctx);
    framedFile(by.frame, asked, workspaceId);
    await mayStore(asked, {
      ...{ cache: deps.cache, workspaceId },
      caller: callerOfRequest(by),
      now: clock().toISOString(),
    });
    lengthOf(ctx, mostOf(asked));
    belongsTo(ctx, workspaceId);
    await next();
  };

  /** @throws RequestRefused, FileStoreTrouble */
  async function take(ctx: Context, store: FileStore): Promise<ShownFile> {
    const asked = fileQuery.parse({ ...ctx.query });
    const name = fileName.parse(ctx.get(headers.fileName));
    const of: OfFile = { workspaceId: workspaceFromHeader(ctx), fileId: asked.fileId };
    const bytes = lengthOf(ctx, mostOf(asked));
    const uploadId = await room.take(of, bytes);
    let isCertain = true;
    try {
      return await withArrived(ctx, bytes, async (folder, path) => {
        const scanned = await scanner?.scan(path);
        if (scanned?.harmful === true) throw isHarmful(scanned.name);
        const examined = await examiner.examine(
          { path, folder, name, ...(asked.carrier === 'brand' && { shape: asked.kind }) },
          of.workspaceId,
        );
        if (examined.why !== undefined) throw notTaken(examined);
        const { type } = examined;
        fitsBlock(asked, type);
        fitsBrand(asked, type);
        const contents = await storeContents(examined.contents, of, {
          ...{ store, vault },
          before: (key) => room.puts(of, uploadId, key),
        });
        const stored = { ...asked, name, type, contents };
        const id = fromHeader(ctx, headers.idempotencyKey, z.string().max(100));
        const storing = storedBy[asked.carrier];
        try {
          await handleCommand(command(ctx, storing, stored, id ?? asked.fileId), deps);
        } catch (error) {
          // An append whose answer was lost may name the contents yet: then the log says later what
          // became of it.
          isCertain = isRefusal(error);
          throw error;
        }
        const { key: _, ...largest } = contents.at(-1) ?? {
          key: '',
          bytes: 0,
          width: null,
          height: null,
        };
        return { id: of.fileId, name, type, ...largest, erased: false };
      });
    } finally {
      if (isCertain) await settled(of, uploadId);
    }
  }

  /** What the store does not let go now is let go later. */
  const settled = (of: OfFile, uploadId: string): Promise<void> =>
    room.settle(of, uploadId).catch((error: unknown) => {
      if (!(error instanceof FileStoreTrouble || error instanceof LogUnavailable)) throw error;
    });

  async function erase(ctx: RoutedContext): Promise<void> {
    if (store === undefined) throw noStore('unavailable');
    const of = { fileId: ctx.params['fileId'] ?? '', workspaceId: workspaceFromHeader(ctx) };
    await handleCommand(command(ctx, 'EraseFile', { fileId: of.fileId }, randomUUID()), deps);
    await letGo(of);
    ctx.status = 204;
  }

  return [
    {
      method: 'post',
      path: '/api/uploads',
      who: [
        authenticate(signingSecret, isEnded, { frames: true }),
        ...[decisionProblems, storeProblems, mayBring],
      ],
      limit: 'upload',
      handle: async (ctx) => {
        if (store === undefined) throw noStore('unavailable');
        ctx.body = await take(ctx, store);
        ctx.status = 201;
      },
    },
    {
      method: 'delete',
      path: '/api/uploads/:fileId',
      who: [signedIn, decisionProblems, storeProblems],
      limit: 'change',
      handle: erase,
    },
  ];
}
