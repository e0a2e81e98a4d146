import type { ExecutionRow } from '@waymark/api';
import { Button, useMediaQuery } from '@mui/material';
import { Download, Plus } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { ListBase, Button as ListButton, useListContext, useGetList } from 'react-admin';
import { Wizard } from '../../blueprints/index.ts';
import { useToday } from '../../../base/dates/useToday.ts';
import { useSearchParams } from 'react-router';
import { ListFrame } from '../../../parts/lists/ListFrame.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { NameLine } from './NameLine.tsx';
import { DeleteExecutions } from './DeleteExecutions.tsx';
import { onlyCounted } from '../../../base/dataProvider/onlyCounted.ts';
import { ListFoot } from '../../../parts/lists/ListFoot.tsx';
import { ExecutionTable } from './ExecutionTable.tsx';
import { ChooseColumns } from '../../../parts/lists/ChooseColumns.tsx';
import { ListToolbar } from '../../../parts/lists/ListToolbar.tsx';
import { ViewChanged } from '../../../parts/savedViews/ViewChanged.tsx';
import { ExecutionCounts } from './ExecutionCounts.tsx';
import { COLUMNS, useColumnsInAddress } from './useColumnsInAddress.ts';
import { useExecutionFilters } from './useExecutionFilters.tsx';
import { viewedExecutions } from './viewedExecutions.ts';
import { ExecutionsPhoneList } from './ExecutionsPhoneList.tsx';
import { NoExecutions } from './NoExecutions.tsx';
import { useExport } from './useExport.ts';
import { USUAL_SORT } from './viewSearch.ts';
import './executions.css';

/** Rows of a page (PRODUCT 8.1). */
const PAGE_LENGTH = 100;
/** So many rows are exported at most. */
const EXPORTED = 100_000;

/**
 * Executions: the table of all processes of all clients. Page, sort, filter and columns live in the
 * URL.
 */
export function ExecutionList(): ReactNode {
  const day = useToday();
  const filter = useMemo(() => ({ today: day }), [day]);
  return (
    <ListBase<ExecutionRow>
      resource="executions"
      perPage={PAGE_LENGTH}
      sort={USUAL_SORT}
      storeKey={false}
      filter={filter}
      exporter={false}
      queryOptions={{ onError: () => {} }}
    >
      <Executions />
    </ListBase>
  );
}

/** Search, filters and columns, over the grid. */
function ExecutionToolbar({ withColumns }: { withColumns: boolean }): ReactNode {
  const filters = useExecutionFilters();
  useColumnsInAddress();
  return (
    <ListToolbar filters={filters} disableSaveQuery>
      <ExecutionCounts />
      <ViewChanged viewed={viewedExecutions} />
      {withColumns && <ChooseColumns storeKey={COLUMNS} />}
    </ListToolbar>
  );
}

/** How many executions there are, and of how many where a filter is on. */
function ExecutionFoot(): ReactNode {
  const t = useTexts();
  const { total = 0 } = useListContext();
  const all = useGetList<ExecutionRow>('executions', {
    filter: {},
    sort: USUAL_SORT,
    pagination: onlyCounted,
  });
  const counted = t('executions.count', { count: total });
  return (
    <ListFoot
      counted={counted}
      shown={
        all.total === undefined || all.total === total
          ? counted
          : t('executions.countOf', { some: total, count: all.total })
      }
    />
  );
}

function Executions(): ReactNode {
  const t = useTexts();
  const { total, getData } = useListContext<ExecutionRow>();
  const save = useExport();
  const phone = useMediaQuery('(width < 900px)');
  const [params, setParams] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const stopAdding = () => {
    setAdding(false);
    if (params.has('add')) setParams({}, { replace: true });
  };
  const [doomed, setDoomed] = useState<readonly ExecutionRow[]>([]);
  return (
    <>
      <NameLine />
      <ListFrame
        title={t('executions.title')}
        actions={
          <>
            <ListButton
              size="medium"
              variant="outlined"
              label={t('executions.exportCsv')}
              aria-label={t('executions.exportCsv')}
              disabled={!total}
              onClick={() =>
                void save(async () => (await getData?.({ maxResults: EXPORTED })) ?? [])
              }
            >
              <Download />
            </ListButton>
            <Button variant="contained" startIcon={<Plus />} onClick={() => setAdding(true)}>
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
        <DeleteExecutions
          key={doomed.map(({ id }) => id).join()}
          rows={doomed}
          onClose={() => setDoomed([])}
        />
      )}
      {(adding || params.has('add')) && (
        <Suspense>
          <Wizard from={params.get('add') || undefined} onClose={stopAdding} />
        </Suspense>
      )}
    </>
  );
}
