import type { ExecutionRow, TaskRow } from '@waymark/api';
import { saveFile } from '@waymark/client';
import { useDataProvider, useNotify } from 'react-admin';
import { sentenceOf } from '../../../parts/dialogs/DialogError.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { tasksCsv } from './tasksCsv.ts';
import { useNames } from '../../../parts/people/useNames.ts';

const MOST = 100_000;

/** Saves the tasks of a process as CSV; where that fails, it is said why. */
export function useExportTasks({ id, name, clientId }: ExecutionRow): () => Promise<void> {
  const t = useTexts();
  const names = useNames(id, clientId);
  const dataProvider = useDataProvider();
  const notify = useNotify();
  return async () => {
    try {
      const { data } = await dataProvider.getList<TaskRow>('tasks', {
        filter: { planId: id },
        sort: { field: 'place', order: 'ASC' },
        pagination: { page: 1, perPage: MOST },
      });
      const nameOf = (who: string) => names.get(who)?.name ?? '';
      saveFile(`${name}.csv`, 'text/csv', tasksCsv(t, data, nameOf));
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' });
    }
  };
}
