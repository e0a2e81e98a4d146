import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Audience, ModuleStatus } from '../plan/modules.ts';
import type { TaskStatus } from '../plan/tasks.ts';
import { turnPassed, turnReasons, turnSides, whoseTurn, type Turn, type TurnFacts } from './turn.ts';

const clientUsers = new Set(['hanna', 'tomasz']);
const ofClient = (id: string) => clientUsers.has(id);
const facts = (
  moduleStatus: ModuleStatus | null,
  status: TaskStatus,
  assignee: string | null,
  audience: Audience = 'EXTERN',
): TurnFacts => ({
  status,
  assignee,
  module: moduleStatus === null ? undefined : { status: moduleStatus, audience },
});
const nobody = (because: Turn['because']): Turn => ({ side: 'nobody', who: null, because });
const seller = (because: Turn['because'], who: string | null = null): Turn => ({ side: 'seller', who, because });
const client = (who: string): Turn => ({ side: 'client', who, because: 'assigned' });

/** Module, task, assignee and audience, and whose turn that is. */
const situations: readonly [string, TurnFacts, Turn][] = [
  ...(['hanna', 'tomasz', 'dana', null, 'p::it', 'r::lead'] as const).flatMap((who): [string, TurnFacts, Turn][] => [
    [`not started: ${who}`, facts('PENDING', 'TODO', who), nobody('notStarted')],
    [`begun in a module that is not: ${who}`, facts('PENDING', 'IN_PROGRESS', who), nobody('notStarted')],
    [`paused: ${who}`, facts('PAUSED', 'TODO', who), nobody('paused')],
    [`paused while at it: ${who}`, facts('PAUSED', 'IN_PROGRESS', who), nobody('paused')],
    [`stuck: ${who}`, facts('ACTIVE', 'STUCKED', who), seller('stuck')],
    [`stuck while paused: ${who}`, facts('PAUSED', 'STUCKED', who), seller('stuck')],
    [`stuck before its module began: ${who}`, facts('PENDING', 'STUCKED', who), seller('stuck')],
    [`stuck in a finished module: ${who}`, facts('DONE', 'STUCKED', who), seller('stuck')],
    [`done: ${who}`, facts('ACTIVE', 'DONE', who), nobody('done')],
    [`done with its module: ${who}`, facts('DONE', 'DONE', who), nobody('done')],
    [`done ahead of its module: ${who}`, facts('PENDING', 'DONE', who), nobody('done')],
    [`in no module: ${who}`, facts(null, 'TODO', who), nobody('notStarted')],
  ]),
  ['started, the one client', facts('ACTIVE', 'TODO', 'hanna'), client('hanna')],
  ['started, the other client', facts('ACTIVE', 'TODO', 'tomasz'), client('tomasz')],
  ['begun by a client', facts('ACTIVE', 'IN_PROGRESS', 'hanna'), client('hanna')],
  ['started, one of the team', facts('ACTIVE', 'TODO', 'dana'), seller('assigned', 'dana')],
  ['begun by one of the team', facts('ACTIVE', 'IN_PROGRESS', 'dana'), seller('assigned', 'dana')],
  ['somebody who left', facts('ACTIVE', 'TODO', 'gone'), seller('assigned', 'gone')],
  ['started, nobody has it', facts('ACTIVE', 'TODO', null), seller('unassigned')],
  ['begun, nobody has it', facts('ACTIVE', 'IN_PROGRESS', null), seller('unassigned')],
  ['started, a placeholder has it', facts('ACTIVE', 'TODO', 'p::it'), seller('unnamed')],
  ['started, a role has it', facts('ACTIVE', 'TODO', 'r::lead'), seller('unnamed')],
  ['hidden, a client has it', facts('ACTIVE', 'TODO', 'hanna', 'INTERN'), seller('hidden')],
  ['hidden while a client is at it', facts('ACTIVE', 'IN_PROGRESS', 'tomasz', 'INTERN'), seller('hidden')],
  ['hidden, one of the team has it', facts('ACTIVE', 'TODO', 'dana', 'INTERN'), seller('assigned', 'dana')],
  ['hidden, nobody has it', facts('ACTIVE', 'TODO', null, 'INTERN'), seller('unassigned')],
  ['hidden and stuck', facts('ACTIVE', 'STUCKED', 'hanna', 'INTERN'), seller('stuck')],
  ['hidden and not started', facts('PENDING', 'TODO', 'hanna', 'INTERN'), nobody('notStarted')],
  ['reopened in a finished module, a client', facts('DONE', 'TODO', 'hanna'), client('hanna')],
  ['reopened in a finished module, the team', facts('DONE', 'IN_PROGRESS', 'dana'), seller('assigned', 'dana')],
];

test('the table has at least sixty situations', () => expect(situations.length).toBeGreaterThanOrEqual(60));
test.each(situations)('%s', (_, given, expected) => expect(whoseTurn(given, ofClient)).toEqual(expected));

const anyFacts = fc.record({
  status: fc.constantFrom<TaskStatus>('TODO', 'IN_PROGRESS', 'STUCKED', 'DONE'),
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
        if (side === 'client') expect(ofClient(`${who}`)).toBe(true);
        if (side === 'nobody') expect(who).toBeNull();
      }),
    );
  });

  test('clients are never asked for what they cannot see, nor for what is stuck', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        if (whoseTurn(given, ofClient).side !== 'client') return;
        expect(given.module?.audience).toBe('EXTERN');
        expect(given.status).not.toBe('STUCKED');
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
    ['when it is answered', facts('ACTIVE', 'STUCKED', 'hanna'), facts('ACTIVE', 'IN_PROGRESS', 'hanna'), true],
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
