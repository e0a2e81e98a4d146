import type { ExecutionRow } from '@waymark/api';
import { useState } from 'react';
import {
  downloadCSV,
  useDataProvider,
  useListContext,
  useNotify,
} from 'react-admin';
import { sentenceOf } from '../dialogs/DialogError.tsx';
import { executionsCsv } from './csv.ts';
import { useTexts } from '../texts/index.ts';

const PAGE = 500;

/** Exports as CSV: all rows of the present filter and sort, or those with the ids given. */
export function useExport() {
  const t = useTexts();
  const { filterValues, sort } = useListContext<ExecutionRow>();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const [exporting, setExporting] = useState(false);
  const read = async (
    filter: Record<string, unknown>,
  ): Promise<ExecutionRow[]> => {
    const rows: ExecutionRow[] = [];
    for (let page = 1; ; page += 1) {
      const { data, total = 0 } = await dataProvider.getList<ExecutionRow>(
        'executions',
        { filter, sort, pagination: { page, perPage: PAGE } },
      );
      rows.push(...data);
      if (data.length === 0 || rows.length >= total) return rows;
    }
  };
  const exportRows = async (ids?: readonly string[]) => {
    setExporting(true);
    try {
      downloadCSV(
        executionsCsv(t, await read(ids ? { id: ids } : filterValues)),
        'executions',
      );
    } catch (error) {
      notify(t('executions.exportFailed', { why: sentenceOf(error) }), {
        type: 'error',
      });
    } finally {
      setExporting(false);
    }
  };
  return { exportRows, exporting };
}
