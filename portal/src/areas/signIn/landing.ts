import type { Me } from '@waymark/api';
import { entryAddress } from '@waymark/api/addresses';
import { defaultTarget } from '../../base/session/redirectTo.ts';

/**
 * Finds where a person goes after sign-in: to what they asked for, else to where they belong.
 * @param target safe path; `/`, the default, counts as nothing asked for
 */
export function landing(target: string, memberships: Me['memberships']): string {
  if (target !== defaultTarget) return target;
  if (memberships.length === 0) return entryAddress.chooseWorkspace();
  return memberships.some(({ party }) => party === 'team')
    ? entryAddress.executions()
    : entryAddress.portal();
}
