import { bytesIn } from '@waymark/look/bytes';
import { MOST_FILE_BYTES, MOST_FILES } from '@waymark/api/fileLimits';
import type { TaskFileQuery } from '@waymark/api';
import {
  openAttachments,
  takeAway,
  upload,
  type Attachment,
  type Attachments,
} from '@waymark/client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { sentenceOf } from '../dialogs/DialogError.tsx';
import { textsNow } from '../../base/texts/index.ts';
import { wire } from '../../base/wire/wire.ts';

export type Attaching = Pick<Attachments, 'add' | 'again' | 'drop' | 'empty' | 'giveBack'> & {
  readonly all: readonly Attachment[];
};

/** Files that go with what is being written about a task; brought while it is written. */
export function useAttachments(
  { planId, taskId }: { planId: string; taskId: string },
  carrier: TaskFileQuery['carrier'],
): Attaching {
  const [files] = useState(() =>
    openAttachments({
      place: { processId: planId, taskId, carrier },
      upload: (query, file, uploading) => upload(wire, query, file, uploading),
      takeAway: (fileId) => takeAway(wire, fileId),
      refusalOf,
      sentenceOf,
    }),
  );
  useEffect(
    () => files.bringTo({ processId: planId, taskId, carrier }),
    [files, planId, taskId, carrier],
  );
  const all = useSyncExternalStore(files.subscribe, files.all);
  const { add, again, drop, empty, giveBack } = files;
  return { all, add, again, drop, empty, giveBack };
}

/** Said before anything is sent, in the sentences of the server. */
function refusalOf({ size }: File, alreadyThere: number): string | null {
  const t = textsNow();
  if (alreadyThere >= MOST_FILES) return t('files.tooMany', { most: MOST_FILES });
  if (size > MOST_FILE_BYTES)
    return t('files.tooLarge', { most: bytesIn(t.language, MOST_FILE_BYTES) });
  return null;
}
