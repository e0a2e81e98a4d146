import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copied, milestone, module, processCreated, task } from '../plan/testing/samples.ts';
import type { ModuleStatus } from '../plan/modules.ts';
import type { Task } from '../plan/tasks.ts';
import { evolveProcess, noProcess, type ProcessEvent } from '../process.ts';
import { decides, holderBy, turnDays, type HeldSince } from './ledger.ts';
import { isOver, processTurn } from './processTurn.ts';
import { stepOf } from './testing/happening.ts';
import { turnTable } from './testing/turnTable.ts';
import { turnFactsOf, turnSides, whoActs, whoseTurn } from './whoseTurn.ts';

const clients = new Set(['hanna', 'ines', 'tomasz']);
const ofClient = (id: string) => clients.has(id);
const ofTeam = (id: string) => id === 'dana' || id === 'mikkel';
const folded = (events: readonly ProcessEvent[]) => events.reduce(evolveProcess, noProcess);

test('the table has at least 120 cases, each of which is one of its own', () => {
  expect(turnTable.length).toBeGreaterThanOrEqual(120);
  expect(new Set(turnTable.map(({ name }) => name)).size).toBe(turnTable.length);
});
test.each(turnTable.map((one) => [one.name, one] as const))(
  '%s',
  (_, { events, owner, assignee, ...expected }) => {
    const { plan } = folded(events);
    const at = processTurn(plan);
    expect(at.module?.moduleId).toBe(
      expected.because === 'notStarted' && plan.modules.size > 1 ? 'first' : 'm',
    );
    const turn = whoseTurn(turnFactsOf(plan, plan.tasks.get('t')!), ofClient);
    expect(turn).toMatchObject({ side: expected.side, because: expected.because });
    expect(whoActs(turn, assignee, { owner, ofTeam })).toBe(expected.who);
    expect(holderBy(decides(plan), ofClient).side).toBe(expected.side);
    expect(isOver(plan)).toBe(false);
  },
);

type Given = readonly [
  id: string,
  status: ModuleStatus,
  tasks: readonly Partial<Task>[],
  audience?: 'INTERN',
];
const planOf = (...modules: readonly Given[]) =>
  folded([
    processCreated,
    copied({
      milestones: [milestone('a', 1)],
      modules: modules.map(([id, status, tasks, audience], n) =>
        module(
          id,
          { status, weight: n, ...(audience !== undefined && { audience }) },
          tasks.map((one, nth) => ({
            weight: nth,
            task: task(`${id}${nth}`, { moduleId: id, ...one }),
          })),
        ),
      ),
    }),
  ]).plan;
const done: Partial<Task> = { status: 'DONE' };
const hannas: Partial<Task> = { assignee: 'hanna' };

describe('given its modules, a process is at', () => {
  test.each<[string, ReturnType<typeof planOf>, string | undefined, string | undefined]>([
    [
      'what is open, past an active one that is all done',
      planOf(['a', 'ACTIVE', [done]], ['b', 'ACTIVE', [hannas]]),
      'b',
      'b0',
    ],
    [
      'what was opened again in a done one',
      planOf(['a', 'DONE', [hannas]], ['b', 'ACTIVE', [hannas]]),
      'a',
      'a0',
    ],
    [
      'what is stuck',
      planOf(['a', 'ACTIVE', [hannas]], ['b', 'PAUSED', [{ status: 'STUCKED' }]]),
      'b',
      'b0',
    ],
    [
      'what a client asked',
      planOf(['a', 'ACTIVE', [hannas]], ['b', 'ACTIVE', [hannas, { awaits: 'seller' }]]),
      'b',
      'b1',
    ],
    [
      'what is stuck before what was asked',
      planOf(['a', 'ACTIVE', [{ awaits: 'seller' }]], ['b', 'ACTIVE', [{ status: 'STUCKED' }]]),
      'b',
      'b0',
    ],
    [
      'not what was answered though it is stuck',
      planOf(['a', 'ACTIVE', [hannas]], ['b', 'ACTIVE', [{ status: 'STUCKED', awaits: 'client' }]]),
      'a',
      'a0',
    ],
    [
      'what is due first in it',
      planOf(
        ['a', 'ACTIVE', [hannas, { dueDate: '2026-11-05' }]],
        ['b', 'ACTIVE', [{ dueDate: '2026-11-01' }]],
      ),
      'a',
      'a1',
    ],
    [
      'what rests with something open',
      planOf(['a', 'ACTIVE', [done]], ['b', 'PAUSED', [hannas]]),
      'b',
      'b0',
    ],
    [
      'the active one, where nothing is open and more comes',
      planOf(['a', 'ACTIVE', [done]], ['b', 'PENDING', [hannas]]),
      'a',
      undefined,
    ],
    [
      'the first that has not started',
      planOf(['a', 'DONE', [done]], ['b', 'PENDING', [hannas]]),
      'b',
      'b0',
    ],
    ['none, once all are done', planOf(['a', 'DONE', [done]]), undefined, undefined],
  ])('%s', (_, plan, at, by) => {
    const { module: there, task: deciding } = processTurn(plan);
    expect([there?.moduleId, deciding?.taskId]).toEqual([at, by]);
  });

  test('of what the client sees, what is hidden from them is left out', () => {
    const plan = planOf(['a', 'ACTIVE', [hannas], 'INTERN'], ['b', 'ACTIVE', [hannas]]);
    expect(processTurn(plan, ['EXTERN']).module?.moduleId).toBe('b');
  });
});

describe('nothing of anybody is left', () => {
  test.each<[string, ReturnType<typeof planOf>, boolean]>([
    ['once all is done', planOf(['a', 'ACTIVE', [done]], ['b', 'DONE', [done]]), true],
    [
      'not with a hidden module that has not started',
      planOf(['a', 'DONE', [done]], ['b', 'PENDING', [{}], 'INTERN']),
      false,
    ],
    [
      'not with a question that waits',
      planOf(['a', 'DONE', [{ ...done, awaits: 'seller' }]]),
      false,
    ],
    ['not with what the team asked', planOf(['a', 'DONE', [{ ...done, awaits: 'client' }]]), false],
    ['not where there was nothing to do', planOf(['a', 'DONE', []]), false],
  ])('%s', (_, plan, over) => expect(isOver(plan)).toBe(over));
});

const anyStep = fc.constantFrom(
  ...[
    'starts',
    'pauses',
    'resumes',
    'finishes',
    'hides',
    'shows',
    'answered',
    'waived',
    'hanna asks',
    'dana asks',
  ],
  ...[
    'hanna STUCKED',
    'hanna DONE',
    'dana TODO',
    'hanna IN_PROGRESS',
    'hanna gives tomasz',
    'dana gives nobody',
  ],
  ...['dana gives dana', 'dana gives ines', 'dana gives gone', 'overdue'],
);

test('whatever happens, the row of a process says what its fold says, and the days of its ledger add up', () => {
  fc.assert(
    fc.property(
      fc.array(anyStep, { maxLength: 25 }),
      fc.integer({ min: 1, max: 20 }),
      (steps, count) => {
        let state = folded([
          processCreated,
          copied({
            milestones: [milestone('a', 1)],
            modules: [module('m', {}, [{ task: task('t', { assignee: 'hanna' }), weight: 1 }])],
          }),
        ]);
        const at = (hours: number) =>
          new Date(Date.UTC(2026, 10, 1) + hours * 3_600_000).toISOString();
        const held: HeldSince[] = [
          { from: at(0), holder: holderBy(decides(state.plan), ofClient) },
        ];
        steps.forEach((words, n) => {
          const { plan } = state;
          state = evolveProcess(
            state,
            stepOf(words)(plan.tasks.get('t')!, plan.modules.get('m')!).event,
          );
          const holder = holderBy(decides(state.plan), ofClient);
          const turn = whoseTurn(turnFactsOf(state.plan, state.plan.tasks.get('t')!), ofClient);
          expect(holder.side).toBe(turn.side);
          expect(isOver(state.plan) && turn.because !== 'done').toBe(false);
          held.push({ from: at(7 * (n + 1)), holder });
        });
        const days = Array.from({ length: count }, (_, n) => ({
          ...{ day: at(24 * n).slice(0, 10), from: at(24 * n), to: at(24 * n + 24) },
        }));
        const told = turnDays(held, days, at(24 * count));
        const sums = turnSides.map((side) => told.filter((one) => one.side === side).length);
        expect(sums.reduce((sum, n) => sum + n, 0)).toBe(count);
      },
    ),
  );
});
