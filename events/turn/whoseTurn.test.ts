import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jobBoard } from '../jobs.ts';
import type { Audience, ModuleStatus } from '../plan/modules.ts';
import type { Task, TaskStatus } from '../plan/tasks.ts';
import { evolveProcess, noProcess } from '../process.ts';
import { decides, holderBy } from './ledger.ts';
import { situations } from './testing/situations.ts';
import {
  turnFactsOf,
  turnPassed,
  turnReasons,
  turnSides,
  whoseTurn,
  type TurnFacts,
} from './whoseTurn.ts';

const clientUsers = new Set(['hanna', 'tomasz']);
const ofClient = (id: string) => clientUsers.has(id);
const facts = (
  moduleStatus: ModuleStatus | null,
  status: TaskStatus,
  assignee: string | null,
  audience: Audience = 'EXTERN',
  awaits: Task['awaits'] = null,
): TurnFacts => ({
  status,
  assignee,
  awaits,
  module: moduleStatus === null ? undefined : { status: moduleStatus, audience },
});

test('the table has at least sixty situations, each of which is one of its own', () => {
  expect(situations.length).toBeGreaterThanOrEqual(60);
  expect(new Set(situations.map(({ name }) => name)).size).toBe(situations.length);
});
test.each(situations.map((one) => [one.name, one] as const))('%s', (_, { happened, turn }) => {
  const { plan } = happened.reduce((state, { event }) => evolveProcess(state, event), noProcess);
  expect(whoseTurn(turnFactsOf(plan, plan.tasks.get('t')!), ofClient)).toEqual(turn);
  expect(holderBy(decides(plan), ofClient).side).toBe(turn.side);
});
test('what is in no module has not begun', () =>
  expect(whoseTurn(facts(null, 'TODO', 'hanna'), ofClient)).toEqual({
    side: 'nobody',
    who: null,
    because: 'notStarted',
  }));

test.each([
  ['what waits to be added is nobody’s', { active: false }, 'ACTIVE', 'notStarted'],
  ['what a finished job need not have done is nobody’s', { mandatory: false }, 'DONE', 'done'],
  ['what it had to do is its assignee’s', { mandatory: true }, 'DONE', 'assigned'],
] as const)('on a project’s board, %s', (_, more, status, because) => {
  const module = { status, audience: 'EXTERN', milestoneId: jobBoard } as const;
  expect(
    whoseTurn({ ...facts('ACTIVE', 'TODO', 'hanna'), ...more, module }, ofClient).because,
  ).toBe(because);
});

const anyFacts = fc.record({
  status: fc.constantFrom<TaskStatus>('TODO', 'IN_PROGRESS', 'STUCKED', 'DONE'),
  awaits: fc.constantFrom<Task['awaits']>(null, 'seller', 'client'),
  assignee: fc.constantFrom(null, 'hanna', 'tomasz', 'dana', 'gone', 'p::it', 'r::lead'),
  module: fc.option(
    fc.record({
      status: fc.constantFrom<ModuleStatus>('PENDING', 'ACTIVE', 'PAUSED', 'DONE'),
      audience: fc.constantFrom<Audience>('INTERN', 'EXTERN'),
    }),
    { nil: undefined },
  ),
});

describe('for every task', () => {
  test('there is exactly one answer, and who has to act is of the side whose turn it is', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const { side, who, because } = whoseTurn(given, ofClient);
        expect(turnSides).toContain(side);
        expect(turnReasons).toContain(because);
        if (who !== null) expect(who).toBe(given.assignee);
        if (side === 'client' && because !== 'askedClient') expect(ofClient(`${who}`)).toBe(true);
        if (who !== null && side === 'client') expect(ofClient(who)).toBe(true);
        if (side === 'nobody') expect(who).toBeNull();
      }),
    );
  });

  test('clients are never asked for what they cannot see, nor for what waits for an answer', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        if (whoseTurn(given, ofClient).side !== 'client') return;
        expect(given.module?.audience).toBe('EXTERN');
        expect(given.awaits).not.toBe('seller');
        if (given.status === 'STUCKED') expect(given.awaits).toBe('client');
      }),
    );
  });

  test('where it did not pass on, side and person are those of before, as long as the module is shown to the same', () => {
    fc.assert(
      fc.property(anyFacts, anyFacts, (before, after) => {
        fc.pre(before.module?.audience === after.module?.audience && !turnPassed(before, after));
        expect(whoseTurn(after, ofClient)).toEqual(whoseTurn(before, ofClient));
      }),
    );
  });
});

describe('the turn passes on', () => {
  const open = facts('ACTIVE', 'TODO', 'hanna');
  test.each([
    ['when a task comes', undefined, open, true],
    ['when its module starts', facts('PENDING', 'TODO', 'hanna'), open, true],
    ['when it is handed over', open, facts('ACTIVE', 'TODO', 'tomasz'), true],
    ['when it is stuck', open, facts('ACTIVE', 'STUCKED', 'hanna'), true],
    [
      'when it is answered',
      facts('ACTIVE', 'STUCKED', 'hanna'),
      facts('ACTIVE', 'IN_PROGRESS', 'hanna'),
      true,
    ],
    ['when the team asks', open, facts('ACTIVE', 'TODO', 'hanna', 'EXTERN', 'client'), true],
    ['when something is asked', open, facts('ACTIVE', 'TODO', 'hanna', 'EXTERN', 'seller'), true],
    [
      'when what is stuck is answered',
      facts('ACTIVE', 'STUCKED', 'hanna'),
      facts('ACTIVE', 'STUCKED', 'hanna', 'EXTERN', 'client'),
      true,
    ],
    [
      'not when who was answered goes on',
      facts('ACTIVE', 'STUCKED', 'hanna', 'EXTERN', 'client'),
      facts('ACTIVE', 'IN_PROGRESS', 'hanna'),
      false,
    ],
    ['not when it is begun', open, facts('ACTIVE', 'IN_PROGRESS', 'hanna'), false],
    [
      'not when what is stuck is handed over',
      facts('ACTIVE', 'STUCKED', 'hanna'),
      facts('ACTIVE', 'STUCKED', 'dana'),
      false,
    ],
    [
      'not when what has not started is given to somebody',
      facts('PENDING', 'TODO', null),
      facts('PENDING', 'TODO', 'dana'),
      false,
    ],
  ] as const)('%s', (_, before, after, passed) => expect(turnPassed(before, after)).toBe(passed));
});
