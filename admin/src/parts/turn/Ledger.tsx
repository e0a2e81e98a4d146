import type { ExecutionRow, TaskRow, TurnDays } from '@waymark/api';
import { useQuery } from '@tanstack/react-query';
import { formatDate, formatDayMonth } from '@waymark/look';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useToday } from '../../base/dates/useToday.ts';
import { useMembership } from '../../base/session/me.ts';
import { useTexts } from '../../base/texts/index.ts';
import { read } from '../../base/wire/request.ts';

type LedgerProps = {
  execution: ExecutionRow;
  /** Its tasks, to call those by name that a day went by. */
  tasks: readonly TaskRow[];
};

/** How many days were whose. */
function ledgerSums(days: TurnDays): Record<TurnDays[number]['side'], number> {
  const sums = { client: 0, seller: 0, nobody: 0 };
  for (const { side } of days) sums[side] += 1;
  return sums;
}

/**
 * One bar a day: tall for the client, half for the seller, low for nobody; as a table on demand.
 */
export function Ledger({ execution, tasks }: LedgerProps): ReactNode {
  const t = useTexts();
  const [asTable, setAsTable] = useState(false);
  const seller = useMembership()?.workspaceName ?? '';
  const day = useToday();
  const { data: days, isError } = useTurnDays(execution);
  if (isError) return <p className="turn-empty">{t('turn.ledgerFailed')}</p>;
  if (days === undefined || days.length === 0) return null;
  const nameOf = { client: execution.clientName, seller, nobody: t('turn.nobodysDays') };
  const taskOf = new Map(tasks.map(({ id, headline }) => [id, headline]));
  const sums = ledgerSums(days);
  const sides = (['client', 'seller', 'nobody'] as const).filter((side) => sums[side] > 0);
  const [first, last] = [days[0]!.day, days.at(-1)!.day];
  const lastWords = last === day ? t('turn.today') : formatDayMonth(last);
  return (
    <section className="turn-ledger">
      <h3>
        {t('turn.ledger')}
        <span>
          {t('turn.span', { count: days.length, from: formatDayMonth(first), to: lastWords })}
        </span>
        <button type="button" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {t('turn.asTable')}
        </button>
      </h3>
      {asTable ? (
        <div className="turn-table" role="region" aria-label={t('turn.ledger')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th>{t('turn.day')}</th>
                <th>{t('turn.side')}</th>
                <th>{t('turn.task')}</th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, side, taskId }) => (
                <tr key={day}>
                  <td>{formatDate(day)}</td>
                  <td>{nameOf[side]}</td>
                  <td>{taskId === null ? '' : (taskOf.get(taskId) ?? '')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <>
          <div
            className="turn-days"
            role="img"
            aria-label={sides
              .map((side) => `${nameOf[side]}: ${t('turn.days', { count: sums[side] })}`)
              .join(', ')}
          >
            {days.map(({ day, side, taskId }) => (
              <i
                key={day}
                className={`turn-${side}`}
                title={[
                  formatDate(day),
                  nameOf[side],
                  taskId === null ? undefined : taskOf.get(taskId),
                ]
                  .filter(Boolean)
                  .join(', ')}
              />
            ))}
          </div>
          <p className="turn-axis">
            <span>{formatDayMonth(first)}</span>
            <span>{lastWords}</span>
          </p>
        </>
      )}
      <p className="turn-legend">
        {sides.map((side) => (
          <span key={side}>
            <i className={`turn-${side}`} />
            {nameOf[side]} <b>{t('turn.days', { count: sums[side] })}</b>
          </span>
        ))}
      </p>
    </section>
  );
}

/** Read anew whenever the process has changed. */
const useTurnDays = ({ id, planRevision }: ExecutionRow) =>
  useQuery({
    queryKey: ['turns', id, planRevision],
    queryFn: async (): Promise<TurnDays> => {
      const { json } = await read<TurnDays>(`/api/executions/${encodeURIComponent(id)}/turns`);
      return json;
    },
    placeholderData: (before) => before,
  });
