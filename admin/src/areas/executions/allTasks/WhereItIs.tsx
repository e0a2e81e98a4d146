import type { ExecutionRow, ProjectRow, TaskRow } from '@waymark/api';
import { Avatar } from '@waymark/look';
import type { ReactNode } from 'react';
import { useReference } from 'react-admin';

/**
 * Client and process of a task, or the project whose board it is on; each is read once for all
 * rows.
 */
export function WhereItIs({
  task: { planKind, planId },
}: {
  task: Pick<TaskRow, 'planKind' | 'planId'>;
}): ReactNode {
  const { referenceRecord } = useReference<ExecutionRow | ProjectRow>({
    reference: planKind === 'project' ? 'projects' : 'executions',
    id: planId,
  });
  if (referenceRecord === undefined) return null;
  const { clientName, name } = referenceRecord;
  return (
    <span className="task-where" title={`${clientName}, ${name}`}>
      <Avatar name={clientName} kind="client" size={20} decorative />
      <span>
        {clientName}, {name}
      </span>
    </span>
  );
}
