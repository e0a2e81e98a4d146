import { useQuery } from '@tanstack/react-query';
import type { TeamSeen } from '@waymark/api';
import { useMembership } from '../../../base/session/me.ts';
import { request } from '../../../base/wire/request.ts';

/**
 * Of each of the team who has a session the day (`YYYY-MM-DD`) on which it was last in use;
 * undefined until that is known.
 */
export function useTeamSeen(): ReadonlyMap<string, string> | undefined {
  const workspaceId = useMembership()?.workspaceId;
  const { data } = useQuery({
    queryKey: ['teamSeen', workspaceId],
    queryFn: async ({ signal }) =>
      (await request<TeamSeen>('/api/session/team', { signal })).json.seen,
    enabled: workspaceId !== undefined,
    staleTime: 60_000,
  });
  return data && new Map(data.map(({ accountId, day }) => [accountId, day]));
}
