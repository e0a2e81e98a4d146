import type { ExecutionRow, TaskRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { Popover } from '@mui/material';
import { useId, useState, useEffect, useRef } from 'react';
import type { ReactNode, RefObject, KeyboardEvent } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { bySide, type BySide } from './bySide.ts';
import { Ledger } from './Ledger.tsx';
import { isComposed } from '@waymark/look/composed';
import { StuckApart } from './StuckApart.tsx';
import { TurnList } from './TurnList.tsx';
import { ErrorState, Skeleton } from '../page/states.tsx';
import { whyNot } from '../../base/wire/whyNot.ts';
import { useNames } from '../people/useNames.ts';
import { useTexts } from '../../base/texts/index.ts';
import './turn.css';

type TurnPopoverProps = {
  execution: ExecutionRow;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** The number of rows that one read may have. */
const MOST = 1000;

/**
 * Whose turn everything in a process is, since when and why; and, day by day, whose it was (PRODUCT
 * 7.4, 7.6).
 */
export default function TurnPopover({ execution, anchor, onClose }: TurnPopoverProps): ReactNode {
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
      slotProps={{ paper: { className: 'turn-popover', role: 'dialog', 'aria-labelledby': title } }}
    >
      {data === undefined ? (
        <>
          <header>
            <h2 id={title}>{t('turn.title')}</h2>
          </header>
          {error === null ? (
            <Skeleton people rows={4} label={t('turn.loading')} />
          ) : (
            <ErrorState what={t('turn.failed')} onRetry={() => void refetch()} {...whyNot(error)} />
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

const order = ['client', 'seller', 'nobody'] as const;

type SideTabsProps = {
  sides: BySide<TaskRow>;
  chosen: TaskRow['turn'];
  onChoose: (side: TaskRow['turn']) => void;
};

/** The three sides with how much is theirs; arrow keys go from one to the next. */
function SideTabs({ sides, chosen, onChoose }: SideTabsProps): ReactNode {
  const t = useTexts();
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    tabs.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  }, []);
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isComposed(event)) return;
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const at = (order.indexOf(chosen) + by + order.length) % order.length;
    const next = order[at] ?? chosen;
    onChoose(next);
    event.currentTarget.querySelector<HTMLElement>(`#turn-tab-${next}`)?.focus();
  };
  return (
    <div
      ref={tabs}
      className="segments"
      role="tablist"
      aria-label={t('turn.sides')}
      onKeyDown={step}
    >
      {order.map((side) => (
        <button
          key={side}
          id={`turn-tab-${side}`}
          type="button"
          role="tab"
          aria-selected={side === chosen}
          tabIndex={side === chosen ? 0 : -1}
          onClick={() => onChoose(side)}
        >
          {t(`turn.${side}`)} {sides[side].length}
        </button>
      ))}
    </div>
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
