import { setTimeout as delay } from 'node:timers/promises';
import { nouns, streamOf } from '@waymark/events';
import { errorForLog, type Route } from '@waymark/edge';
import type { FileStore } from '@waymark/files';
import type { PersonVault } from '@waymark/vault';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { removeAbandoned } from './arriving.ts';
import { Examiner } from './examining/examiner.ts';
import { FileRoom, type OfFile } from './fileRoom.ts';
import type { VirusScanner } from './scanning/virusScanner.ts';
import { uploadRoutes, type UploadOptions } from './uploadRoutes.ts';

/** Bytes of files that a workspace may keep, if nobody says otherwise. */
const ROOM_FOR_FILES = 10 * 1024 ** 3;

/** In milliseconds. */
const SETTLED_EVERY = 5 * 60_000;

/** Where contents lie, and what looks at them. */
type FileOptions = {
  readonly files?: FileStore;
  readonly virusScanner?: VirusScanner;
  readonly roomForFiles?: number;
  readonly vault: PersonVault;
  readonly pool: Pool;
  readonly logger: Logger;
};

type UploadSettings = Omit<
  UploadOptions,
  'store' | 'vault' | 'room' | 'letGo' | 'examiner' | 'scanner'
>;

/**
 * What takes files in. `stop` ends what examines them. `letGo` takes the contents of a file out of
 * the store once the log says that it is erased; what can't be deleted by then the operators' check
 * finds.
 */
export function takeFiles(
  { files, virusScanner: scanner, roomForFiles, vault, pool, logger }: FileOptions,
  around: UploadSettings,
): { readonly routes: readonly Route[]; letGo(of: OfFile): Promise<void>; stop(): Promise<void> } {
  const examiner = new Examiner();
  removeAbandoned(around.clock()).catch((error: unknown) =>
    logger.warn({ err: errorForLog(error) }, 'left uploads stay'),
  );
  const { cache, clock } = around;
  const room = new FileRoom({
    ...{ pool, clock, store: files },
    most: roomForFiles ?? ROOM_FOR_FILES,
    keptBy: async ({ workspaceId, fileId }) => {
      const stream = streamOf.file(workspaceId, fileId);
      const { state } = await cache.read(stream, nouns.file);
      return state.life === 'present' ? state.contents : null;
    },
  });
  const letGo = async (of: OfFile): Promise<void> => {
    const { state } = await cache.read(streamOf.file(of.workspaceId, of.fileId), nouns.file);
    if (files === undefined || state.life !== 'deleted') return;
    for (const { key } of state.contents) await files.delete(key);
    await room.giveBack(of);
  };
  if (files !== undefined)
    tellScanner(pool, scanner !== undefined).catch((error: unknown) =>
      logger.warn({ err: errorForLog(error) }, 'operators are not told what looks for viruses'),
    );
  const stopping = new AbortController();
  const settling = settleNowAndThen(room, stopping.signal, (error) =>
    logger.warn({ err: errorForLog(error) }, 'left uploads are settled later'),
  );
  return {
    routes: uploadRoutes({ ...{ ...around, store: files, vault, examiner, scanner, room, letGo } }),
    letGo,
    stop: async () => {
      stopping.abort();
      examiner.stop();
      await settling;
    },
  };
}

/** Operators are told on their page whether files are looked at for viruses. */
const tellScanner = async (pool: Pool, isThere: boolean): Promise<void> =>
  void (await pool.query(
    `INSERT INTO identity.virus_scanner (is_there) VALUES ($1)
     ON CONFLICT (only_one) DO UPDATE SET is_there = excluded.is_there`,
    [isThere],
  ));

/** At once and every few minutes, until the signal aborts; each service does so. */
async function settleNowAndThen(
  room: FileRoom,
  signal: AbortSignal,
  say: (error: unknown) => void,
): Promise<void> {
  while (!signal.aborted) {
    await room.settleLeft().catch(say);
    await delay(SETTLED_EVERY, undefined, { signal }).catch(() => undefined);
  }
}
