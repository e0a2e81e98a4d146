import fc from 'fast-check';
import { expect, test } from 'vitest';
import { whoseTurn, turnFactsIn } from '../turn/whoseTurn.ts';
import { audience, newModule, type Audience } from './modules.ts';
import { namedPersons } from './namedPersons.ts';
import { emptyPlan } from './plan.ts';
import { referencesUsed } from './references.ts';
import { audienceOf, seenByClients, shownIn } from './seenByClients.ts';
import { taskSeenBy } from './task.fields.ts';
import { newTask, type Task } from './tasks.ts';
import { variablesShownToClients } from './variables.ts';

const words = { title: 'Contract', weight: 1 };
const inside = (who: Audience) => ({
  ...newModule({ moduleId: 'm', milestoneId: 's', ...words }),
  audience: who,
});
const task = (change: Partial<Task>) =>
  newTask({ taskId: 't', blockId: 'b', moduleId: 'm' }, { headline: 'Sign', ...change });
const planOf = (who: Audience, change: Partial<Task>) => ({
  ...emptyPlan,
  modules: new Map([['m', inside(who)]]),
  tasks: new Map([['t', task(change)]]),
});

test.each([
  ['module', 'EXTERN', 'EXTERN'],
  ['module', 'INTERN', 'INTERN'],
  ['team', 'EXTERN', 'INTERN'],
  ['team', 'INTERN', 'INTERN'],
  ['hidden', 'EXTERN', 'INTERN'],
  ['hidden', 'INTERN', 'INTERN'],
] as const)('a task that is seen by the %s, in a module that is %s, is %s', (seenBy, who, is) => {
  expect(audienceOf({ seenBy }, { audience: who })).toBe(is);
  expect(shownIn(planOf(who, { seenBy }), task({ seenBy }))).toBe(is === 'EXTERN');
});

test('what is in no module is the team’s alone', () =>
  expect(seenByClients({ seenBy: 'module' }, undefined)).toBe(false));

test('a new task is seen as its module is', () => expect(task({}).seenBy).toBe('module'));

test('whom and what a task names that clients do not see, they are not shown for its sake', () => {
  const names = {
    assignee: 'p::it',
    followers: ['r::legal'],
    variables: ['v'],
    description: '{{variable:v}} {{person:p::it}}',
  };
  for (const [seenBy, shown] of [
    ['module', true],
    ['team', false],
    ['hidden', false],
  ] as const) {
    const plan = planOf('EXTERN', { ...names, seenBy });
    expect(namedPersons(plan).toClients.has('p::it')).toBe(shown);
    expect(namedPersons(plan).roles.has('r::legal')).toBe(true);
    expect(variablesShownToClients(plan).has('v')).toBe(shown);
    for (const { isShown } of referencesUsed(plan).values()) expect(isShown).toBe(shown);
    expect(referencesUsed(plan).size).toBeGreaterThan(0);
  }
});

test('it is never the turn of a client whose task they do not see', () => {
  fc.assert(
    fc.property(
      fc.record({
        seenBy: fc.constantFrom(...taskSeenBy.options),
        status: fc.constantFrom<Task['status']>('TODO', 'IN_PROGRESS', 'STUCKED', 'DONE'),
        awaits: fc.constantFrom<Task['awaits']>(null, 'seller', 'client'),
        assignee: fc.constantFrom(null, 'hanna', 'dana', 'p::it'),
      }),
      fc.constantFrom(...audience.options),
      (change, who) => {
        const module = { ...inside(who), status: 'ACTIVE' as const };
        const { side } = whoseTurn(turnFactsIn(module, task(change)), (id) => id === 'hanna');
        if (!seenByClients(task(change), module)) expect(side).not.toBe('client');
      },
    ),
  );
});
