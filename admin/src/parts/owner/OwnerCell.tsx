import type { ExecutionRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { PersonPicker } from '../personPicker/PersonPicker.tsx';
import { useTexts } from '../../base/texts/index.ts';
import { useSetOwner } from './useSetOwner.ts';
import './ownerCell.css';

/** The cell of an execution's owner; a click chooses somebody else. */
export function OwnerCell({ row }: { row: ExecutionRow }): ReactNode {
  const t = useTexts();
  const setOwner = useSetOwner(row);
  const { owner, name, clientName } = row;
  return (
    <span className="owner-cell" onClick={(event) => event.stopPropagation()}>
      <PersonPicker
        quiet
        clearable
        value={owner}
        label={t('hub.ownerOf', { name, client: clientName })}
        emptyText={t('hub.noOwner')}
        options={{ team: true }}
        onChange={setOwner}
      />
    </span>
  );
}
