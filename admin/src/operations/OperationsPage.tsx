import type { OperationsStatus } from '@waymark/api';
import { CloudAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { problemOf } from '../dataProvider/CommandRefused.ts';
import { PageHead } from '../layout/PageHead.tsx';
import { EmptyState, ErrorState, Skeleton } from '../layout/states.tsx';
import { whyNot } from '../layout/whyNot.ts';
import { useMe } from '../session/me.ts';
import '../settings/settings.css';
import { Announced } from './Announced.tsx';
import { ModelCard } from './ModelCard.tsx';
import './operations.css';
import { useOperate, useOperations } from './useOperations.ts';

/** /settings/operations, for those who run the installation: how the read models are doing, and what may be done to them. */
export function OperationsPage(): ReactNode {
  const operator = useMe()?.operator;
  const { data, error, isError, refetch } = useOperations(operator === true);
  if (operator === false || problemOf(error)?.status === 403)
    return (
      <EmptyState
        page
        sentence="Operations are for those who run this installation"
        hint="They are named by the setting OPERATORS. They see here how the read models are doing, and rebuild them."
      />
    );
  return (
    <div className="settings">
      <PageHead title="Operations" />
      <div className="ops">
        <p className="settings-lead">
          Every page shows read models: tables that are made from the log of
          events, and can be made anew from it at any time.
        </p>
        {data !== undefined ? (
          <Operations status={data} unreached={isError} />
        ) : isError ? (
          <ErrorState
            what="The operations could not be loaded"
            {...whyNot(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton rows={3} />
        )}
      </div>
    </div>
  );
}

function Operations({
  status,
  unreached,
}: {
  status: OperationsStatus;
  /** The last look failed: what is shown is older. */
  unreached: boolean;
}): ReactNode {
  const operate = useOperate();
  const { models, projecting, head, at } = status;
  return (
    <>
      <Announced status={status} />
      <div role="status">
        {unreached && (
          <Warning>
            The projector does not answer. These figures are of {clock(at)}.
          </Warning>
        )}
        {!unreached && !projecting && (
          <Warning>
            No projector is running, so nothing new is shown. What you ask for
            here waits until one is back.
          </Warning>
        )}
        {!unreached && head === null && (
          <Warning>The log does not answer. It is asked again.</Warning>
        )}
      </div>
      {models.length === 0 && (
        <EmptyState sentence="There are no read models yet." />
      )}
      {models.map((model) => (
        <ModelCard
          key={model.model}
          model={model}
          projecting={projecting}
          head={head}
          operate={operate}
        />
      ))}
    </>
  );
}

const Warning = ({ children }: { children: ReactNode }) => (
  <p className="ops-warning">
    <CloudAlert aria-hidden="true" />
    <span>{children}</span>
  </p>
);

/** Hour, minute and second, in the reader's zone. */
const clock = (at: string): string =>
  new Date(at).toLocaleTimeString('en-GB', { hourCycle: 'h23' });
