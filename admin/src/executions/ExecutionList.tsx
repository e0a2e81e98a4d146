import type { ExecutionRow } from '@waymark/api';
import { Button, useMediaQuery } from '@mui/material';
import { Download, Plus } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import {
  ExportButton,
  ListBase,
  downloadCSV,
  useListContext,
} from 'react-admin';
import { ListFrame } from '../lists/ListFrame.tsx';
import { useTexts } from '../texts/index.ts';
import { executionsCsv } from './csv.ts';
import { DeleteExecutions } from './DeleteExecutions.tsx';
import { ExecutionFoot } from './ExecutionFoot.tsx';
import { ExecutionTable } from './ExecutionTable.tsx';
import { ExecutionToolbar } from './ExecutionToolbar.tsx';
import { ExecutionsPhoneList } from './ExecutionsPhoneList.tsx';
import { NoExecutions } from './NoExecutions.tsx';
import './executions.css';

/** Rows of a page (PRODUCT 8.1). */
const PAGE_LENGTH = 100;
/** So many rows are exported at most. */
const EXPORTED = 100_000;

const Wizard = lazy(() =>
  import('../wizard/Wizard.tsx').then((m) => ({ default: m.Wizard })),
);

/** Executions: the table of all processes of all clients. Page, sort, filter and columns live in the URL. */
export function ExecutionList(): ReactNode {
  const t = useTexts();
  return (
    <ListBase<ExecutionRow>
      resource="executions"
      perPage={PAGE_LENGTH}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      storeKey={false}
      exporter={(rows) => downloadCSV(executionsCsv(t, rows), 'executions')}
      queryOptions={{ onError: () => {} }}
    >
      <Executions />
    </ListBase>
  );
}

function Executions(): ReactNode {
  const t = useTexts();
  const { total } = useListContext<ExecutionRow>();
  const phone = useMediaQuery('(width < 900px)');
  const [adding, setAdding] = useState(false);
  const [doomed, setDoomed] = useState<readonly ExecutionRow[]>([]);
  return (
    <>
      <ListFrame
        title={t('executions.title')}
        actions={
          <>
            <ExportButton
              size="medium"
              variant="outlined"
              label={t('executions.exportCsv')}
              aria-label={t('executions.exportCsv')}
              icon={<Download />}
              maxResults={EXPORTED}
              disabled={!total}
            />
            <Button
              variant="contained"
              startIcon={<Plus />}
              onClick={() => setAdding(true)}
            >
              {t('words.add')}
            </Button>
          </>
        }
        toolbar={<ExecutionToolbar withColumns={!phone} />}
        loading={t('executions.loadingList')}
        failed={t('executions.failed')}
        empty={<NoExecutions onAdd={() => setAdding(true)} />}
        foot={<ExecutionFoot />}
      >
        {phone ? (
          <ExecutionsPhoneList onDelete={setDoomed} />
        ) : (
          <ExecutionTable onDelete={setDoomed} />
        )}
      </ListFrame>
      {doomed.length > 0 && (
        <DeleteExecutions rows={doomed} onClose={() => setDoomed([])} />
      )}
      {adding && (
        <Suspense>
          <Wizard onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  );
}
