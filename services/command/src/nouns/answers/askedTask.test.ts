import { nouns, type Actor, type Client, type Process } from '@waymark/events';
import { expect, test } from 'vitest';
import { expectRefusal } from '../../decisions/testing/given.ts';
import { askedTask, type WorkedPlan } from './askedTask.ts';

const inTask = { taskId: 't', moduleId: 'm' };
const form = { type: 'form', formId: 'f', version: 2, name: 'F' } as const;
const asks = {
  ...inTask,
  headline: 'Fill it in',
  content: form,
  seenBy: 'module',
  assignee: null as string | null,
};

/** A process of client `c` with one task. */
const withTask = (
  task: object,
  audience: 'EXTERN' | 'INTERN' = 'EXTERN',
  participants: readonly string[] = [],
) =>
  ({
    ...{ ...nouns.process.initial, life: 'present', clientId: 'c' },
    plan: {
      ...nouns.process.initial.plan,
      modules: new Map([['m', { moduleId: 'm', audience, participants }]]),
      tasks: new Map([['t', task]]),
    },
  }) as unknown as Process;
const client: Client = {
  ...nouns.client.initial,
  users: new Set(['anna']),
  former: new Set(['omar']),
};
const team: Actor = { kind: 'user', accountId: 'olga', party: 'team' };
const anna: Actor = { kind: 'clientUser', accountId: 'anna', clientId: 'c' };
const gil: Actor = { kind: 'guest', linkId: 'l', guestId: 'gil' };
const asked = (state: WorkedPlan, actor: Actor = team, taskId = 't') =>
  askedTask(state, taskId, actor, client);

test('a task that asks for a form, for the team and for whom of the client it is with', () => {
  const found = { clientId: 'c', ...inTask, headline: 'Fill it in', formId: 'f', version: 2 };
  expect(asked(withTask(asks))).toEqual(found);
  expect(asked(withTask({ ...asks, assignee: 'anna' }), anna)).toEqual(found);
});

test('what a colleague left is answered by whoever of the client is there', () =>
  expect(asked(withTask({ ...asks, assignee: 'omar' }), anna)).toMatchObject({ taskId: 't' }));

test('what is open is answered by who takes part in its module, and by no guest', () => {
  for (const assignee of [null, 'p::it'])
    expect(asked(withTask({ ...asks, assignee }, 'EXTERN', ['anna']), anna)).toMatchObject({
      taskId: 't',
    });
  expectRefusal(
    () => asked(withTask(asks, 'EXTERN', ['ben']), anna),
    'forbidden',
    'no-permission',
    'taskId',
  );
  expectRefusal(
    () => asked(withTask(asks, 'EXTERN', ['gil']), gil),
    'forbidden',
    'no-permission',
    'taskId',
  );
  expectRefusal(
    () => asked(withTask(asks, 'INTERN', ['anna']), anna),
    'notFound',
    'task-not-found',
    'taskId',
  );
});

test('nobody answers what is not there, or asks for no form', () => {
  expectRefusal(() => asked(nouns.process.initial), 'notFound', 'execution-not-found');
  expectRefusal(() => asked(nouns.project.initial), 'notFound', 'project-not-found');
  expectRefusal(() => asked(withTask(asks), team, 'gone'), 'notFound', 'task-not-found', 'taskId');
  expectRefusal(
    () => asked(withTask({ ...asks, content: { type: 'simple', action: null } })),
    'conflict',
    'task-not-form',
    'taskId',
  );
  expectRefusal(
    () => asked(withTask({ ...asks, content: { ...form, version: 0 } })),
    'conflict',
    'task-not-form',
    'taskId',
  );
});

test.each([anna, gil])(
  'a $kind answers what they see, and what is with the client alone',
  (actor) => {
    expectRefusal(() => asked(withTask(asks), actor), 'forbidden', 'no-permission', 'taskId');
    expectRefusal(
      () => asked(withTask({ ...asks, assignee: 'anna' }, 'INTERN'), actor),
      'notFound',
      'task-not-found',
      'taskId',
    );
    for (const seenBy of ['team', 'hidden'])
      expectRefusal(
        () => asked(withTask({ ...asks, assignee: 'anna', seenBy }), actor),
        'notFound',
        'task-not-found',
        'taskId',
      );
    expectRefusal(
      () => asked(withTask({ ...asks, assignee: 'olga' }), actor),
      'forbidden',
      'no-permission',
      'taskId',
    );
  },
);
