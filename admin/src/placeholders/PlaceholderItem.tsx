import { IconButton } from '@mui/material';
import { Avatar } from '@waymark/look';
import type { PlaceholderRow, PlanRef } from '@waymark/api';
import { Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCommand } from '../dataProvider/useCommand.ts';
import { AskDelete } from './AskDelete.tsx';
import { PlaceholderForm } from './PlaceholderForm.tsx';
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
  if (mode === 'edited') {
    const change = (words: { name: string; description: string }) =>
      send('ChangePlaceholder', { plan, placeholderId, ...words });
    return (
      <li className="panel-row">
        <PlaceholderForm
          place={placeholderId}
          words={{ name, description }}
          action={t('words.save')}
          onSave={change}
          onClose={show}
        />
      </li>
    );
  }
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
        <IconButton
          aria-label={t('placeholders.editName', { name })}
          onClick={() => setMode('edited')}
        >
          <Pencil />
        </IconButton>
        {tasks === 0 && matchedTo === null && (
          <IconButton
            aria-label={t('placeholders.deleteName', { name })}
            onClick={() => setMode('deleted')}
          >
            <Trash2 />
          </IconButton>
        )}
      </span>
    </li>
  );
}
