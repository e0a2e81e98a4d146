import type { ShownFile } from '@waymark/api';
import { MOST_FILE_BYTES, MOST_FILES } from '@waymark/api/fileLimits';
import { openAttachments, takeAway, upload } from '@waymark/client';
import { bytesIn } from '@waymark/look/bytes';
import {
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { told } from '../api/problem.ts';
import type { TaskRow } from '../api/reads.ts';
import { wire } from '../api/wire.ts';
import { texts } from '../texts/files.ts';
import { spokenLanguage } from '../texts/language.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';
import type { Attached } from './Attach.tsx';
import { noteBrought } from './brought.ts';

/** The files of a message that is being written. */
export function useAttachments(
  task: TaskRow,
  given: readonly ShownFile[],
  onAttached: (attached: Attached) => void,
) {
  const { workspaceId } = useWorkspace().membership;
  const [files] = useState(() => {
    const opened = openAttachments({
      place: {
        ...{ processId: task.planId, taskId: task.id },
        carrier: 'message',
      },
      upload: async (query, file, uploading) => {
        const shown = await upload(wire, query, file, {
          ...uploading,
          workspaceId,
        });
        noteBrought(shown);
        return shown;
      },
      takeAway: (fileId) => takeAway(wire, fileId, workspaceId),
      refusalOf,
      sentenceOf: (error) => told(error).sentence,
    });
    opened.giveBack(given);
    return opened;
  });
  const all = useSyncExternalStore(files.subscribe, files.all);
  const tell = useEffectEvent(() =>
    onAttached({
      files: all.flatMap(({ shown }) => shown ?? []),
      waits: all.some(({ state }) => state !== 'there'),
    }),
  );
  useEffect(() => tell(), [all]);
  const { add, again, drop } = files;
  return { all, add, again, drop };
}

/** Said before anything is sent. */
function refusalOf({ size }: File, alreadyThere: number): string | null {
  if (alreadyThere >= MOST_FILES) return texts().tooMany(MOST_FILES);
  return size > MOST_FILE_BYTES
    ? texts().tooLarge(bytesIn(spokenLanguage(), MOST_FILE_BYTES))
    : null;
}
