import type { PlaceholderRow, PlanRef } from '@waymark/api';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { DialogError, sentenceOf } from '../../../parts/dialogs/DialogError.tsx';
import type { PanelQuery } from '../../../parts/placeholders/panelQuery.ts';
import { PanelState } from '../../../parts/placeholders/PanelState.tsx';
import { RemovePlaceholder } from '../../people/index.ts';
import { EditedPlaceholder } from '../../../parts/placeholders/EditedPlaceholder.tsx';
import { PlaceholderActs } from '../../../parts/placeholders/PlaceholderActs.tsx';
import { kindOf, mayStandFor } from '../../../parts/people/mayStandFor.ts';
import { PersonPicker } from '../../../parts/personPicker/PersonPicker.tsx';
import { useTexts } from '../../../base/texts/index.ts';

type MatchingTabProps = { processId: string; clientId: string; query: PanelQuery<PlaceholderRow> };

type MatchingRowProps = {
  row: PlaceholderRow;
  clientId: string;
  onPick: (accountId: string) => void;
};

/**
 * Who stands behind one placeholder or role; a placeholder is renamed here, and removed while
 * nobody is matched.
 */
function MatchingRow({ row, clientId, onPick }: MatchingRowProps): ReactNode {
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
      <span className="panel-side">{t('words.tasks', { count: row.tasks })}</span>
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
        <RemovePlaceholder plan={plan} row={row} clientId={clientId} onClose={show} />
      )}
    </li>
  );
}

/**
 * Who stands behind each placeholder of a running process, renamed and removed there. Picking
 * somebody gives them all tasks it stood for.
 */
export function MatchingTab({ processId, clientId, query }: MatchingTabProps): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const [error, setError] = useState<string | null>(null);
  if (query.data === undefined)
    return <PanelState what={t('people.placeholdersFailed')} query={query} />;
  if (query.data.length === 0) return <p className="panel-none">{t('people.noPlaceholders')}</p>;
  const rollOut = async (placeholderId: string, to: string) => {
    setError(null);
    try {
      await send('RollOutPlaceholder', { processId, placeholderId, to });
    } catch (reason) {
      setError(sentenceOf(reason));
    }
  };
  const waiting = query.data.filter(
    ({ matchedTo, openTasks }) => matchedTo === null && openTasks > 0,
  );
  return (
    <>
      <ul className="panel-rows" aria-label={t('words.placeholders')}>
        {query.data.map((row) => (
          <MatchingRow
            key={row.id}
            row={row}
            clientId={clientId}
            onPick={(to) => void rollOut(row.id, to)}
          />
        ))}
      </ul>
      {error !== null && <DialogError>{error}</DialogError>}
      {waiting.length > 0 && (
        <p className="matching-waits">
          <TriangleAlert aria-hidden="true" />
          {waiting
            .map(({ name, openTasks }) => t('people.tasksWait', { count: openTasks, name }))
            .join(' ')}
        </p>
      )}
    </>
  );
}
