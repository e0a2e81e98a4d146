import type { PlaceholderRow } from '@waymark/api';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useCommand } from '../dataProvider/useCommand.ts';
import { DialogError, sentenceOf } from '../dialogs/DialogError.tsx';
import type { PanelQuery } from '../placeholders/panelQuery.ts';
import { PanelState } from '../placeholders/PanelState.tsx';
import { MatchingRow } from './MatchingRow.tsx';
import { useTexts } from '../texts/index.ts';

type MatchingTabProps = {
  processId: string;
  clientId: string;
  query: PanelQuery<PlaceholderRow>;
};

/** Who stands behind each placeholder of a running process, renamed and removed there. Picking somebody gives them all tasks it stood for. */
export function MatchingTab({
  processId,
  clientId,
  query,
}: MatchingTabProps): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const [error, setError] = useState<string | null>(null);
  if (query.data === undefined)
    return <PanelState what={t('people.placeholdersFailed')} query={query} />;
  if (query.data.length === 0)
    return <p className="panel-none">{t('people.noPlaceholders')}</p>;
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
            .map(({ name, openTasks }) =>
              t('people.tasksWait', { count: openTasks, name }),
            )
            .join(' ')}
        </p>
      )}
    </>
  );
}
