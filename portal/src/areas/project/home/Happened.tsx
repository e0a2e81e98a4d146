import { saveFile } from '@waymark/client';
import { formatDateTime } from '@waymark/look';
import { csvOf } from '@waymark/look/csv';
import Download from 'lucide-react/icons/download';
import History from 'lucide-react/icons/history';
import { useState } from 'react';
import { readAll } from '../../../base/api/reads.ts';
import { ActRow } from '../../../parts/project/ActRow.tsx';
import { spokenLanguage } from '../../../base/texts/language.ts';
import { texts } from '../../../base/texts/steps.ts';
import { useWorkspace } from '../../../base/workspace/workspaceContext.ts';

/**
 * Gives everything that happened in a project, as far as its reader may know of it, as a table:
 * when, who, what.
 */
export function Happened({ processId, name }: { processId: string; name: string }) {
  const { workspaceId } = useWorkspace();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const t = texts().live;
  const save = async () => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const rows = await readAll(workspaceId, 'history', {
        filter: { planId: processId },
        sort: ['position', 'ASC'],
      });
      const table = csvOf(
        [
          t.columns,
          ...rows.map(({ at, actorName, sentence }) => [
            ...[formatDateTime(at), actorName, sentence],
          ]),
        ],
        spokenLanguage(),
      );
      saveFile(`${name}.csv`, 'text/csv', table);
    } catch (failure) {
      setError(failure);
    }
    setBusy(false);
  };
  return (
    <ActRow
      icon={History}
      act={Download}
      name={t.happened}
      hint={t.asTable}
      {...{ busy, error }}
      onPress={() => void save()}
    />
  );
}
