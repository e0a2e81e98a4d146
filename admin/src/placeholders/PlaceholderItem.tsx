import { Avatar } from '@waymark/look';
import type { PlaceholderRow, PlanRef } from '@waymark/api';
import { useState, type ReactNode } from 'react';
import { useCommand } from '../dataProvider/useCommand.ts';
import { AskDelete } from './AskDelete.tsx';
import { EditedPlaceholder } from './EditedPlaceholder.tsx';
import { PlaceholderActs } from './PlaceholderActs.tsx';
import { useTexts } from '../texts/index.ts';

/** One placeholder: what it is, how many tasks wait for it, and how it is changed. */
export function PlaceholderItem({
  plan,
  row,
}: {
  plan: PlanRef;
  row: PlaceholderRow;
}): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const [mode, setMode] = useState<'shown' | 'edited' | 'deleted'>('shown');
  const { id: placeholderId, name, description, tasks, matchedTo } = row;
  const show = () => setMode('shown');
  if (mode === 'edited') return <EditedPlaceholder row={row} onClose={show} />;
  if (mode === 'deleted') {
    return (
      <AskDelete
        kind="placeholder"
        name={name}
        seen={row.planRevision}
        onDelete={(basedOn) =>
          send('DeletePlaceholder', { plan, placeholderId }, { basedOn })
        }
        onClose={show}
      />
    );
  }
  return (
    <li className="panel-row">
      <Avatar name={name} kind="placeholder" decorative />
      <span className="panel-words">
        <b>{name}</b>
        <small>{description || t('people.noDescription')}</small>
      </span>
      <span className="panel-side">{t('words.tasks', { count: tasks })}</span>
      <span className="panel-acts">
        <PlaceholderActs
          name={name}
          onEdit={() => setMode('edited')}
          onDelete={
            tasks === 0 && matchedTo === null
              ? () => setMode('deleted')
              : undefined
          }
        />
      </span>
    </li>
  );
}
