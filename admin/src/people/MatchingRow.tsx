import { IconButton } from '@mui/material';
import type { PlaceholderRow, PlanRef } from '@waymark/api';
import { Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCommand } from '../dataProvider/useCommand.ts';
import { RemovePlaceholder } from '../leaving/RemovePlaceholder.tsx';
import { PlaceholderForm } from '../placeholders/PlaceholderForm.tsx';
import { useTexts } from '../texts/index.ts';
import { kindOf, mayStandFor } from './mayStandFor.ts';
import { PersonPicker } from './PersonPicker.tsx';

type MatchingRowProps = {
  row: PlaceholderRow;
  clientId: string;
  onPick: (accountId: string) => void;
};

/** Who stands behind one placeholder or role; a placeholder is renamed here, and removed while nobody is matched. */
export function MatchingRow({
  row,
  clientId,
  onPick,
}: MatchingRowProps): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const [mode, setMode] = useState<'shown' | 'edited' | 'removed'>('shown');
  const { id: placeholderId, name, description, kind, matchedTo } = row;
  const plan: PlanRef = { kind: row.planKind, id: row.planId };
  const show = () => setMode('shown');
  if (mode === 'edited')
    return (
      <li className="panel-row">
        <PlaceholderForm
          place={placeholderId}
          words={{ name, description }}
          action={t('words.save')}
          onSave={(words) =>
            send('ChangePlaceholder', { plan, placeholderId, ...words })
          }
          onClose={show}
        />
      </li>
    );
  return (
    <li className="panel-row matching-row">
      <span className="panel-words">
        <b>{name}</b>
        <small>{kindOf(t, row)}</small>
      </span>
      <span className="matching-pick">
        <PersonPicker
          label={t('people.personFor', { name })}
          value={matchedTo}
          emptyText={t('people.nobodyYet')}
          dashed
          invite
          options={{ ...mayStandFor(row, clientId), processId: row.planId }}
          onChange={(to) => to !== null && onPick(to)}
        />
      </span>
      <span className="panel-side">
        {t('words.tasks', { count: row.tasks })}
      </span>
      <span className="panel-acts">
        {kind === 'placeholder' && (
          <IconButton
            aria-label={t('placeholders.editName', { name })}
            onClick={() => setMode('edited')}
          >
            <Pencil />
          </IconButton>
        )}
        {kind === 'placeholder' && matchedTo === null && (
          <IconButton
            aria-label={t('placeholders.deleteName', { name })}
            onClick={() => setMode('removed')}
          >
            <Trash2 />
          </IconButton>
        )}
      </span>
      {mode === 'removed' && (
        <RemovePlaceholder
          plan={plan}
          row={row}
          clientId={clientId}
          onClose={show}
        />
      )}
    </li>
  );
}
