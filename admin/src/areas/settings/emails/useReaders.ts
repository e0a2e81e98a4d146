import type { ExecutionRow, PersonRow } from '@waymark/api';
import type { WordedMail } from '@waymark/events';
import { useState } from 'react';
import { useGetList } from 'react-admin';

/**
 * For whom a mail is shown: an execution of the template, the newest first, and one of its people.
 */
export function useReaders(blueprintId: string, mail: WordedMail) {
  const [processId, setProcessId] = useState<string | null>(null);
  const [accountId, setAccountId] = useState<string | null>(null);
  const { data: executions, isPending } = useGetList<ExecutionRow>('executions', {
    filter: { blueprintId },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: 50 },
  });
  const execution = executions?.find(({ id }) => id === processId) ?? executions?.[0];
  const clientId = execution?.clientId ?? '';
  const ofTeam = mail === 'stuck';
  const { data: people, isPending: awaitsPeople } = useGetList<PersonRow>(
    'people',
    {
      filter: { clientId },
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage: 50 },
    },
    { enabled: execution !== undefined && !ofTeam },
  );
  const known = !isPending && (execution === undefined || ofTeam || !awaitsPeople);
  return {
    /** Whether it is known who there is. */
    known,
    executions: executions ?? [],
    execution,
    accountId: execution === undefined ? null : (accountId ?? people?.[0]?.id ?? null),
    options: { team: true, ...(clientId !== '' && { clientId }) },
    chooseExecution: (id: string) => {
      setProcessId(id);
      setAccountId(null);
    },
    choosePerson: setAccountId,
  };
}
export type Readers = ReturnType<typeof useReaders>;
