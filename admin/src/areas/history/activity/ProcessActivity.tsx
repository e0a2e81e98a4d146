import type { ExecutionRow } from '@waymark/api';
import { entryAddress } from '@waymark/api/addresses';
import { useMemo, type ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { Link, useParams } from 'react-router';
import { Activity } from './Activity.tsx';
import { PageHead } from '../../../parts/page/PageHead.tsx';
import { problemOf } from '../../../base/wire/problemOf.ts';
import { usePlanAround } from '../../../parts/plans/planKinds.ts';
import { Elsewhere } from '../../../parts/gone/Elsewhere.tsx';
import { useTexts } from '../../../base/texts/index.ts';

/** The whole history of a process: /project/:projectId/:processId/activity. */
export function ProcessActivity(): ReactNode {
  const t = useTexts();
  const { processId = '' } = useParams();
  const around = usePlanAround('process', processId);
  const { data: execution, error } = useGetOne<ExecutionRow>(
    'executions',
    { id: processId },
    { retry: false },
  );
  const { projectId, clientId } = execution ?? {};
  const filter = useMemo(
    () => ({
      about: [
        `process:${processId}`,
        // What became of those that it belongs to.
        ...(projectId === undefined ? [] : [`project:${projectId}/itself`]),
        ...(clientId === undefined ? [] : [`client:${clientId}/itself`]),
      ],
    }),
    [processId, projectId, clientId],
  );
  const activity = (
    <>
      <PageHead crumbs={around?.crumbs ?? []} title={t('words.activity')} />
      <Activity
        filter={filter}
        people={{ team: true, ...(around?.clientId && { clientId: around.clientId }) }}
      />
    </>
  );
  // The history of what was deleted here is still told.
  return problemOf(error)?.status === 404 ? (
    <Elsewhere
      noun="process"
      planId={processId}
      action={<Link to={entryAddress.executions()}>{t('words.allExecutions')}</Link>}
    >
      {activity}
    </Elsewhere>
  ) : (
    activity
  );
}
