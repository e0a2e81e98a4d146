import type { ExecutionRow, TaskRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { Popover } from '@mui/material';
import { useId, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { bySide, type BySide } from './bySide.ts';
import { Ledger } from './Ledger.tsx';
import { SideTabs } from './SideTabs.tsx';
import { StuckApart } from './StuckApart.tsx';
import { TurnList } from './TurnList.tsx';
import { ErrorState, Skeleton } from '../layout/states.tsx';
import { whyNot } from '../layout/whyNot.ts';
import { useNames } from '../processPage/useNames.ts';
import { useTexts } from '../texts/index.ts';
import './turn.css';

type TurnPopoverProps = {
  execution: ExecutionRow;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** As many rows as one read may have. */
const MOST = 1000;

/** Whose turn everything in a process is, since when and why; and, day by day, whose it was (PRODUCT 7.4, 7.6). */
export default function TurnPopover({
  execution,
  anchor,
  onClose,
}: TurnPopoverProps): ReactNode {
  const t = useTexts();
  const title = useId();
  const { data, error, refetch } = useGetList<TaskRow>('tasks', {
    filter: { planId: execution.id },
    sort: { field: 'place', order: 'ASC' },
    pagination: { page: 1, perPage: MOST },
  });
  return (
    <Popover
      open
      anchorEl={() => anchor.current as HTMLElement}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          className: 'turn-popover',
          role: 'dialog',
          'aria-labelledby': title,
        },
      }}
    >
      {data === undefined ? (
        <>
          <header>
            <h2 id={title}>{t('turn.title')}</h2>
          </header>
          {error === null ? (
            <Skeleton people rows={4} label={t('turn.loading')} />
          ) : (
            <ErrorState
              what={t('turn.failed')}
              onRetry={() => void refetch()}
              {...whyNot(error)}
            />
          )}
        </>
      ) : (
        <Sides execution={execution} sides={bySide(data)} titleId={title} />
      )}
      <Ledger execution={execution} tasks={data ?? []} />
      <footer>
        <Link
          to={adminAddress.process({
            projectId: execution.projectId,
            processId: execution.id,
            view: 'list',
          })}
          onClick={onClose}
        >
          {t('turn.asList')}
        </Link>
      </footer>
    </Popover>
  );
}

function Sides({
  execution,
  sides,
  titleId,
}: {
  execution: ExecutionRow;
  sides: BySide<TaskRow>;
  titleId: string;
}): ReactNode {
  const t = useTexts();
  const names = useNames(execution.id, execution.clientId);
  const [side, setSide] = useState<TaskRow['turn']>(
    sides.client.length > 0 || sides.seller.length === 0 ? 'client' : 'seller',
  );
  return (
    <>
      <header>
        <h2 id={titleId}>{t('turn.title')}</h2>
        <SideTabs sides={sides} chosen={side} onChoose={setSide} />
      </header>
      <div role="tabpanel" aria-labelledby={`turn-tab-${side}`}>
        <TurnList
          side={side}
          tasks={sides[side]}
          names={names}
          clientName={execution.clientName}
          owner={execution.owner}
        />
        {side === 'client' && (
          <StuckApart
            tasks={sides.seller.filter(
              ({ turnBecause, assignee }) =>
                turnBecause === 'stuck' &&
                assignee !== null &&
                names.get(assignee)?.kind === 'client',
            )}
            names={names}
          />
        )}
      </div>
    </>
  );
}
