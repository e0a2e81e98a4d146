import type { ExecutionRow } from '@waymark/api';
import { daysBetween } from '@waymark/events/calendarDays';
import { dayIn } from '@waymark/look/dayIn';
import type { T } from '../../base/texts/index.ts';

type Turned = Pick<
  ExecutionRow,
  'turn' | 'turnBecause' | 'turnSince' | 'turnTasks' | 'clientTurn' | 'turnWho'
>;

const because = {
  done: 'hub.becauseDone',
  notStarted: 'hub.becauseNotStarted',
  paused: 'hub.becausePaused',
  held: 'hub.becauseHeld',
  unassigned: 'hub.becauseUnassigned',
  unnamed: 'hub.becauseUnnamed',
  hidden: 'hub.becauseHidden',
  asked: 'hub.becauseAsked',
  askedClient: 'hub.becauseAskedClient',
} as const;

/**
 * Whose turn an execution is, in two short lines: a side and, where it is known, a first name; then
 * why and for how long, and how much else is with the client.
 * @param firstName of who has to act
 * @param zone IANA name, in whose days it is told for how long
 * @param invited whether they were invited and have not come yet
 */
export function turnWords(
  t: T,
  row: Turned,
  firstName: string | null,
  zone: string,
  { invited = false, now = new Date() } = {},
): readonly [whose: string, why: string] {
  const whose = whoseWords(t, row, firstName);
  const days = row.turnSince === null ? null : daysSince(row.turnSince, now, zone);
  const why = whyWords(t, row, days);
  const rest =
    row.turn !== 'client' && row.clientTurn > 0
      ? [t('hub.clientHas', { count: row.clientTurn })]
      : [];
  const here = invited ? [t('turn.invited')] : [];
  return [whose, [...here, why, ...rest].join(', ')];
}

/** A side and, where it is known who has to act, a name; what is done is nobody's for good. */
export function whoseWords(
  t: T,
  { turn, turnBecause }: Pick<Turned, 'turn' | 'turnBecause'>,
  name: string | null,
): string {
  if (turn === 'seller' && name === null) return t('hub.nobodyOfUs');
  const side = t(turnBecause === 'done' ? 'turn.nobodysDays' : `turn.${turn}`);
  return name === null ? side : t('hub.turnOf', { side, name });
}

/** Why, and, where a side has it, for how long. */
function whyWords(t: T, { turn, turnBecause, turnTasks }: Turned, days: number | null): string {
  if (turnBecause === 'stuck' && days !== null)
    return days === 0 ? t('hub.stuckSinceToday') : t('hub.stuckFor', { count: days });
  const why =
    turnBecause === 'assigned' || turnBecause === 'stuck'
      ? t('words.tasks', { count: turnTasks })
      : t(because[turnBecause]);
  if (days === null || turn === 'nobody') return why;
  const since = days === 0 ? t('hub.sinceToday') : t('words.days', { count: days });
  return [why, since].join(', ');
}

/** Days of the workspace between an instant and now, none on the same day. */
const daysSince = (instant: string, now: Date, zone: string): number =>
  Math.max(0, daysBetween(dayIn(zone, Date.parse(instant)), dayIn(zone, now)));
