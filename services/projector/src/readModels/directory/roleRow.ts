import type { Row } from '../bulk.ts';

type RoleWords = {
  readonly name: string;
  readonly internExtern: string;
  readonly defaultAccountId: string | null;
};

/** A role as it is kept. */
export const roleRow = (
  workspace_id: string,
  role_id: string,
  { name, internExtern, defaultAccountId }: RoleWords,
  revision: string,
): Row => ({
  workspace_id,
  role_id,
  name,
  intern_extern: internExtern,
  default_account_id: defaultAccountId,
  removed: false,
  revision,
});
