import { Button } from '@mui/material';
import type { PlaceholderRow, PlanRef } from '@waymark/api';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCommand } from '../dataProvider/useCommand.ts';
import type { PanelQuery } from './panelQuery.ts';
import { PanelState } from './PanelState.tsx';
import { PlaceholderForm } from './PlaceholderForm.tsx';
import { PlaceholderItem } from './PlaceholderItem.tsx';
import { useTexts } from '../texts/index.ts';

/** Somebody not yet known: added, changed, and deleted while nothing waits for them (PRODUCT 6.8). */
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
  if (rows === undefined)
    return <PanelState what={t('people.placeholdersFailed')} query={query} />;
  const add = (words: { name: string; description: string }) =>
    send('AddPlaceholder', {
      plan,
      placeholderId: `p::${crypto.randomUUID()}`,
      ...words,
    });
  return (
    <>
      {rows.length === 0 && !adding && (
        <p className="panel-none">{t('people.noPlaceholders')}</p>
      )}
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
