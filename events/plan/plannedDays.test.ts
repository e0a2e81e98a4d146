import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../calendarDays.ts';
import { dueDay } from './due.ts';
import type { Module } from './modules.ts';
import { emptyPlan, type Plan } from './plan.ts';
import { daysTaken, plannedDays, type PlannedDays } from './plannedDays.ts';
import { milestone, module, task } from './testing/samples.ts';
import type { Task } from './tasks.ts';

type Given = {
  readonly id: string;
  readonly in: string;
  readonly days?: readonly number[];
  readonly more?: Partial<Module>;
  readonly due?: string;
};

/**
 * Milestones `a`, `b`, `c`; modules in the order given, each with a task for each of its days,
 * called as module and days.
 */
function planOf(
  modules: readonly Given[],
  changed: (task: Task) => Partial<Task> = () => ({}),
): Plan {
  const tasks = modules.flatMap(({ id, days = [], due }) =>
    days.map((dueInDays) => {
      const made = task(`${id}${dueInDays}`, { moduleId: id, dueInDays, dueDate: due ?? null });
      return { ...made, ...changed(made) };
    }),
  );
  return {
    ...emptyPlan,
    milestones: new Map(['a', 'b', 'c'].map((id, n) => [id, milestone(id, n + 1)])),
    modules: new Map(
      modules.map(({ id, in: milestoneId, more }, n) => {
        const {
          blocks: _,
          tasks: __,
          ...part
        } = module(id, { milestoneId, weight: n + 1, ...more });
        return [id, part];
      }),
    ),
    tasks: new Map(tasks.map((each) => [each.taskId, each])),
  };
}
const days = ({ modules }: PlannedDays) =>
  Object.fromEntries(
    [...modules].map(([id, { from, to }]) => [id, [from, to].map((day) => day.slice(5)).join(' ')]),
  );
const shown = ({ modules }: PlannedDays) =>
  Object.fromEntries([...modules].map(([id, { shownTo }]) => [id, shownTo.slice(5)]));
const november = { start: '2026-11-01', end: '2026-11-30' };

/** What their own days come to is 4 + 11 + 15 = 30 days, as many as November has. */
const three: readonly Given[] = [
  { id: 'live', in: 'b', days: [7, 14] },
  { id: 'kick', in: 'a', days: [1, 3] },
  { id: 'access', in: 'a', days: [10] },
];

describe('what has not begun', () => {
  test('stands behind what comes before it, milestone by milestone', () => {
    const planned = plannedDays(planOf(three), november);
    expect(days(planned)).toEqual({
      kick: '11-01 11-04',
      access: '11-05 11-15',
      live: '11-16 11-30',
    });
    expect(Object.fromEntries(planned.tasks)).toEqual({
      ...{ kick1: '2026-11-02', kick3: '2026-11-04', access10: '2026-11-15' },
      ...{ live7: '2026-11-23', live14: '2026-11-30' },
    });
  });
  test('is fitted to the end that was asked for, sooner or later', () => {
    expect(days(plannedDays(planOf(three), { start: '2026-11-01', end: '2026-12-30' }))).toEqual({
      ...{ kick: '11-01 11-08', access: '11-09 11-30', live: '12-01 12-30' },
    });
    expect(days(plannedDays(planOf(three), { start: '2026-11-01', end: '2026-11-10' }))).toEqual({
      ...{ kick: '11-01 11-01', access: '11-02 11-05', live: '11-06 11-10' },
    });
  });
  test('shares one day where there is no more', () =>
    expect(days(plannedDays(planOf(three), { start: '2026-11-01', end: '2026-11-01' }))).toEqual({
      ...{ kick: '11-01 11-01', access: '11-01 11-01', live: '11-01 11-01' },
    }));
  test('takes a week where its tasks say no days, and a day where there is none', () => {
    expect([daysTaken(null, 3), daysTaken(null, 0), daysTaken(9, 1)]).toEqual([7, 1, 10]);
    const said = planOf(
      [
        { id: 'kick', in: 'a', days: [0] },
        { id: 'words', in: 'a' },
      ],
      () => ({ dueInDays: null }),
    );
    const planned = plannedDays(said, { start: '2026-11-01', end: '2026-11-08' });
    expect([days(planned), planned.tasks.size]).toEqual([
      { kick: '11-01 11-07', words: '11-08 11-08' },
      0,
    ]);
  });
  test('has no planned day for a task whose due date somebody chose', () =>
    expect([
      ...plannedDays(
        planOf(three, ({ taskId }) => ({ dueDateChosen: taskId === 'live7' })),
        november,
      ).tasks.keys(),
    ]).toEqual(['kick1', 'kick3', 'access10', 'live14']));
});

describe('what has begun', () => {
  const begun = (due?: string) =>
    planOf([
      {
        id: 'kick',
        in: 'a',
        days: [1, 3],
        more: { status: 'ACTIVE', startedOn: '2026-11-06' },
        ...(due && { due }),
      },
      ...three.filter(({ id }) => id !== 'kick'),
    ]);
  test('is planned no more, and what follows stands behind the last day that is due in it', () => {
    expect(days(plannedDays(begun('2026-11-12'), november))).toEqual({
      access: '11-13 11-20',
      live: '11-21 11-30',
    });
    expect(days(plannedDays(begun(), november))).toEqual({
      access: '11-10 11-18',
      live: '11-19 11-30',
    });
  });
  test('behind the end leaves the last day to the rest', () =>
    expect(days(plannedDays(begun('2027-02-01'), november))).toEqual({
      access: '11-30 11-30',
      live: '11-30 11-30',
    }));
  test('out of its turn holds up what follows it alone', () => {
    const plan = planOf([
      { id: 'kick', in: 'a', days: [3] },
      {
        id: 'live',
        in: 'a',
        days: [3],
        more: { status: 'ACTIVE', startedOn: '2026-11-01' },
        due: '2026-11-20',
      },
      { id: 'end', in: 'a', days: [3] },
    ]);
    expect(days(plannedDays(plan, november))).toEqual({ kick: '11-01 11-15', end: '11-21 11-30' });
  });
});

describe('a module with a day to start on', () => {
  const on = (startsOn: string) =>
    planOf([
      { id: 'kick', in: 'a', days: [3] },
      { id: 'access', in: 'a', days: [9], more: { startsOn } },
      { id: 'live', in: 'b', days: [3] },
    ]);
  test('stands there with its own days, between those before and those behind it', () =>
    expect(days(plannedDays(on('2026-11-11'), november))).toEqual({
      ...{ kick: '11-01 11-10', access: '11-11 11-20', live: '11-21 11-30' },
    }));
  test('before what comes before it, or behind the end, bounds nothing', () => {
    expect(days(plannedDays(on('2026-10-25'), november))).toEqual({
      ...{ kick: '11-01 11-15', access: '10-25 11-03', live: '11-16 11-30' },
    });
    expect(days(plannedDays(on('2026-12-05'), november))).toMatchObject({
      access: '12-05 12-14',
      live: '11-30 11-30',
    });
  });
});

test('an import with days of its own is fitted between them, and they move with those of the process', () => {
  const between = { start: '2026-11-11', end: '2026-11-20', of: november };
  const plan = planOf([...three, { id: 'more', in: 'a', days: [1], more: { between } }]);
  expect(days(plannedDays(plan, november))).toMatchObject({
    more: '11-16 11-20',
    access: '11-05 11-15',
  });
  const later = { start: '2026-12-01', end: '2026-12-30' };
  expect(days(plannedDays(plan, later))).toMatchObject({ more: '12-16 12-20' });
});

describe('an import stands behind what comes before it', () => {
  const between = (start: string, end: string) => ({ start, end, of: november });
  const whole = between('2026-11-01', '2026-11-30');
  test('in each milestone that it reaches', () => {
    const plan = planOf([
      ...three,
      { id: 'groups', in: 'a', days: [4], more: { between: whole } },
      { id: 'pilot', in: 'a', days: [4], more: { between: whole } },
      { id: 'review', in: 'b', days: [4], more: { between: whole } },
    ]);
    expect(days(plannedDays(plan, november))).toMatchObject({
      ...{ access: '11-05 11-15', live: '11-16 11-30' },
      ...{ groups: '11-16 11-20', pilot: '11-21 11-25', review: '11-26 11-30' },
    });
  });
  test('also where that has begun', () => {
    const started = { status: 'ACTIVE', startedOn: '2026-11-01' } as const;
    const plan = planOf([
      { id: 'access', in: 'a', days: [9], more: started, due: '2026-11-10' },
      { id: 'groups', in: 'a', days: [4], more: { between: whole } },
    ]);
    expect(days(plannedDays(plan, november))).toEqual({ groups: '11-11 11-30' });
  });
  test('but not behind what ends later than its own days', () => {
    const plan = planOf([
      ...three,
      { id: 'early', in: 'b', days: [1], more: { between: between('2026-11-03', '2026-11-10') } },
    ]);
    expect(days(plannedDays(plan, november))).toMatchObject({
      live: '11-16 11-30',
      early: '11-05 11-10',
    });
  });
});

test('nothing is planned where all has begun, or where there are no dates, as on a board', () => {
  expect(plannedDays(planOf(three), { start: '', end: '' }).modules.size).toBe(0);
  const plan = planOf(
    three.map((each) => ({ ...each, more: { status: 'DONE', startedOn: '2026-11-01' } })),
  );
  expect(plannedDays(plan, november).modules.size).toBe(0);
});

describe('a day that is due', () => {
  const one = (status: Module['status'], chosen: boolean) =>
    planOf([{ id: 'm', in: 'a', days: [1], more: { status }, due: '2026-11-05' }], () => ({
      dueDateChosen: chosen,
    }));
  test.each([
    ['PENDING', false, null],
    ['PENDING', true, '2026-11-05'],
    ['ACTIVE', false, '2026-11-05'],
    ['DONE', false, '2026-11-05'],
  ] as const)('in a module that is %s, chosen: %s, is %s', (status, chosen, due) => {
    const plan = one(status, chosen);
    expect(dueDay(plan, plan.tasks.get('m1')!)).toBe(due);
  });
});

describe('for any plan', () => {
  const given = fc
    .array(
      fc.record({
        in: fc.constantFrom('a', 'b', 'c'),
        days: fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 3 }),
        begun: fc.option(fc.integer({ min: -20, max: 120 }), { freq: 3 }),
      }),
      { minLength: 1, maxLength: 12 },
    )
    .map((modules) =>
      modules
        .toSorted((a, b) => a.in.localeCompare(b.in))
        .map(({ in: milestoneId, days, begun }, n): Given => {
          const started = begun === null ? null : addDays('2026-11-01', begun);
          return {
            ...{ id: `m${n}-`, in: milestoneId, days: [...new Set(days)] },
            more: started === null ? {} : { status: 'ACTIVE', startedOn: started },
          };
        }),
    );
  const length = fc.integer({ min: 0, max: 400 });
  const spanOf = (days: number) => ({ start: '2026-11-01', end: addDays('2026-11-01', days) });

  test('places are in order, inside start and end, and each task is inside its module', () =>
    fc.assert(
      fc.property(given, length, (modules, days) => {
        const plan = planOf(modules);
        const span = spanOf(days);
        const planned = plannedDays(plan, span);
        let before = span.start;
        for (const { id, more, days: own = [] } of modules) {
          const place = planned.modules.get(id);
          expect(place === undefined).toBe(more?.status === 'ACTIVE');
          if (place === undefined) continue;
          expect(place.from >= before && place.from <= place.to && place.to <= span.end).toBe(true);
          let last = place.from;
          for (const day of own.toSorted((a, b) => a - b)) {
            const on = planned.tasks.get(`${id}${day}`) ?? '';
            expect(on >= last && on <= place.to).toBe(true);
            last = on;
          }
          before = place.to;
        }
      }),
    ));
  test('modules of an import are in order, inside its days, and behind what comes before them where these reach beyond', () =>
    fc.assert(
      fc.property(
        given,
        given,
        length,
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 0, max: 400 }),
        (modules, imported, days, first, more) => {
          const span = spanOf(days);
          const [start, end] = [addDays(span.start, first), addDays(span.start, first + more)];
          const behind = imported.map((each): Given => ({
            ...{ ...each, id: `i${each.id}` },
            more: { ...each.more, between: { start, end, of: span } },
          }));
          const planned = plannedDays(planOf([...modules, ...behind]), span);
          const without = plannedDays(planOf(modules), span);
          // What was there stands where it stood.
          for (const [id, place] of without.modules) expect(planned.modules.get(id)).toEqual(place);
          let before = start;
          for (const { id, in: of } of behind) {
            const place = planned.modules.get(id);
            if (place === undefined) continue;
            expect(place.from >= before && place.from <= place.to && place.to <= end).toBe(true);
            before = place.to;
            for (const there of modules.filter((each) => each.in <= of)) {
              const taken = planned.modules.get(there.id)?.to;
              if (taken !== undefined && taken < end) expect(place.from > taken).toBe(true);
            }
          }
        },
      ),
    ));
  test('of which nothing has begun the last place reaches the end, and moving the end moves it', () =>
    fc.assert(
      fc.property(given, length, fc.integer({ min: 1, max: 200 }), (modules, days, later) => {
        const plan = planOf(modules.map((each) => ({ ...each, more: {} })));
        const [now, then] = [
          plannedDays(plan, spanOf(days)),
          plannedDays(plan, spanOf(days + later)),
        ];
        const last = modules.at(-1)!.id;
        expect(now.modules.get(last)?.to).toBe(spanOf(days).end);
        expect(then.modules.get(last)?.to).toBe(spanOf(days + later).end);
        for (const [id, { from }] of now.modules)
          expect(daysBetween(from, then.modules.get(id)!.from)).toBeGreaterThanOrEqual(0);
      }),
    ));
});

describe('the last day that clients are told', () => {
  const hiding = (...ids: string[]) =>
    planOf(
      [
        { id: 'kick', in: 'a', days: [4, 14] },
        { id: 'live', in: 'b', days: [2, 14] },
      ],
      ({ taskId }) => ({ seenBy: ids.includes(taskId) ? 'team' : 'module' }),
    );
  test('is the last there is where they see all of it', () => {
    const planned = plannedDays(hiding(), november);
    expect(days(planned)).toEqual({ kick: '11-01 11-15', live: '11-16 11-30' });
    expect(shown(planned)).toEqual({ kick: '11-15', live: '11-30' });
  });
  test('is that of what they see, wherever it is fitted; the days of all of it stay', () => {
    const planned = plannedDays(hiding('kick14', 'live2'), november);
    expect(days(planned)).toEqual({ kick: '11-01 11-15', live: '11-16 11-30' });
    expect(shown(planned)).toEqual({ kick: '11-05', live: '11-30' });
    expect(planned.tasks.get('kick4')).toBe('2026-11-05');
    const longer = { start: '2026-11-01', end: '2026-12-30' };
    const fitted = plannedDays(hiding('kick14'), longer);
    expect(`2026-${shown(fitted)['kick']}`).toBe(fitted.tasks.get('kick4'));
  });
  test('is its first where they see nothing in it, and never behind its last', () => {
    expect(shown(plannedDays(hiding('kick4', 'kick14'), november))).toMatchObject({
      kick: '11-01',
    });
    const short = plannedDays(hiding('live14', 'kick4', 'kick14', 'live2'), {
      start: '2026-11-01',
      end: '2026-11-01',
    });
    expect(shown(short)).toEqual({ kick: '11-01', live: '11-01' });
  });
});
