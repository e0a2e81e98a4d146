import type { OperationsStatus } from '@waymark/api';
import { CloudAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { problemOf } from '../../base/wire/problemOf.ts';
import { PageHead } from '../../parts/page/PageHead.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../parts/page/states.tsx';
import { whyNot } from '../../base/wire/whyNot.ts';
import { useMe } from '../../base/session/me.ts';
import '../../parts/page/settings.css';
import { useState } from 'react';
import { changes } from './changes.ts';
import { ModelCard } from './ModelCard.tsx';
import './operations.css';
import { useOperate, useOperations } from './useOperations.ts';
import { useTexts, type T } from '../../base/texts/index.ts';

/**
 * /settings/operations, for those who run the installation: how the read models are doing, and what
 * may be done to them.
 */
export function OperationsPage(): ReactNode {
  const t = useTexts();
  const operator = useMe()?.operator;
  const { data, error, isError, refetch } = useOperations(operator === true);
  if (operator === false || problemOf(error)?.status === 403)
    return (
      <EmptyState page sentence={t('operations.notForYou')} hint={t('operations.notForYouHint')} />
    );
  return (
    <div className="settings">
      <PageHead title={t('operations.title')} />
      <div className="ops">
        <p className="settings-lead">{t('operations.lead')}</p>
        {data !== undefined ? (
          <Operations status={data} unreached={isError} />
        ) : isError ? (
          <ErrorState
            what={t('operations.failed')}
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

/** Says to screen readers which states changed since the look before. */
function Announced({ status }: { status: OperationsStatus }): ReactNode {
  const t = useTexts();
  const [seen, setSeen] = useState(status);
  const [said, setSaid] = useState('');
  if (seen !== status) {
    const news = changes(t, seen, status);
    setSeen(status);
    if (news.length > 0) setSaid(news.join(' '));
  }
  return (
    <div className="visually-hidden" role="status">
      {said}
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
  const t = useTexts();
  const operate = useOperate();
  const { models, projecting, scansFiles, head, at } = status;
  return (
    <>
      <Announced status={status} />
      <div role="status">
        {unreached && <Warning>{t('operations.noAnswer', { time: clock(at) })}</Warning>}
        {!unreached && !projecting && <Warning>{t('operations.noProjector')}</Warning>}
        {scansFiles === false && <Warning>{t('operations.noScanner')}</Warning>}
        {!unreached && head === null && <Warning>{t('operations.logSilent')}</Warning>}
      </div>
      {models.length === 0 && <EmptyState sentence={t('operations.noModels')} />}
      {!unreached && projecting && models.length > 0 && (
        <p className="ops-sum">{sumOf(t, models)}</p>
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

/** In one sentence, how they are doing. */
function sumOf(t: T, models: OperationsStatus['models']): string {
  const live = models.filter(
    ({ state, quarantine }) => state === 'live' && quarantine.length === 0,
  ).length;
  return live === models.length
    ? t('operations.allLive', { count: live })
    : t('operations.someLive', { live, total: models.length });
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
