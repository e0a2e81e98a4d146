import type { ExecutionRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { PersonPicker } from '../people/PersonPicker.tsx';
import { useTexts } from '../texts/index.ts';
import { useSetOwner } from './useSetOwner.ts';
import './assignOwner.css';

/** Where it is our turn and nobody of us has it: somebody who answers for it is chosen in place. */
export function AssignOwner({ row }: { row: ExecutionRow }): ReactNode {
  const t = useTexts();
  const setOwner = useSetOwner(row);
  const { name, clientName } = row;
  return (
    <span className="assign-owner">
      <PersonPicker
        value={null}
        label={t('hub.assignOf', { name, client: clientName })}
        emptyText={t('hub.assign')}
        options={{ team: true }}
        onChange={setOwner}
      />
    </span>
  );
}
