import { describe, expect, test } from 'vitest';
import { actorKey, actorSchema, authorOf, personOf, type Actor } from './actor.ts';
import type { Stored } from './envelope.ts';
import { parseEvent, UnreadableEvent } from './registry.ts';

const actors: { readonly [Kind in Actor['kind']]: Actor } = {
  user: { kind: 'user', accountId: 'olga', party: 'team' },
  clientUser: { kind: 'clientUser', accountId: 'anna', clientId: 'c' },
  guest: { kind: 'guest', linkId: 'x', guestId: 'g' },
  apiKey: { kind: 'apiKey', keyId: 'x' },
  automation: { kind: 'automation', automationId: 'x', version: 3, runId: 'r' },
  provider: { kind: 'provider', name: 'hubspot' },
  system: { kind: 'system', name: 'demo' },
};

const stored = (actor: unknown): Stored => ({
  id: '8f14e45f-ceea-867a-9c2b-1d7f6a3b5c01',
  stream: 'workspace-w',
  revision: 3n,
  position: 77n,
  type: 'RoleRemoved',
  data: { roleId: 'r::legal', name: 'Legal' },
  metadata: {
    workspaceId: 'w',
    actor: actor as Actor,
    commandId: 'c1',
    command: 'RemoveRole',
    causationId: 'c1',
    correlationId: 'r1',
    at: '2026-11-21T10:00:00.000Z',
  },
});
const read = (actor: unknown) => parseEvent(stored(actor)).metadata;

describe('the envelope of an event', () => {
  test.each(Object.entries(actors))('%s is read as it was written', (_, actor) => {
    expect(actorSchema.parse(actor)).toEqual(actor);
    expect(read(actor)).toEqual(stored(actor).metadata);
  });
  /** Frozen: so it stands in logs of before. */
  test.each<[string, unknown, Actor]>([
    ['of the team', { kind: 'account', accountId: 'olga', party: 'team' }, actors.user],
    [
      'of neither side',
      { kind: 'account', accountId: 'eve', party: 'none' },
      { kind: 'user', accountId: 'eve', party: 'none' },
    ],
    [
      'of a client',
      { kind: 'account', accountId: 'anna', party: 'client' },
      { kind: 'clientUser', accountId: 'anna', clientId: null },
    ],
    ['that is Waymark', { kind: 'system', name: 'demo' }, actors.system],
  ])('of before, by somebody %s, is read as it would be written today', (_, before, today) =>
    expect(read(before)).toEqual(stored(today).metadata),
  );
  test('of a newer program is refused by name, never guessed', () => {
    expect(() => read({ kind: 'robot', id: 'r2' })).toThrow(UnreadableEvent);
    expect(() => read({ kind: 'robot', id: 'r2' })).toThrow(
      'RoleRemoved at 77 was done by a kind of actor that this program does not know',
    );
  });
});

test('each is one of its own by one word, and a person the same on whatever side', () => {
  const keys = Object.values(actors).map(actorKey);
  expect(new Set(keys).size).toBe(keys.length);
  expect(actorKey({ kind: 'account', accountId: 'olga' })).toBe(actorKey(actors.user));
  expect(Object.values(actors).map(personOf)).toEqual([
    'olga',
    'anna',
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(Object.values(actors).map(authorOf).slice(0, 4)).toEqual(['olga', 'anna', 'g', null]);
});
