import type Router from '@koa/router';
import type { CommandServiceOptions } from '../serviceOptions.ts';
import { Examiner } from './examining/examiner.ts';
import { FileRoom } from './fileRoom.ts';
import { uploadRoutes, type UploadOptions } from './uploadRoutes.ts';

/** Bytes of files that a workspace may keep, if nobody says otherwise. */
const ROOM_FOR_FILES = 10 * 1024 ** 3;

type Around = Omit<
  UploadOptions,
  'store' | 'vault' | 'room' | 'examiner' | 'timeZone'
>;

/** What takes files in. `stop` ends what examines them. */
export function takeFiles(
  { files, roomForFiles, vault, pool, timeZone }: CommandServiceOptions,
  around: Around,
): { readonly routes: Router; stop(): void } {
  const examiner = new Examiner();
  const most = roomForFiles ?? ROOM_FOR_FILES;
  return {
    routes: uploadRoutes({
      ...{ ...around, store: files, vault, examiner, timeZone },
      room: new FileRoom(pool, most, around.clock),
    }),
    stop: () => examiner.stop(),
  };
}
