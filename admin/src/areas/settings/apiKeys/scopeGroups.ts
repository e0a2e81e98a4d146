import { apiScopes, type ApiScope } from '@waymark/api/apiScopes';

/** What a group of scopes is about. */
export type ScopeGroup = ApiScope extends `${infer Group}:${string}` ? Group : never;

/** Each group with what there is of it: reading, changing, or both. */
export const scopeGroups: readonly {
  readonly group: ScopeGroup;
  readonly read: ApiScope | undefined;
  readonly write: ApiScope | undefined;
}[] = [...new Set(apiScopes.map((scope) => groupOf(scope)))].map((group) => ({
  group,
  read: apiScopes.find((scope) => scope === `${group}:read`),
  write: apiScopes.find((scope) => scope === `${group}:write`),
}));

/** The groups that a key may read or change, for a line that sums them up. */
export function groupsIn(scopes: readonly string[]): {
  readonly reads: readonly ScopeGroup[];
  readonly writes: readonly ScopeGroup[];
} {
  const having = (act: 'read' | 'write') =>
    scopeGroups.flatMap(({ group, [act]: scope }) =>
      scope !== undefined && scopes.includes(scope) ? [group] : [],
    );
  return { reads: having('read'), writes: having('write') };
}

function groupOf(scope: ApiScope): ScopeGroup {
  return scope.slice(0, scope.indexOf(':')) as ScopeGroup;
}
