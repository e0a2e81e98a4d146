import { z } from 'zod';
import { changeOf, eventsOf } from '../define.ts';
import { pathTo } from '../paths.ts';
import { phrase, type Phrase, type Text } from '../telling/phrase.ts';
import { hasChanged, modified } from '../telling/telling.ts';
import { booking, type Booking } from './booking.ts';
import type { Plan } from './plan.ts';
import { ofTask } from './taskTelling.ts';
import { withTask } from './tasks.ts';

const define = eventsOf<Plan>();

/** What became of a time. */
function told(from: Booking | null, to: Booking | null, headline: Text): Phrase<'did'> {
  if (to === null) return phrase('did.bookingCancelled', headline);
  if (to.by !== 'provider') return phrase('did.booked', headline);
  return from?.by === 'provider'
    ? phrase('did.bookingMoved', headline)
    : phrase('did.bookingConfirmed', headline);
}

const at = (instant: string | null | undefined) =>
  instant == null ? null : phrase('value.instant', instant);

/**
 * Times that are booked for tasks, moved and cancelled (PRODUCT 7.1: a calendar task is done once a
 * time is booked).
 */
export const taskBookingEvents = [
  define('TaskBookingSet', {
    data: z.object({ taskId: z.string(), moduleId: z.string(), ...changeOf(booking.nullable()) }),
    evolve: (plan, { taskId, to }) => withTask(plan, taskId, { booking: to }),
    touches: (data) => [pathTo.task(data.moduleId, data.taskId, 'booking')],
    reach: 'module',
    tell: ({ from, to, ...place }, { names }) =>
      ofTask(
        names,
        place,
        told(from, to, names.headline(place.taskId)),
        ...[
          modified('start', at(from?.start), at(to?.start)),
          modified('end', at(from?.end), at(to?.end)),
          modified('bookedPlace', from?.place ?? null, to?.place ?? null),
        ].filter(hasChanged),
      ),
  }),
] as const;
