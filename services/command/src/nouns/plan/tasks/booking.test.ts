import {
  emptyPlan,
  evolvePlan,
  newTask,
  noProcess,
  type Process,
  type Task,
} from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { cancelBooking, confirmBooking, sayBooked } from './booking.ts';

const content = {
  type: 'schedule',
  provider: 'CALENDLY',
  link: 'https://calendly.com/a/b',
} as const;
const processWith = (change: Partial<Task> = {}): Process => ({
  ...{ ...noProcess, life: 'present' },
  plan: {
    ...emptyPlan,
    tasks: new Map([
      [
        't',
        newTask(
          { taskId: 't', blockId: 'b', moduleId: 'm' },
          { headline: 'T', content, ...change },
        ),
      ],
    ]),
  },
});
const plan = { kind: 'process', id: 'p' } as const;
const at = (ref: string, hour = 9) => ({
  ...({ taskId: 't', provider: 'CALENDLY', ref, place: 'Room 1' } as const),
  ...{ start: `2026-11-26T0${hour}:00:00.000Z`, end: `2026-11-26T0${hour}:40:00.000Z` },
});
const said = (by: 'page' | 'person' = 'page', ref: string | null = 'e1') =>
  ({ plan, taskId: 't', by, ref }) as Parameters<typeof sayBooked>[1];

/** The task after what was decided one behind the other. */
function after(
  process: Process,
  ...decisions: ((now: Process) => ReturnType<typeof sayBooked>)[]
): Task {
  const state = decisions.reduce(
    (now, decide) =>
      decide(now).reduce(
        (before, event) => ({ ...before, plan: evolvePlan(before.plan, event as never) }),
        now,
      ),
    process,
  );
  return state.plan.tasks.get('t')!;
}

describe('a time that was booked', () => {
  test('in the browser makes the task done, and is not yet known', () =>
    expect(after(processWith(), (now) => sayBooked(now, said()))).toMatchObject({
      status: 'DONE',
      booking: { by: 'page', ref: 'e1', start: null, place: null },
    }));
  test('is told twice by the page: nothing changes', () => {
    const once = processWith({
      booking: { by: 'page', ref: 'e1', start: null, end: null, place: null },
    });
    expect(sayBooked(once, said('page', 'e2'))).toEqual([]);
  });
  test('is confirmed by the provider, with time and place', () =>
    expect(
      after(
        processWith(),
        (now) => sayBooked(now, said()),
        (now) => confirmBooking(now, at('e1')),
      ),
    ).toMatchObject({
      status: 'DONE',
      booking: { by: 'provider', ref: 'e1', start: at('e1').start, place: 'Room 1' },
    }));
  test('is confirmed though nobody saw it, and what was stuck is done', () =>
    expect(
      after(processWith({ status: 'STUCKED' }), (now) => confirmBooking(now, at('e1'))),
    ).toMatchObject({ status: 'DONE', stuckReason: null }));
  test('is confirmed twice: nothing changes', () => {
    const { booking } = after(processWith(), (now) => confirmBooking(now, at('e1')));
    expect(confirmBooking(processWith({ booking, status: 'DONE' }), at('e1'))).toEqual([]);
  });
});

describe('a time that was moved', () => {
  const moved = [
    (now: Process) => confirmBooking(now, at('e1')),
    (now: Process) => confirmBooking(now, at('e2', 8)),
  ] as const;
  test('is the new one, and the task stays done', () =>
    expect(after(processWith(), ...moved)).toMatchObject({
      status: 'DONE',
      booking: { ref: 'e2', start: at('e2', 8).start },
    }));
  test('and whose former one is cancelled late, stays', () =>
    expect(after(processWith(), ...moved, (now) => cancelBooking(now, at('e1')))).toMatchObject({
      status: 'DONE',
      booking: { ref: 'e2' },
    }));
});

describe('a time that was cancelled', () => {
  test('opens the task again', () =>
    expect(
      after(
        processWith(),
        (now) => confirmBooking(now, at('e1')),
        (now) => cancelBooking(now, at('e1')),
      ),
    ).toMatchObject({ status: 'TODO', booking: null }));
  test('of which the person alone had told, opens it too', () =>
    expect(
      after(
        processWith(),
        (now) => sayBooked(now, said('person', null)),
        (now) => cancelBooking(now, at('e1')),
      ),
    ).toMatchObject({ status: 'TODO', booking: null }));
  test('leaves a task that somebody took up again', () =>
    expect(
      after(
        processWith({
          status: 'IN_PROGRESS',
          booking: { by: 'page', ref: 'e1', start: null, end: null, place: null },
        }),
        (now) => cancelBooking(now, at('e1')),
      ),
    ).toMatchObject({ status: 'IN_PROGRESS', booking: null }));
  test('that nobody booked changes nothing', () =>
    expect(cancelBooking(processWith(), at('e1'))).toEqual([]));
});

describe('refused is', () => {
  const simple = processWith({ content: { type: 'simple', action: null } });
  test.each([
    ['said', () => sayBooked(simple, said())],
    ['confirmed', () => confirmBooking(simple, at('e1'))],
    ['cancelled', () => cancelBooking(simple, at('e1'))],
  ])('a time that is %s for a task without a calendar', (_, decide) =>
    expect(decide).toThrow(
      expect.objectContaining({ code: 'task-not-schedule', field: 'taskId' }) as Error,
    ),
  );
  test('a time of another provider', () => {
    const elsewhere = { ...at('e1'), provider: 'HUBSPOT' } as const;
    for (const decide of [
      () => confirmBooking(processWith(), elsewhere),
      () => cancelBooking(processWith(), elsewhere),
    ])
      expect(decide).toThrow(expect.objectContaining({ code: 'booked-elsewhere' }) as Error);
  });
  test('a task that is not there', () =>
    expect(() => sayBooked(processWith(), { ...said(), taskId: 'x' })).toThrow(
      expect.objectContaining({ code: 'task-not-found' }) as Error,
    ));
});
