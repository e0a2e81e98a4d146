import type {
  ConversationRow,
  ExecutionRow,
  PlaceholderRow,
  ProjectRow,
  TaskRow,
} from '@waymark/api';
import { useGetList, useGetMany } from 'react-admin';
import { workOfLeaver, type LeaverWork } from './workOfLeaver.ts';

const all = { pagination: { page: 1, perPage: 1000 } };
const open = ['TODO', 'IN_PROGRESS', 'STUCKED'];

/**
 * What is with somebody; undefined while it is not known.
 * @param clientId of a user of a client: what they have at others stays theirs; null for one of the
 * team
 */
export function useHeld(
  accountId: string,
  clientId: string | null,
): { held: LeaverWork | undefined; error: unknown } {
  const ofTeam = { enabled: clientId === null };
  const tasks = useGetList<TaskRow>('tasks', {
    ...all,
    sort: { field: 'planName', order: 'ASC' },
    filter: { ...{ assignee: accountId, status: open }, ...(clientId !== null && { clientId }) },
  });
  const owned = useGetList<ExecutionRow>(
    'executions',
    { ...all, sort: { field: 'name', order: 'ASC' }, filter: { owner: accountId } },
    ofTeam,
  );
  const talks = useGetList<ConversationRow>(
    'conversations',
    { ...all, sort: { field: 'lastAt', order: 'DESC' }, filter: { handedTo: accountId } },
    ofTeam,
  );
  const placeholders = useGetList<PlaceholderRow>('placeholders', {
    ...all,
    sort: { field: 'name', order: 'ASC' },
    filter: { matchedTo: accountId, planKind: 'process' },
  });
  const plansOf = (kind: TaskRow['planKind']) => {
    const ofKind = (tasks.data ?? []).filter(({ planKind }) => planKind === kind);
    return ofKind.map(({ planId }) => planId);
  };
  const executions = useNamed<ExecutionRow>('executions', [
    ...plansOf('process'),
    ...(placeholders.data ?? []).map(({ planId }) => planId),
  ]);
  const projects = useNamed<ProjectRow>('projects', plansOf('project'));
  const error =
    tasks.error ??
    owned.error ??
    talks.error ??
    placeholders.error ??
    executions.error ??
    projects.error;
  const known =
    tasks.data !== undefined &&
    placeholders.data !== undefined &&
    executions.rows !== undefined &&
    projects.rows !== undefined &&
    (clientId !== null || (owned.data !== undefined && talks.data !== undefined));
  return {
    error,
    held: known
      ? workOfLeaver(
          {
            ...{ tasks: tasks.data ?? [], owned: owned.data ?? [] },
            placeholders: placeholders.data ?? [],
            talks: talks.data ?? [],
          },
          {
            // Of a client's user those of that client alone.
            executions: (executions.rows ?? []).filter(
              (one) => clientId === null || one.clientId === clientId,
            ),
            projects: projects.rows ?? [],
          },
        )
      : undefined,
  };
}

/** Rows by their ids; nothing is asked where there are none. */
function useNamed<Row extends { id: string }>(
  resource: string,
  named: readonly string[],
): { rows: readonly Row[] | undefined; error: unknown } {
  const ids = [...new Set(named)];
  const asked = useGetMany<Row>(resource, { ids }, { enabled: ids.length > 0 });
  return { rows: ids.length === 0 ? [] : asked.data, error: asked.error };
}
