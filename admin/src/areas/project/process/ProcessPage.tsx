import type { PlanRef, ExecutionRow, MilestoneRow } from '@waymark/api';
import { entryAddress } from '@waymark/api/addresses';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { ProcessBoard } from './ProcessBoard.tsx';
import { ProcessHead, type ProcessView } from './ProcessHead.tsx';
import { ProcessList } from './ProcessList.tsx';
import { useGetList, useGetOne } from 'react-admin';
import { outlineOf } from '../../../parts/plans/outline.ts';
import { usePlanModules } from '../../../parts/plans/planKinds.ts';
import { problemOf } from '../../../base/wire/problemOf.ts';
import { Gone } from '../../../parts/gone/Gone.tsx';
import { useLaunching } from '../../../parts/plans/useLaunching.ts';
import { EmptyState, ErrorState, Skeleton } from '../../../parts/page/states.tsx';
import { whyNot } from '../../../base/wire/whyNot.ts';
import { useReportPlace } from '../../../parts/presence/useReportPlace.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { Ratings } from './Ratings.tsx';
import './processPage.css';

const LaunchPanel = lazy(() => import('../launch/LaunchPanel.tsx'));

/** A running process with its milestones and their modules, in order; kept true by live changes. */
function useProcess(processId: string) {
  const execution = useGetOne<ExecutionRow>('executions', { id: processId }, { retry: false });
  const milestones = useGetList<MilestoneRow>('milestones', {
    filter: { planId: processId },
    sort: { field: 'weight', order: 'ASC' },
    pagination: { page: 1, perPage: 1000 },
  });
  const modules = usePlanModules(processId);
  const outline = useMemo(
    () => milestones.data && modules.modules && outlineOf(milestones.data, modules.modules),
    [milestones.data, modules.modules],
  );
  const reload = () =>
    void [execution, milestones, modules].forEach((query) => void query.refetch());
  return {
    execution: execution.data,
    milestones: milestones.data,
    modules: modules.modules,
    outline,
    reload,
    error: execution.error ?? milestones.error ?? modules.error,
  };
}

/**
 * A running process (PRODUCT 9.1): its head, and its modules on a board or its tasks in a list;
 * `view` stands in the address.
 */
export function ProcessPage(): ReactNode {
  const t = useTexts();
  const { processId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const view: ProcessView = params.get('view') === 'list' ? 'list' : 'board';
  const { execution, milestones, modules, outline, error, reload } = useProcess(processId);
  const plan = useMemo<PlanRef>(() => ({ kind: 'process', id: processId }), [processId]);
  const [launching, setLaunching] = useLaunching(processId);
  useReportPlace(processId, null);
  if (problemOf(error)?.status === 404)
    return (
      <Gone
        noun="process"
        where={{ planId: processId }}
        action={<Link to={entryAddress.executions()}>{t('words.allExecutions')}</Link>}
      />
    );
  if (
    execution === undefined ||
    outline === undefined ||
    milestones === undefined ||
    modules === undefined
  ) {
    if (error === null) return <Skeleton page board label={t('process.loading')} />;
    return <ErrorState page what={t('process.failed')} onRetry={reload} {...whyNot(error)} />;
  }
  const setView = (next: ProcessView) =>
    setParams(next === 'list' ? { view: 'list' } : {}, { replace: true });
  return (
    <div className="process-page">
      <ProcessHead
        execution={execution}
        milestones={milestones}
        modules={modules}
        view={view}
        onView={setView}
        launching={launching}
        onLaunch={setLaunching}
      />
      <Ratings execution={execution} />
      {outline.length === 0 && (
        <EmptyState sentence={t('process.noMilestones')} hint={t('process.noMilestonesHint')} />
      )}
      <div className="process-body">
        {outline.length > 0 && view === 'board' && <ProcessBoard plan={plan} outline={outline} />}
        {outline.length > 0 && view === 'list' && (
          <ProcessList plan={plan} outline={outline} clientId={execution.clientId} />
        )}
        {launching && (
          <Suspense>
            <LaunchPanel execution={execution} onClose={() => setLaunching(false)} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
