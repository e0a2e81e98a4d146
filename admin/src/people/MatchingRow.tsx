import type { PlaceholderRow, PlanRef } from '@waymark/api';
import { useState, type ReactNode } from 'react';
import { RemovePlaceholder } from '../leaving/RemovePlaceholder.tsx';
import { EditedPlaceholder } from '../placeholders/EditedPlaceholder.tsx';
import { PlaceholderActs } from '../placeholders/PlaceholderActs.tsx';
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
  const [mode, setMode] = useState<'shown' | 'edited' | 'removed'>('shown');
  const { name, kind, matchedTo } = row;
  const plan: PlanRef = { kind: row.planKind, id: row.planId };
  const show = () => setMode('shown');
  if (mode === 'edited') return <EditedPlaceholder row={row} onClose={show} />;
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
          <PlaceholderActs
            name={name}
            onEdit={() => setMode('edited')}
            onDelete={matchedTo === null ? () => setMode('removed') : undefined}
          />
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
