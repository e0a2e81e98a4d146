import type { ConversationRow, ExecutionRow, TaskRow } from '@waymark/api';
import { useGetList } from 'react-admin';
import { heldIn, type Held } from './held.ts';

const all = { pagination: { page: 1, perPage: 1000 } };
const open = ['TODO', 'IN_PROGRESS', 'STUCKED'];

/**
 * What is with somebody; undefined while it is not known.
 * @param clientId of a user of a client: what they have at others stays theirs; null for one of the team
 */
export function useHeld(
  accountId: string,
  clientId: string | null,
): { held: Held | undefined; error: unknown } {
  const ofTeam = { enabled: clientId === null };
  const tasks = useGetList<TaskRow>('tasks', {
    ...all,
    sort: { field: 'planName', order: 'ASC' },
    filter: {
      ...{ assignee: accountId, status: open },
      ...(clientId !== null && { clientId }),
    },
  });
  const owned = useGetList<ExecutionRow>(
    'executions',
    {
      ...all,
      sort: { field: 'name', order: 'ASC' },
      filter: { owner: accountId },
    },
    ofTeam,
  );
  const talks = useGetList<ConversationRow>(
    'conversations',
    {
      ...all,
      sort: { field: 'lastAt', order: 'DESC' },
      filter: { handedTo: accountId },
    },
    ofTeam,
  );
  const error = tasks.error ?? owned.error ?? talks.error;
  const known =
    tasks.data !== undefined &&
    (clientId !== null ||
      (owned.data !== undefined && talks.data !== undefined));
  return {
    error,
    held: known
      ? heldIn(tasks.data ?? [], owned.data ?? [], talks.data ?? [])
      : undefined,
  };
}
