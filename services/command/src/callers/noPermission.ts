import { refusalText } from '@waymark/api/problems';
import { RequestRefused } from '@waymark/edge';

/** A policy said no. */
export const noPermission = (): RequestRefused =>
  new RequestRefused({ status: 403, code: 'no-permission', detail: refusalText('noPermission') });
