import { useQuery } from '@tanstack/react-query';
import type { TurnMoves } from '@waymark/api';
import type { Subject } from './subject.ts';
import { read } from '../../../base/wire/request.ts';

const none: TurnMoves = [];

/**
 * How the turn of a task has passed on, the oldest first; read anew whenever it passes on again.
 * None until it is known.
 */
export function useTurnMoves({
  planId,
  taskId,
  turnSince,
  turnBecause,
  turnWho,
}: Subject): TurnMoves {
  const { data = none } = useQuery({
    queryKey: ['turns', planId, taskId, turnSince, turnBecause, turnWho],
    queryFn: async ({ signal }): Promise<TurnMoves> => {
      const { json } = await read<TurnMoves>(
        `/api/executions/${encodeURIComponent(planId)}/tasks/${encodeURIComponent(taskId)}/turns`,
        signal,
      );
      return json;
    },
    placeholderData: (before) => before,
  });
  return data;
}
