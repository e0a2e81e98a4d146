import { Button } from '@mui/material';
import type { PlaceholderRow, PlanRef } from '@waymark/api';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCommand } from '../../base/dataProvider/useCommand.ts';
import type { PanelQuery } from './panelQuery.ts';
import { PanelState } from './PanelState.tsx';
import { PlaceholderForm } from './PlaceholderForm.tsx';
import { Avatar } from '@waymark/look';
import { AskDelete } from '../deleting/AskDelete.tsx';
import { EditedPlaceholder } from './EditedPlaceholder.tsx';
import { PlaceholderActs } from './PlaceholderActs.tsx';
import { useTexts } from '../../base/texts/index.ts';

/** One placeholder: what it is, how many tasks wait for it, and how it is changed. */
function PlaceholderItem({ plan, row }: { plan: PlanRef; row: PlaceholderRow }): ReactNode {
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
        onDelete={(basedOn) => send('DeletePlaceholder', { plan, placeholderId }, { basedOn })}
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
          onDelete={tasks === 0 && matchedTo === null ? () => setMode('deleted') : undefined}
        />
      </span>
    </li>
  );
}

/**
 * Somebody not yet known: added, changed, and deleted while nothing waits for them (PRODUCT 6.8).
 */
export function PlaceholdersPanel({
  plan,
  query,
}: {
  plan: PlanRef;
  query: PanelQuery<PlaceholderRow>;
}): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const [adding, setAdding] = useState(false);
  const rows = query.data?.filter(({ kind }) => kind === 'placeholder');
  if (rows === undefined) return <PanelState what={t('people.placeholdersFailed')} query={query} />;
  const add = (words: { name: string; description: string }) =>
    send('AddPlaceholder', { plan, placeholderId: `p::${crypto.randomUUID()}`, ...words });
  return (
    <>
      {rows.length === 0 && !adding && <p className="panel-none">{t('people.noPlaceholders')}</p>}
      <ul className="panel-rows" aria-label={t('words.placeholders')}>
        {rows.map((row) => (
          <PlaceholderItem key={row.id} plan={plan} row={row} />
        ))}
      </ul>
      {adding ? (
        <PlaceholderForm
          place={plan.id}
          action={t('words.add')}
          onSave={add}
          onClose={() => setAdding(false)}
          stays
        />
      ) : (
        <Button
          className="panel-add"
          variant="outlined"
          startIcon={<Plus />}
          onClick={() => setAdding(true)}
        >
          {t('placeholders.add')}
        </Button>
      )}
    </>
  );
}
