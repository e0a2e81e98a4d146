import {
  noClient,
  noShare,
  type ApiKeys,
  type Client,
  type MemberRole,
  type Share,
} from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { copied, module, processOf, task } from '../nouns/plan/testing/samples.ts';
import { actorOf, askerOf, type Asker, type Caller } from './caller.ts';
import {
  anyPerson,
  byGuest,
  systemOnly,
  ownersOnly,
  teamInPerson,
  teamAndAutomations,
  teamOnly,
} from './policies.ts';
import { mayHandOver, mayWorkOnTask } from './mayWorkOnTask.ts';
import { whoMayAnswer } from './whoMayAnswer.ts';
import { whoMayBring } from './whoMayBring.ts';

const client: Client = {
  ...noClient,
  life: 'present',
  clientId: 'c',
  users: new Set(['anna', 'olga']),
};
const apiKeys: ApiKeys = new Map([
  [
    'k',
    { keyId: 'k', name: 'Reporting', scopes: [], until: null, lastFour: '', previousUntil: null },
  ],
]);
const members = new Map<string, MemberRole>([['olga', 'ADMIN']]);
const share: Share = {
  ...noShare,
  ...{ life: 'present', of: { kind: 'process', id: 'p' }, linkId: 'l' },
  guests: new Map([['g', { guestId: 'g', name: 'v1.name', lookedAt: '2026-11-21T09:00:00.000Z' }]]),
};
const now = '2026-11-21T10:00:00.000Z';
const asks = (caller: Caller, state = share): Asker =>
  askerOf(caller, { members, apiKeys, client, share: { state, now } });
const account = (accountId: string) => asks({ kind: 'account', accountId });

/** One of each kind; what a kind can be beside that stands in its own tests. */
const askers: { readonly [Kind in Asker['kind'] | 'stranger']: Asker } = {
  user: account('olga'),
  stranger: account('eve'),
  clientUser: account('anna'),
  guest: asks({ kind: 'guest', linkId: 'l', guestId: 'g', of: { kind: 'process', id: 'p' } }),
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
    ['what is the team’s', teamOnly, ['user', 'apiKey']],
    ['what only people of the team do', teamInPerson, ['user']],
    // Olga is of the team and does not own the workspace.
    ['what is the owner’s', ownersOnly, []],
    ['what automations may do for the team', teamAndAutomations, ['user', 'apiKey', 'automation']],
    ['what follows by itself', systemOnly, ['system']],
    ['what a person does for themselves', anyPerson, ['user', 'stranger', 'clientUser']],
    [
      'work on a task of the client',
      (asker) => mayWorkOnTask(asker, state, { taskId: 't' }),
      ['user', 'clientUser', 'guest', 'apiKey', 'automation'],
    ],
    [
      'answer the form of a task of the client',
      (asker) => whoMayAnswer(asker, state, { taskId: 't' }),
      ['user', 'clientUser', 'guest'],
    ],
    [
      'bring a file for an answer',
      (asker) => whoMayBring(asker, state, { carrier: 'answers', taskId: 't' }),
      ['user', 'clientUser', 'guest'],
    ],
    [
      'bring a file for a message',
      (asker) => whoMayBring(asker, state, { carrier: 'message', taskId: 't' }),
      ['user', 'clientUser'],
    ],
    [
      'bring a file for a note',
      (asker) => whoMayBring(asker, state, { carrier: 'note', taskId: 't' }),
      ['user', 'apiKey'],
    ],
    [
      'say whom a task of the client is with',
      (asker) => mayHandOver(asker, state, { taskId: 't' }),
      ['user', 'clientUser', 'apiKey', 'automation'],
    ],
    ['what is done at the door of a share', byGuest, ['guest']],
  ])('%s', (_, may, kinds) => expect(allowed(may)).toEqual(kinds));
});

describe('a guest may work on a task', () => {
  const guest = {
    kind: 'guest',
    linkId: 'l',
    guestId: 'g',
    of: { kind: 'process', id: 'p' },
  } as const;
  const may = (caller: Caller, of: Partial<Share> = {}, taskId = 't') =>
    mayWorkOnTask(asks(caller, { ...share, ...of }), state, { taskId });
  test('that is with the client, by a link to its process or project', () => {
    expect(may(guest)).toBe(true);
    expect(may({ ...guest, of: { kind: 'project', id: 'j' } })).toBe(true);
  });
  test.each<[string, Caller, Partial<Share>]>([
    ['by a link to another process', { ...guest, of: { kind: 'process', id: 'other' } }, {}],
    ['by a link to another project', { ...guest, of: { kind: 'project', id: 'p' } }, {}],
    ['by another link', { ...guest, linkId: 'other' }, {}],
    ['by a password that was changed', guest, { guests: new Map() }],
    ['once nothing is shared', guest, { life: 'deleted' }],
    ['while the link is off', guest, { terms: { ...share.terms, open: false } }],
    ['after its end', guest, { terms: { ...share.terms, until: now } }],
    ['where guests only look', guest, { terms: { ...share.terms, mayWork: false } }],
  ])('but not %s', (_, caller, of) => expect(may(caller, of)).toBe(false));
  test('but not where nobody has said by which share they come', () =>
    expect(mayWorkOnTask(askerOf(guest, { members, client }), state, { taskId: 't' })).toBe(false));
  test('but not one that is not there', () => expect(may(guest, {}, 'none')).toBe(false));
});

describe('what a person is', () => {
  test('is what they are in the team, else among the client’s people, else nothing', () => {
    expect(askers.user).toEqual({ kind: 'user', accountId: 'olga', party: 'team', role: 'ADMIN' });
    expect(askers.stranger).toEqual({ kind: 'user', accountId: 'eve', party: 'none', role: null });
    expect(askers.clientUser).toEqual({
      kind: 'clientUser',
      accountId: 'anna',
      clientId: 'c',
      client,
    });
  });
  test('stands in the envelope without what was read for it', () => {
    expect(Object.values(askers).map(actorOf)).toEqual([
      { kind: 'user', accountId: 'olga', party: 'team' },
      { kind: 'user', accountId: 'eve', party: 'none' },
      { kind: 'clientUser', accountId: 'anna', clientId: 'c' },
      { kind: 'guest', linkId: 'l', guestId: 'g' },
      { kind: 'apiKey', keyId: 'k' },
      askers.automation,
      askers.provider,
      askers.system,
    ]);
  });
});
