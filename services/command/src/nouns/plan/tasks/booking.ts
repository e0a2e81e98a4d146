import { refusalText } from '@waymark/api/problems';
import type { Command } from '@waymark/api';
import {
  alike,
  type Booking,
  type BookingProvider,
  type PlanEvent,
  type Task,
  type TaskStatus,
} from '@waymark/events';
import { DecisionRefused } from '../../../decisions/decision.ts';
import { onlyWhereWorked, planOf, type PlanHolder } from '../holder.ts';
import { taskIn } from './tasks.ts';

/** What a provider tells of a time that somebody booked. Instants are ISO 8601 in UTC. */
export type BookingTold = {
  readonly taskId: string;
  readonly provider: BookingProvider;
  readonly ref: string;
  readonly start: string;
  readonly end: string;
  readonly place: string | null;
};

/**
 * Somebody booked, as the provider's page said in the browser, or they themselves: the task is done
 * (PRODUCT 7.1). What is booked already stays as it is: the page may say so twice, and the provider
 * knows better.
 */
export function sayBooked(
  holder: PlanHolder,
  { taskId, ref, by }: Command<'SayBooked'>,
): PlanEvent[] {
  const task = bookable(holder, taskId);
  if (task.booking !== null) return [];
  const to = { by, ref: ref ?? null, start: null, end: null, place: null };
  return [bookingSet(task, to), ...statusSet(task, 'DONE')];
}

/**
 * The provider says when and where: whatever was said before, this is so. A time that was moved is
 * told as a new one.
 */
export function confirmBooking(
  holder: PlanHolder,
  { taskId, provider, ref, start, end, place }: BookingTold,
): PlanEvent[] {
  const task = bookable(holder, taskId, provider);
  const to: Booking = { by: 'provider', ref, start, end, place };
  return alike(task.booking, to) ? [] : [bookingSet(task, to), ...statusSet(task, 'DONE')];
}

/**
 * The task is to be done again. A time that has been moved since then is not touched: what is
 * cancelled is the former one.
 */
export function cancelBooking(
  holder: PlanHolder,
  { taskId, provider, ref }: Pick<BookingTold, 'taskId' | 'provider' | 'ref'>,
): PlanEvent[] {
  const task = bookable(holder, taskId, provider);
  const { booking } = task;
  if (booking === null) return [];
  if (booking.ref !== null && booking.ref !== ref) return [];
  return [bookingSet(task, null), ...statusSet(task, 'TODO')];
}

/**
 * A task of a process or of a board in which a time is booked; at this provider, where it is said.
 */
function bookable(holder: PlanHolder, taskId: string, provider?: BookingProvider): Task {
  const plan = planOf(holder);
  onlyWhereWorked(holder);
  const task = taskIn(plan, taskId);
  const { content } = task;
  if (content.type !== 'schedule')
    throw new DecisionRefused(
      'conflict',
      'task-not-schedule',
      refusalText('taskOfOtherType', content.type, 'schedule'),
      'taskId',
    );
  if (provider !== undefined && content.provider !== provider)
    throw new DecisionRefused(
      'conflict',
      'booked-elsewhere',
      refusalText('bookedElsewhere'),
      'taskId',
    );
  return task;
}

const bookingSet = ({ taskId, moduleId, booking: from }: Task, to: Booking | null): PlanEvent => ({
  type: 'TaskBookingSet',
  data: { taskId, moduleId, from, to },
});

function statusSet({ taskId, moduleId, status: from }: Task, to: TaskStatus): PlanEvent[] {
  // Only what was done by the booking is to be done again.
  const stays = to === 'TODO' ? from !== 'DONE' : from === to;
  return stays
    ? []
    : [{ type: 'TaskStatusSet', data: { taskId, moduleId, from, to, reason: null } }];
}
