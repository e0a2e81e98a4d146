import { refusalText } from '@waymark/api/problems';
import { RequestRefused } from '@waymark/edge';
import { FileStoreTrouble } from '@waymark/files';
import type { Middleware } from 'koa';
import type { Examined } from './examining/examine.ts';
import { MOST_MEGAPIXELS } from './examining/kinds.ts';
import { ScannerTrouble } from './scanning/virusScanner.ts';

type Why = Extract<Examined, { why: string }>;

/** Why a file is not taken, as HTTP refuses it. */
export function notTaken(examined: Why): RequestRefused {
  switch (examined.why) {
    case 'ending':
      return new RequestRefused({
        status: 415,
        code: 'file-ending-differs',
        detail: refusalText('fileEndingDiffers', examined.ending, examined.is),
      });
    case 'unreadable':
      return new RequestRefused({
        status: 422,
        code: 'picture-unreadable',
        detail: refusalText('pictureUnreadable'),
      });
    case 'tooLarge':
      return new RequestRefused({
        status: 422,
        code: 'picture-too-large',
        detail: refusalText('pictureTooLarge', MOST_MEGAPIXELS),
      });
    case 'page':
    case 'heic':
    case 'refused':
      return new RequestRefused({
        status: 415,
        code: 'file-type-refused',
        detail: refusalText(
          examined.why === 'page'
            ? 'fileIsPage'
            : examined.why === 'heic'
              ? 'fileIsHeic'
              : 'fileTypeRefused',
        ),
      });
  }
}

/** What was found in a file, as HTTP refuses it. */
export const isHarmful = (name: string): RequestRefused =>
  new RequestRefused({
    status: 422,
    code: 'file-harmful',
    detail: refusalText('fileHarmful', name),
  });

/** A store or a scanner that can't, as HTTP refuses it. */
export const storeProblems: Middleware = async (_, next) => {
  try {
    await next();
  } catch (error) {
    if (error instanceof FileStoreTrouble) throw noStore(error.reason);
    if (error instanceof ScannerTrouble) throw notScanned(error.reason);
    throw error;
  }
};

const notScanned = (reason: ScannerTrouble['reason']): RequestRefused =>
  reason === 'tooLarge'
    ? new RequestRefused({
        status: 413,
        code: 'file-not-scanned',
        detail: refusalText('fileNotScanned'),
      })
    : new RequestRefused({
        status: 503,
        code: 'file-scanner-unavailable',
        detail: refusalText('fileScannerUnavailable'),
        headers: { 'Retry-After': '30' },
      });

export const noStore = (reason: FileStoreTrouble['reason']) =>
  new RequestRefused({
    status: reason === 'full' ? 507 : 503,
    code: reason === 'full' ? 'file-store-full' : 'file-store-unavailable',
    detail: refusalText(reason === 'full' ? 'fileStoreFull' : 'fileStoreUnavailable'),
    headers: { 'Retry-After': reason === 'full' ? '600' : '5' },
  });
