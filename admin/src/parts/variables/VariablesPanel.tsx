import { Button } from '@mui/material';
import type { PlanRef, VariableRow } from '@waymark/api';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { PanelQuery } from '../placeholders/panelQuery.ts';
import { PanelState } from '../placeholders/PanelState.tsx';
import { AddVariable } from './AddVariable.tsx';
import { VariableItem } from './VariableItem.tsx';
import { useTexts } from '../../base/texts/index.ts';

/** Values that a plan's texts may use; each is edited in its own row (PRODUCT 6.9). */
export function VariablesPanel({
  plan,
  query,
}: {
  plan: PlanRef;
  query: PanelQuery<VariableRow>;
}): ReactNode {
  const t = useTexts();
  const [adding, setAdding] = useState(false);
  if (query.data === undefined) return <PanelState what={t('variables.failed')} query={query} />;
  return (
    <>
      {query.data.length === 0 && !adding && <p className="panel-none">{t('variables.noneYet')}</p>}
      <ul className="panel-rows" aria-label={t('words.variables')}>
        {query.data.map((row) => (
          <VariableItem key={row.id} plan={plan} row={row} />
        ))}
      </ul>
      {adding ? (
        <AddVariable plan={plan} onClose={() => setAdding(false)} />
      ) : (
        <Button
          className="panel-add"
          variant="outlined"
          startIcon={<Plus />}
          onClick={() => setAdding(true)}
        >
          {t('variables.add')}
        </Button>
      )}
    </>
  );
}
