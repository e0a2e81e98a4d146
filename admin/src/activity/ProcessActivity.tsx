import { useMemo, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { Activity } from './Activity.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { usePlanAround } from '../modulePage/planKinds.ts';

/** The whole history of a process: /project/:projectId/:processId/activity. */
export function ProcessActivity(): ReactNode {
  const { processId = '' } = useParams();
  const around = usePlanAround('process', processId);
  const filter = useMemo(() => ({ planId: processId }), [processId]);
  return (
    <>
      <PageHead crumbs={around?.crumbs ?? []} title="Activity" />
      <Activity
        filter={filter}
        people={{
          team: true,
          ...(around?.clientId && { clientId: around.clientId }),
        }}
      />
    </>
  );
}
