import { refusalText } from '@waymark/api/problems';
import { RequestRefused } from '@waymark/edge';
import { FileStoreTrouble } from '@waymark/files';

/** Where a content can't be had from the file store now. @throws RequestRefused 503 */
export function notNow(error: unknown): never {
  if (error instanceof FileStoreTrouble) throw unavailable();
  throw error;
}

/** 503: the content is there, and the file store does not give it. */
export const unavailable = () =>
  new RequestRefused({
    status: 503,
    code: 'file-store-unavailable',
    detail: refusalText('fileNotServed'),
    headers: { 'Retry-After': '5' },
  });

/** 404: a link that was never good, or is no more. */
export const linkOver = () =>
  new RequestRefused({ status: 404, code: 'not-found', detail: refusalText('fileLinkOver') });
