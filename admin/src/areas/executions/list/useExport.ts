import type { ExecutionRow, PersonRow } from '@waymark/api';
import { saveFile } from '@waymark/client';
import { useDataProvider, useNotify } from 'react-admin';
import { sentenceOf } from '../../../parts/dialogs/DialogError.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { shownColumns } from './columns.ts';
import { executionsCsv, peopleIn } from './csv.ts';
import { useChosenColumns } from './useColumnsInAddress.ts';

/**
 * Saves executions as CSV, with the columns that are shown; where that fails, it is said why.
 * @returns what does so with the rows that it is to read
 */
export function useExport(): (read: () => Promise<ExecutionRow[]>) => Promise<void> {
  const t = useTexts();
  const [chosen] = useChosenColumns();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  return async (read) => {
    try {
      const rows = await read();
      const shown = shownColumns(chosen);
      const { data } = await dataProvider.getMany<PersonRow>('people', {
        ids: [...peopleIn(rows, shown)],
      });
      const names = new Map(data.map(({ id, name }) => [id, name]));
      saveFile('executions.csv', 'text/csv', executionsCsv(t, rows, shown, names));
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' });
    }
  };
}
