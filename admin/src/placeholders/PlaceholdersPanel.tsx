import { Button } from '@mui/material';
import type { PlaceholderRow, PlanRef } from '@waymark/api';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCommand } from '../dataProvider/useCommand.ts';
import type { PanelQuery } from './panelQuery.ts';
import { PanelState } from './PanelState.tsx';
import { PlaceholderForm } from './PlaceholderForm.tsx';
import { PlaceholderItem } from './PlaceholderItem.tsx';

/** Somebody not yet known: added, changed, and deleted while nothing waits for them (PRODUCT 6.8). */
export function PlaceholdersPanel({
  plan,
  query,
}: {
  plan: PlanRef;
  query: PanelQuery<PlaceholderRow>;
}): ReactNode {
  const send = useCommand({ quiet: true });
  const [adding, setAdding] = useState(false);
  const rows = query.data?.filter(({ kind }) => kind === 'placeholder');
  if (rows === undefined)
    return (
      <PanelState what="The placeholders could not be loaded" query={query} />
    );
  const add = (words: { name: string; description: string }) =>
    send('AddPlaceholder', {
      plan,
      placeholderId: `p::${crypto.randomUUID()}`,
      ...words,
    });
  return (
    <>
      {rows.length === 0 && !adding && (
        <p className="panel-none">
          No placeholders have been used in the template so far.
        </p>
      )}
      <ul className="panel-rows" aria-label="Placeholders">
        {rows.map((row) => (
          <PlaceholderItem key={row.id} plan={plan} row={row} />
        ))}
      </ul>
      {adding ? (
        <PlaceholderForm
          action="Add"
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
          Add placeholder
        </Button>
      )}
    </>
  );
}
