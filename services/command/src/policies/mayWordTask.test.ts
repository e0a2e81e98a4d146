import { noClient, type Client, type Module, type Task } from '@waymark/events';
import { expect, test } from 'vitest';
import { blueprintOf, copied, module, processOf, task } from '../nouns/plan/testing/samples.ts';
import type { Asker } from './caller.ts';
import { mayWordTask } from './mayWordTask.ts';

const client: Client = {
  ...noClient,
  ...{ life: 'present', clientId: 'c', users: new Set(['anna', 'ben']) },
};
const ofTeam: Asker = { kind: 'user', accountId: 'olga', party: 'team', role: 'ADMIN' };
const stranger: Asker = { kind: 'user', accountId: 'eve', party: 'none', role: null };
const userOf = (accountId: string, of: Client = client): Asker => ({
  ...{ kind: 'clientUser', accountId, clientId: of.clientId, client: of },
});
const planOf = (each: Partial<Task>, around: Partial<Module> = {}) =>
  processOf(copied({ modules: [module('m', around, [{ task: task('t', each), weight: 1 }])] }))
    .state;
const t = { taskId: 't' };

test('the team words every task, and nobody does who is of neither side', () => {
  expect(mayWordTask(ofTeam, planOf({}), t)).toBe(true);
  expect(mayWordTask(stranger, planOf({ addedBy: 'eve' }), t)).toBe(false);
});

test('a user of the client words what they have added themselves, until it is begun', () => {
  expect(mayWordTask(userOf('anna'), planOf({ addedBy: 'anna' }), t)).toBe(true);
  expect(mayWordTask(userOf('ben'), planOf({ addedBy: 'anna' }), t)).toBe(false);
  expect(mayWordTask(userOf('anna'), planOf({}), t)).toBe(false);
  for (const status of ['IN_PROGRESS', 'STUCKED', 'DONE'] as const)
    expect(mayWordTask(userOf('anna'), planOf({ addedBy: 'anna', status }), t)).toBe(false);
});

test('not what they see no more, what is gone, nor what is another client’s or in a blueprint', () => {
  const anna = userOf('anna');
  const own = { addedBy: 'anna' };
  expect(mayWordTask(anna, planOf(own, { audience: 'INTERN' }), t)).toBe(false);
  expect(mayWordTask(anna, planOf({ ...own, seenBy: 'team' }), t)).toBe(false);
  expect(mayWordTask(anna, planOf(own), { taskId: 'other' })).toBe(false);
  expect(mayWordTask(userOf('anna', { ...client, clientId: 'd' }), planOf(own), t)).toBe(false);
  expect(mayWordTask(anna, { ...planOf(own), life: 'deleted' }, t)).toBe(false);
  expect(mayWordTask(anna, blueprintOf().state, t)).toBe(false);
});
