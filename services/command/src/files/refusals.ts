import { said } from '@waymark/api/problems';
import { Refused } from '@waymark/edge';
import { FileStoreTrouble } from '@waymark/files';
import type { Middleware } from 'koa';
import type { Examined } from './examining/examine.ts';
import { MOST_MEGAPIXELS } from './examining/kinds.ts';

type Why = Extract<Examined, { why: string }>;

/** Why a file is not taken, as HTTP refuses it. */
export function notTaken(examined: Why): Refused {
  switch (examined.why) {
    case 'ending':
      return new Refused({
        status: 415,
        code: 'file-ending-differs',
        detail: said('fileEndingDiffers', examined.ending, examined.is),
      });
    case 'unreadable':
      return new Refused({
        status: 422,
        code: 'picture-unreadable',
        detail: said('pictureUnreadable'),
      });
    case 'tooLarge':
      return new Refused({
        status: 422,
        code: 'picture-too-large',
        detail: said('pictureTooLarge', MOST_MEGAPIXELS),
      });
    case 'page':
    case 'heic':
    case 'refused':
      return new Refused({
        status: 415,
        code: 'file-type-refused',
        detail: said(
          examined.why === 'page'
            ? 'fileIsPage'
            : examined.why === 'heic'
              ? 'fileIsHeic'
              : 'fileTypeRefused',
        ),
      });
  }
}

/** A store that can't, as HTTP refuses it. */
export const storeProblems: Middleware = async (_, next) => {
  try {
    await next();
  } catch (error) {
    if (!(error instanceof FileStoreTrouble)) throw error;
    throw noStore(error.reason);
  }
};

export const noStore = (reason: FileStoreTrouble['reason']) =>
  new Refused({
    status: reason === 'full' ? 507 : 503,
    code: reason === 'full' ? 'file-store-full' : 'file-store-unavailable',
    detail: said(reason === 'full' ? 'fileStoreFull' : 'fileStoreUnavailable'),
    headers: { 'Retry-After': reason === 'full' ? '600' : '5' },
  });
