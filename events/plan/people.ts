import { z } from 'zod';

export { personKind, type PersonKind } from './personKind.ts';

/**
 * People in a plan. A reference to a person is one string: an account id, a placeholder id (`p::…`,
 * somebody not yet known) or a role id (`r::…`, a kind of person); PRODUCT 1.6.
 */
export const personRef = z.string().min(1).max(100);
export type PersonRef = z.infer<typeof personRef>;

export const placeholderId = z.string().regex(/^p::.{1,90}$/, 'must begin with p::');
export const roleId = z.string().regex(/^r::.{1,90}$/, 'must begin with r::');
