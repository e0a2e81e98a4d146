import type { ExecutionRow } from '@waymark/api';
import { useDataProvider, useListContext, useNotify } from 'react-admin';
import { sentenceOf } from '../../../parts/dialogs/DialogError.tsx';

/**
 * The executions that are chosen: how many, and how they are read. They may stand on other pages,
 * so they are read by their ids.
 */
export function useChosenRows(): {
  readonly count: number;
  readonly read: () => Promise<ExecutionRow[]>;
  /** Does something with them; that they can't be read is told in a toast. */
  readonly withRows: (then: (rows: readonly ExecutionRow[]) => void) => Promise<void>;
} {
  const { selectedIds } = useListContext<ExecutionRow>();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const read = async (): Promise<ExecutionRow[]> =>
    (await dataProvider.getMany<ExecutionRow>('executions', { ids: selectedIds })).data;
  return {
    count: selectedIds.length,
    read,
    withRows: async (then) => {
      try {
        then(await read());
      } catch (error) {
        notify(sentenceOf(error), { type: 'error' });
      }
    },
  };
}
