import { noClient, type Client, type MemberRole } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { copied, module, processOf, task } from '../nouns/plan/testing/samples.ts';
import { actorOf, askerOf, type Asker, type Caller } from './caller.ts';
import { anyPerson, byItself, teamAndAutomations, teamOnly } from './policies.ts';
import { mayWorkOnTask } from '../nouns/plan/tasks/policy.ts';

const client: Client = { ...noClient, life: 'present', clientId: 'c', users: new Set(['anna', 'olga']) };
const members = new Map<string, MemberRole>([['olga', 'ADMIN']]);
const asks = (caller: Caller): Asker => askerOf(caller, { members, client });
const account = (accountId: string) => asks({ kind: 'account', accountId });

/** One of each kind; what a kind can be beside that stands in its own tests. */
const askers: { readonly [Kind in Asker['kind'] | 'stranger']: Asker } = {
  user: account('olga'),
  stranger: account('eve'),
  clientUser: account('anna'),
  guest: asks({ kind: 'guest', linkId: 'l' }),
  apiKey: asks({ kind: 'apiKey', keyId: 'k' }),
  automation: asks({ kind: 'automation', automationId: 'a', version: 3, runId: 'r' }),
  provider: asks({ kind: 'provider', name: 'calendly' }),
  system: asks({ kind: 'system', name: 'timer' }),
};
const allowed = (may: (asker: Asker) => boolean) =>
  Object.entries(askers).flatMap(([kind, asker]) => (may(asker) ? [kind] : []));

const { state } = processOf(
  copied({ modules: [module('m', {}, [{ task: task('t', { assignee: 'anna' }), weight: 1 }])] }),
);

describe('who may', () => {
  test.each<[string, (asker: Asker) => boolean, readonly string[]]>([
    ['what is the team’s', teamOnly, ['user']],
    ['what automations may do for the team', teamAndAutomations, ['user', 'automation']],
    ['what follows by itself', byItself, ['system']],
    ['what a person does for themselves', anyPerson, ['user', 'stranger', 'clientUser']],
    [
      'work on a task of the client',
      (asker) => mayWorkOnTask(asker, state, { taskId: 't' }),
      ['user', 'clientUser', 'automation'],
    ],
  ])('%s', (_, may, kinds) => expect(allowed(may)).toEqual(kinds));
});

describe('what a person is', () => {
  test('is what they are in the team, else among the client’s people, else nothing', () => {
    expect(askers.user).toEqual({ kind: 'user', accountId: 'olga', party: 'team', role: 'ADMIN' });
    expect(askers.stranger).toEqual({ kind: 'user', accountId: 'eve', party: 'none', role: null });
    expect(askers.clientUser).toEqual({ kind: 'clientUser', accountId: 'anna', clientId: 'c', client });
  });
  test('stands in the envelope without what was read for it', () => {
    expect(Object.values(askers).map(actorOf)).toEqual([
      { kind: 'user', accountId: 'olga', party: 'team' },
      { kind: 'user', accountId: 'eve', party: 'none' },
      { kind: 'clientUser', accountId: 'anna', clientId: 'c' },
      askers.guest,
      askers.apiKey,
      askers.automation,
      askers.provider,
      askers.system,
    ]);
  });
});
