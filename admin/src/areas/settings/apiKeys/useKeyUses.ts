import { useQuery } from '@tanstack/react-query';
import type { ApiKeyUses } from '@waymark/api';
import { useMembership } from '../../../base/session/me.ts';
import { request } from '../../../base/wire/request.ts';

export type KeyUse = ApiKeyUses['uses'][number];

/** When and from where each key was last used; undefined until that is known. */
export function useKeyUses(): ReadonlyMap<string, KeyUse> | undefined {
  const workspaceId = useMembership()?.workspaceId;
  const { data } = useQuery({
    queryKey: ['apiKeyUses', workspaceId],
    queryFn: async ({ signal }) =>
      (await request<ApiKeyUses>('/api/session/api-keys', { signal })).json.uses,
    enabled: workspaceId !== undefined,
  });
  return data && new Map(data.map((use) => [use.keyId, use]));
}
