import { MOST_FILE_BYTES } from '@waymark/api/fileLimits';
import type { BlockFileQuery, PlanRef } from '@waymark/api';
import { openAttachments, takeAway, upload } from '@waymark/client';
import { MOST_PICTURE_BYTES, MOST_PICTURES } from '@waymark/events/pictureLimits';
import { bytesIn } from '@waymark/look/bytes';
import { useState, useSyncExternalStore } from 'react';
import type { Attaching } from './useAttachments.ts';
import { sentenceOf } from '../dialogs/DialogError.tsx';
import { textsNow } from '../../base/texts/index.ts';
import { wire } from '../../base/wire/wire.ts';

type Kind = BlockFileQuery['block'];

/**
 * Files that a block is to show, brought while it is made; those that are dropped again are taken
 * away.
 */
export function useBlockFiles(plan: PlanRef, block: Kind): Attaching {
  const [files] = useState(() =>
    openAttachments({
      place: {
        ...{ carrier: 'block', block, planId: plan.id },
        planKind: plan.kind === 'process' ? 'process' : 'blueprint',
      },
      upload: (query, file, uploading) => upload(wire, query, file, uploading),
      takeAway: (fileId) => takeAway(wire, fileId),
      refusalOf: (file) => refusalOf[block](file),
      sentenceOf,
    }),
  );
  const all = useSyncExternalStore(files.subscribe, files.all);
  const { add, again, drop, empty, giveBack } = files;
  return { all, add, again, drop, empty, giveBack };
}

/** Said before anything is sent, in the sentences of the server. */
const refusalOf: Record<Kind, (file: File) => string | null> = {
  image: ({ size, type }) => {
    const t = textsNow();
    if (type !== '' && !type.startsWith('image/')) return t('pictures.notPicture');
    return size >= MOST_PICTURE_BYTES ? t('pictures.tooHeavy') : null;
  },
  pdf: ({ size, type }) => {
    const t = textsNow();
    if (type !== '' && type !== 'application/pdf') return t('pdf.notPdf');
    return size > MOST_FILE_BYTES
      ? t('files.tooLarge', { most: bytesIn(t.language, MOST_FILE_BYTES) })
      : null;
  },
};

/** Whether a file is sent at all. */
export const isTaken = { image: (file: File): boolean => refusalOf.image(file) === null };

/**
 * Picks the chosen files that fit beside those that are there; what is refused at once takes no
 * place, and says why.
 */
export function fitting<Each>(
  chosen: readonly Each[],
  there: number,
  isTaken: (each: Each) => boolean,
): { readonly taken: readonly Each[]; readonly leftOut: number } {
  let places = MOST_PICTURES - there;
  const taken = chosen.filter((each) => !isTaken(each) || places-- > 0);
  return { taken, leftOut: chosen.length - taken.length };
}
