import type { ExecutionRow } from '@waymark/api';
import { Avatar } from '@waymark/look';
import type { ReactNode } from 'react';
import { useReference } from 'react-admin';

/** Client and process of a task; processes are read once for all rows. */
export function WhereItIs({ planId }: { planId: string }): ReactNode {
  const { referenceRecord } = useReference<ExecutionRow>({
    reference: 'executions',
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
