import type { FileQuery } from '@waymark/api';
import { MOST_FILE_BYTES } from '@waymark/api';
import { refusalText } from '@waymark/api/problems';
import { RequestRefused } from '@waymark/edge';
import { blockFileTypes } from '@waymark/events';
import { MOST_PICTURE_BYTES } from '@waymark/events/pictureLimits';

const MB = 1024 * 1024;

/** How large a file may be, in bytes, and how it is refused that is larger. */
export type Most = { readonly bytes: number; readonly refused: () => RequestRefused };

const tooLarge = (detail: ReturnType<typeof refusalText>) => () =>
  new RequestRefused({ status: 413, code: 'file-too-large', detail });

/** A picture that a block or the workspace shows is under 4 MB (PRODUCT 11.4, 21.2). */
export const mostOf = (asked: FileQuery): Most =>
  asked.carrier === 'brand' || (asked.carrier === 'block' && asked.block === 'image')
    ? { bytes: MOST_PICTURE_BYTES - 1, refused: tooLarge(refusalText('pictureTooHeavy')) }
    : {
        bytes: MOST_FILE_BYTES,
        refused: tooLarge(refusalText('fileTooLarge', MOST_FILE_BYTES / MB)),
      };

/** Refuses a file that no picture was made of. @throws RequestRefused 415 `file-type-refused` */
export function fitsBrand(asked: FileQuery, type: string): void {
  if (asked.carrier === 'brand' && !type.startsWith('image/')) throw noPicture();
}

const noPicture = () =>
  new RequestRefused({
    status: 415,
    code: 'file-type-refused',
    detail: refusalText('pictureNeeded'),
  });

/**
 * Refuses what a block of the kind can't show, though it would be taken elsewhere. @throws
 * RequestRefused 415 `file-type-refused`
 */
export function fitsBlock(asked: FileQuery, type: string): void {
  if (asked.carrier !== 'block' || type === blockFileTypes[asked.block]) return;
  if (asked.block !== 'pdf') throw noPicture();
  throw new RequestRefused({
    status: 415,
    code: 'file-type-refused',
    detail: refusalText('pdfNeeded'),
  });
}
