import { errorForLog } from '@waymark/edge';
import type Router from '@koa/router';
import type { CommandServiceOptions } from '../serviceOptions.ts';
import { removeAbandoned } from './arriving.ts';
import { Examiner } from './examining/examiner.ts';
import { FileRoom } from './fileRoom.ts';
import { uploadRoutes, type UploadOptions } from './uploadRoutes.ts';

/** Bytes of files that a workspace may keep, if nobody says otherwise. */
const ROOM_FOR_FILES = 10 * 1024 ** 3;

type Around = Omit<UploadOptions, 'store' | 'vault' | 'room' | 'examiner'>;

/** What takes files in. `stop` ends what examines them. */
export function takeFiles(
  { files, roomForFiles, vault, pool, logger }: CommandServiceOptions,
  around: Around,
): { readonly routes: Router; stop(): void } {
  const examiner = new Examiner();
  removeAbandoned(around.clock()).catch((error: unknown) =>
    logger.warn({ err: errorForLog(error) }, 'left uploads stay'),
  );
  const most = roomForFiles ?? ROOM_FOR_FILES;
  return {
    routes: uploadRoutes({
      ...{ ...around, store: files, vault, examiner },
      room: new FileRoom(pool, most, around.clock),
    }),
    stop: () => examiner.stop(),
  };
}
