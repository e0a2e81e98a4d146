import type { TurnMoves } from '@waymark/api';
import { request, withPosition } from '@waymark/client';
import type { TaskRow } from '../../base/api/reads.ts';
import { useQuery } from '../../base/api/useQuery.ts';
import { wire } from '../../base/api/wire.ts';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';

/** How the turn of a task has passed on, the oldest first; none until it is known. */
export function useTurnMoves({ planId, id }: TaskRow): TurnMoves {
  const { workspaceId } = useWorkspace();
  const { data } = useQuery(`turns ${workspaceId} ${planId} ${id}`, async () => {
    const path = `/api/executions/${planId}/tasks/${id}/turns`;
    const { json } = await request<TurnMoves>(wire, withPosition(path, wire.position.newest()), {
      workspaceId,
    });
    return json;
  });
  return data ?? [];
}
