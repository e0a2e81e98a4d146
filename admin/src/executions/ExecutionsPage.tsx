import type { ExecutionRow } from '@waymark/api';
import { Button, useMediaQuery } from '@mui/material';
import { Download, Plus } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { PageHead } from '../layout/PageHead.tsx';
import { ErrorState, Skeleton } from '../layout/states.tsx';
import { whyNot } from '../layout/whyNot.ts';
import { DeleteExecutions } from './DeleteExecutions.tsx';
import { ExecutionsGrid } from './ExecutionsGrid.tsx';
import { ExecutionsPhoneList } from './ExecutionsPhoneList.tsx';
import { Footer } from './Footer.tsx';
import { NoExecutions } from './NoExecutions.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useColumns } from './useColumns.ts';
import { useExport } from './useExport.ts';
import { useTexts } from '../texts/index.ts';
import './executions.css';

/** Rows of a page (PRODUCT 8.1). */
const PAGE_LENGTH = 100;

const Wizard = lazy(() =>
  import('../wizard/Wizard.tsx').then((m) => ({ default: m.Wizard })),
);

/** Executions: the table of all processes of all clients. Page, sort, filter and columns live in the URL. */
export function ExecutionsPage(): ReactNode {
  return (
    <ListBase<ExecutionRow>
      resource="executions"
      perPage={PAGE_LENGTH}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      storeKey={false}
      queryOptions={{ onError: () => {} }}
    >
      <Executions />
    </ListBase>
  );
}

function Executions(): ReactNode {
  const t = useTexts();
  const { data, error, isPending, refetch, total } =
    useListContext<ExecutionRow>();
  const phone = useMediaQuery('(width < 900px)');
  const [columns, setColumns] = useColumns();
  const [adding, setAdding] = useState(false);
  const [doomed, setDoomed] = useState<readonly ExecutionRow[]>([]);
  const { exportRows, exporting } = useExport();
  const content = () => {
    if (data === undefined && error)
      return (
        <ErrorState
          what={t('executions.failed')}
          onRetry={() => void refetch()}
          {...whyNot(error)}
        />
      );
    if (isPending)
      return <Skeleton rows={12} label={t('executions.loadingList')} />;
    if (total === 0) return <NoExecutions onAdd={() => setAdding(true)} />;
    return phone ? (
      <ExecutionsPhoneList onDelete={setDoomed} />
    ) : (
      <ExecutionsGrid columns={columns} onDelete={setDoomed} />
    );
  };
  return (
    <div className="list-page">
      <PageHead
        title={t('executions.title')}
        actions={
          <>
            <Button
              variant="outlined"
              startIcon={<Download />}
              disabled={exporting || !total}
              onClick={() => void exportRows()}
            >
              {t('executions.exportCsv')}
            </Button>
            <Button
              variant="contained"
              startIcon={<Plus />}
              onClick={() => setAdding(true)}
            >
              {t('words.add')}
            </Button>
          </>
        }
      />
      <Toolbar columns={columns} onColumns={setColumns} withColumns={!phone} />
      <div className="list-content">{content()}</div>
      {data !== undefined && data.length > 0 && <Footer />}
      {doomed.length > 0 && (
        <DeleteExecutions rows={doomed} onClose={() => setDoomed([])} />
      )}
      {adding && (
        <Suspense>
          <Wizard onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </div>
  );
}
