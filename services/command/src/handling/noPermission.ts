import { said } from '@waymark/api/problems';
import { Refused } from '@waymark/edge';

/** A policy said no. */
export const noPermission = (): Refused =>
  new Refused({
    status: 403,
    code: 'no-permission',
    detail: said('noPermission'),
  });
