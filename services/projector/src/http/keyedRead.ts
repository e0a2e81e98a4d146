import { scopesOfRead, type ResourceName } from '@waymark/api';
import { mustHaveScopes, type ApiKeyPass } from '@waymark/edge';
import type { FilterValues } from '../readModels/model/resource.ts';

/**
 * A read by which a program comes with its API key. @throws RequestRefused 403 `not-for-api-keys`
 * or `scope-missing`
 */
export function keyedRead(
  pass: ApiKeyPass | undefined,
  resource: string,
  filter: FilterValues,
): void {
  if (pass !== undefined) mustHaveScopes(pass, scopesOfRead(resource as ResourceName, filter));
}
