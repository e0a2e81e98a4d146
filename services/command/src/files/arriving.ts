import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { refusalText } from '@waymark/api/problems';
import { noSlowerThan, RequestRefused, whileCallerSends, type LeastPace } from '@waymark/edge';
import { CutShort, exactly, FileStoreTrouble } from '@waymark/files';
import type { Context } from 'koa';
import type { Most } from './forBlocks.ts';

/** 4 kB a second: a turn takes as long as its sender does. */
const USUAL_PACE: LeastPace = { bytes: 65_536, within: 15_000 };

const ARRIVING = 'waymark-upload-';
/**
 * What a killed service was taking in lies there; older than this it is nobody's, in milliseconds.
 */
const ABANDONED = 24 * 60 * 60_000;

/** Takes away what services that were killed have left behind. */
export async function removeAbandoned(now: Date): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(ARRIVING)) continue;
    const folder = join(tmpdir(), name);
    // Another service may be doing the same.
    const found = await stat(folder).catch(() => null);
    if (found !== null && now.getTime() - found.mtimeMs > ABANDONED)
      await rm(folder, { recursive: true, force: true });
  }
}

/**
 * How long the file is that comes. @throws RequestRefused 411 `length-required`, 413
 * `file-too-large`, 422 `file-empty`
 */
export function lengthOf(ctx: Context, most: Most): number {
  const told = ctx.get('Content-Length');
  if (!/^\d{1,15}$/.test(told) || ctx.get('Content-Encoding') !== '')
    throw new RequestRefused({
      status: 411,
      code: 'length-required',
      detail: refusalText('fileLengthUnsaid'),
    });
  const bytes = Number(told);
  if (bytes === 0)
    throw new RequestRefused({ status: 422, code: 'file-empty', detail: refusalText('fileEmpty') });
  if (bytes > most.bytes) throw most.refused();
  return bytes;
}

/**
 * Takes a body of so many bytes into a folder of its own, piece by piece, and works on it there;
 * nothing of that stays. Who sends too slowly is cut off.
 * @throws RequestRefused 400 `file-cut`
 */
export async function withArrived<T>(
  ctx: Context,
  bytes: number,
  work: (folder: string, path: string) => Promise<T>,
  pace: LeastPace = USUAL_PACE,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), ARRIVING)).catch(full);
  try {
    const path = join(folder, 'arrived');
    const lookNoMore = noSlowerThan(
      pace,
      () => ctx.req.socket.bytesRead,
      () => ctx.req.destroy(),
    );
    await whileCallerSends(ctx, () =>
      pipeline(
        ctx.req,
        exactly(bytes),
        createWriteStream(path, { flags: 'wx', mode: 0o600 }),
      ).catch((error: unknown) => {
        if (error instanceof CutShort || ctx.req.destroyed) throw cut();
        return full(error);
      }),
    ).finally(lookNoMore);
    return await work(folder, path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function full(error: unknown): never {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') throw new FileStoreTrouble('full', error);
  throw error;
}

const cut = () =>
  new RequestRefused({ status: 400, code: 'file-cut', detail: refusalText('fileCut') });
