import type { ExecutionRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { PersonPicker } from '../personPicker/PersonPicker.tsx';
import { useTexts } from '../../base/texts/index.ts';
import { useSetOwner } from './useSetOwner.ts';
import './assignOwner.css';

/** Chooses an owner in place, where it is our turn and nobody of us has the execution. */
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
