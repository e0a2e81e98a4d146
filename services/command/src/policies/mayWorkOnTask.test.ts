import {
  evolveClient,
  noClient,
  type Client,
  type ClientEvent,
  type Module,
  type Task,
} from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { blueprintOf, copied, module, processOf, task } from '../nouns/plan/testing/samples.ts';
import type { Asker } from './caller.ts';
import { mayHandOver, mayWorkOnTask } from './mayWorkOnTask.ts';

const client: Client = {
  ...noClient,
  life: 'present',
  clientId: 'c',
  users: new Set(['anna', 'ben']),
};
const ofTeam: Asker = { kind: 'user', accountId: 'olga', party: 'team', role: 'ADMIN' };
const anna: Asker = { kind: 'clientUser', accountId: 'anna', clientId: 'c', client };
const stranger: Asker = { kind: 'user', accountId: 'eve', party: 'none', role: null };
const process = (each: Partial<Task> = {}, around: Partial<Module> = {}) =>
  processOf(copied({ modules: [module('m', around, [{ task: task('t', each), weight: 1 }])] }))
    .state;
const t = { taskId: 't' };

describe('who may work on a task', () => {
  test('the team, on all', () => {
    expect(mayWorkOnTask(ofTeam, process(), t)).toBe(true);
    expect(mayWorkOnTask(ofTeam, process({}, { audience: 'INTERN' }), t)).toBe(true);
  });
  test('a user of the client, on what is with the client', () => {
    expect(mayWorkOnTask(anna, process({ assignee: 'anna' }), t)).toBe(true);
    expect(mayWorkOnTask(anna, process({ assignee: 'ben' }), t)).toBe(true);
  });
  test('and on what was left by who is no user any more, or is with who is yet to come', () => {
    const there: ClientEvent[] = [
      { type: 'ClientAdded', data: { clientId: 'c', name: 'Tidepool' } },
      ...['anna', 'omar'].map((accountId): ClientEvent => ({
        type: 'ClientUserInvited',
        data: { clientId: 'c', accountId },
      })),
      { type: 'ClientUserRemoved', data: { clientId: 'c', accountId: 'omar' } },
      ...['pia', 'uma'].map((accountId): ClientEvent => ({
        type: 'InvitationSent',
        data: {
          accountId,
          clientId: 'c',
          by: 'olga',
          sealed: 'v1.x',
          leadsTo: null,
          mailed: 'atOnce',
        },
      })),
      { type: 'InvitationWithdrawn', data: { accountId: 'uma', clientId: 'c' } },
    ];
    const now = there.reduce(evolveClient, noClient);
    for (const assignee of ['omar', 'pia', 'uma'])
      expect(mayWorkOnTask({ ...anna, client: now }, process({ assignee }), t)).toBe(true);
    const back = evolveClient(now, {
      type: 'ClientUserInvited',
      data: { clientId: 'c', accountId: 'omar' },
    });
    expect([back.users.has('omar'), back.former.has('omar')]).toEqual([true, false]);
  });
  test.each([
    ['with nobody', process(), t],
    ['with the team', process({ assignee: 'olga' }), t],
    ['with a placeholder', process({ assignee: 'p::it' }), t],
    ['in a module for the team alone', process({ assignee: 'anna' }, { audience: 'INTERN' }), t],
    ['that is the team’s alone', process({ assignee: 'anna', seenBy: 'team' }), t],
    ['that is hidden for now', process({ assignee: 'anna', seenBy: 'hidden' }), t],
    ['that is not there', process(), { taskId: 'x' }],
    ['of another client', { ...process({ assignee: 'anna' }), clientId: 'other' }, t],
    ['of a deleted execution', { ...process({ assignee: 'anna' }), life: 'deleted' as const }, t],
    [
      'of a blueprint',
      blueprintOf(
        copied({
          modules: [module('m', {}, [{ task: task('t', { assignee: 'anna' }), weight: 1 }])],
        }),
      ).state,
      t,
    ],
  ])('but not on one %s', (_what, state, command) =>
    expect(mayWorkOnTask(anna, state, command)).toBe(false),
  );
  test('no stranger, on any', () =>
    expect(mayWorkOnTask(stranger, process({ assignee: 'eve' }), t)).toBe(false));
});

describe('who takes part in a module', () => {
  const open: readonly (readonly [string, Partial<Task>])[] = [
    ['nobody', {}],
    ['a placeholder whom nobody fills', { assignee: 'p::it' }],
    ['a role whom nobody fills', { assignee: 'r::legal' }],
  ];
  test.each(open)('may work on what is with %s, and take it', (_who, each) => {
    const state = process(each, { participants: ['anna'] });
    for (const may of [mayWorkOnTask, mayHandOver]) expect(may(anna, state, t)).toBe(true);
  });
  test.each(open)('and no colleague who does not: %s', (_who, each) => {
    for (const participants of [[], ['ben'], ['p::it']])
      expect(mayWorkOnTask(anna, process(each, { participants }), t)).toBe(false);
  });
  const forbidden: readonly (readonly [string, ReturnType<typeof process>, Asker])[] = [
    ['what is with the team', process({ assignee: 'olga' }, { participants: ['anna'] }), anna],
    [
      'a module for the team alone',
      process({}, { participants: ['anna'], audience: 'INTERN' }),
      anna,
    ],
    [
      'what another client has',
      { ...process({}, { participants: ['anna'] }), clientId: 'other' },
      anna,
    ],
    [
      'anything, who left',
      process({}, { participants: ['anna'] }),
      { ...stranger, accountId: 'anna' },
    ],
  ];
  test.each(forbidden)('but not on %s', (_what, state, asker) =>
    expect(mayWorkOnTask(asker, state, t)).toBe(false),
  );
  test('nor a guest, whatever they are called', () => {
    const guest: Asker = {
      ...{ kind: 'guest', linkId: 'l', guestId: 'anna', of: { kind: 'process', id: 'p' } },
      ...{ client, inside: true, mayWork: true },
    } as Asker;
    expect(mayWorkOnTask(guest, process({}, { participants: ['anna'] }), t)).toBe(false);
    expect(mayWorkOnTask(guest, process({ assignee: 'anna' }), t)).toBe(true);
  });
});
