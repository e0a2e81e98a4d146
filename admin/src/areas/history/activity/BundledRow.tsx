import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { saidOf, type HistoryAct } from './acts.ts';
import { ActivityRow, ActorMark } from './ActivityRow.tsx';
import { timeOf } from '../../../base/dates/days.ts';
import { Place } from './Place.tsx';
import { useTexts } from '../../../base/texts/index.ts';

/** One act of a person: its only change, or one line that unfolds into all of them. */
export function BundledRow({
  act,
  placed,
}: {
  act: HistoryAct;
  /** Whether it says in which plan it happened. */
  placed: boolean;
}): ReactNode {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const listId = useId();
  const first = act.rows[0]!;
  if (act.rows.length === 1) return <ActivityRow row={first} placed={placed} />;
  const { key, count } = saidOf(act);
  return (
    <>
      <li className="activity-row">
        <time dateTime={first.at}>{timeOf(first.at)}</time>
        <ActorMark row={first} />
        <p className="activity-sentence">
          <b>{first.actorName}</b> {t(`activity.${key}`, { count })}
          {first.cause !== null && (
            <span className="activity-cause"> {t('activity.by', { cause: first.cause })}</span>
          )}
          {placed && <Place row={first} />}
        </p>
        <button
          type="button"
          className="activity-change"
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
        >
          {open ? t('activity.less') : t('activity.inFull')}
          <ChevronDown aria-hidden="true" />
        </button>
        <span className="activity-number">
          <span className="visually-hidden">{t('activity.event')} </span>
          {act.rows.at(-1)!.position}
        </span>
      </li>
      <li className="activity-folded" id={listId} hidden={!open}>
        {open && (
          <ol>
            {act.rows.map((row) => (
              <ActivityRow key={row.id} row={row} placed={placed} />
            ))}
          </ol>
        )}
      </li>
    </>
  );
}
