import type { HistoryRow } from '@waymark/api';
import {
  Avatar,
  moduleStatusLook,
  StatusIcon,
  taskStatusLook,
  type AvatarKind,
  type StatusLook,
} from '@waymark/look';
import {
  ArrowRight,
  ChevronDown,
  Cog,
  KeyRound,
  Plug,
  Workflow,
  type LucideIcon,
} from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { aroundHeadline, timeOf } from '../../../base/dates/days.ts';
import { Place } from './Place.tsx';
import { PutBack } from './PutBack.tsx';
import { moduleAddress } from '../../../parts/plans/planKinds.ts';
import { useTexts } from '../../../base/texts/index.ts';

type Change = HistoryRow['changes'][number];
type StatusChange = NonNullable<Change['status']>;

/** People by their avatars, all others by what they are. */
const shapes: Record<HistoryRow['actorParty'], AvatarKind | LucideIcon> = {
  team: 'team',
  client: 'client',
  none: 'placeholder',
  guest: 'client',
  apiKey: KeyRound,
  automation: Workflow,
  provider: Plug,
  system: Cog,
};
const looks: Record<StatusChange['of'], Readonly<Record<string, StatusLook>>> = {
  task: taskStatusLook,
  module: moduleStatusLook,
};

/**
 * One event told: when, who, what, the old value and the new, its number; the button shows every
 * change in full.
 */
export function ActivityRow({
  row,
  placed = false,
}: {
  row: HistoryRow;
  /** Whether it says in which plan it happened, and offers to put back what is gone. */
  placed?: boolean;
}): ReactNode {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const detailId = useId();
  const { before, named, after } = aroundHeadline(row);
  const { planId, moduleId, taskId, changes } = row;
  const subject =
    planId !== null &&
    moduleId !== null &&
    row.event !== 'TaskRemoved' &&
    row.event !== 'ModuleRemoved' ? (
      <Link to={moduleAddress(planId, moduleId, 'context', taskId ?? undefined)}>{named}</Link>
    ) : (
      <b>{named}</b>
    );
  const first = changes[0];
  return (
    <li className="activity-row">
      <time dateTime={row.at}>{timeOf(row.at)}</time>
      <ActorMark row={row} />
      <p className="activity-sentence">
        <b>{row.actorName}</b> {before}
        {named !== '' && subject}
        {after}
        {row.cause !== null && (
          <span className="activity-cause"> {t('activity.by', { cause: row.cause })}</span>
        )}
        {placed && <Place row={row} />}
        {placed && <PutBack row={row} />}
      </p>
      {first !== undefined && (
        <button
          type="button"
          className="activity-change"
          aria-expanded={open}
          aria-controls={detailId}
          onClick={() => setOpen(!open)}
        >
          <ChangeValues change={first} />
          {changes.length > 1 && <span className="activity-more">+{changes.length - 1}</span>}
          <ChevronDown aria-hidden="true" />
          <span className="visually-hidden">
            {open ? t('activity.less') : t('activity.inFull')}
          </span>
        </button>
      )}
      <span className="activity-number">
        <span className="visually-hidden">{t('activity.event')} </span>
        {row.position}
      </span>
      {open && (
        <dl className="activity-detail" id={detailId}>
          {changes.map((change, i) => (
            <div key={i}>
              <dt>{change.field}</dt>
              <dd>
                <span className="visually-hidden">{t('activity.before')} </span>
                {change.oldValue ?? '–'}
              </dd>
              <dd>
                <span className="visually-hidden">{t('activity.after')} </span>
                {change.newValue ?? '–'}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

/** The face of who did it, or the sign of what did. */
export function ActorMark({ row: { actorName, actorParty } }: { row: HistoryRow }): ReactNode {
  const Shape = shapes[actorParty];
  return typeof Shape === 'string' ? (
    <Avatar name={actorName} kind={Shape} decorative />
  ) : (
    <span className="activity-system" aria-hidden="true">
      <Shape />
    </span>
  );
}

function ChangeValues({
  change: { field, oldValue, newValue, status },
}: {
  change: Change;
}): ReactNode {
  const t = useTexts();
  const lookOf = (value: string | null | undefined) =>
    status && value ? looks[status.of][value] : undefined;
  return (
    <span className="activity-values">
      <span className="activity-field">{field}</span>
      {oldValue !== null && (
        <>
          <del>
            <Shown look={lookOf(status?.from)} value={oldValue} />
          </del>
          <ArrowRight aria-label={t('activity.to')} />
        </>
      )}
      {newValue === null ? (
        <ins className="activity-none">{t('activity.none')}</ins>
      ) : (
        <ins>
          <Shown look={lookOf(status?.to)} value={newValue} />
        </ins>
      )}
    </span>
  );
}

/** A status has its icon and colour here too. */
function Shown({ look, value }: { look: StatusLook | undefined; value: string }): ReactNode {
  return look === undefined ? (
    value
  ) : (
    <span className="activity-status" style={{ color: `var(${look.colour})` }}>
      <StatusIcon icon={look.icon} />
      {value}
    </span>
  );
}
