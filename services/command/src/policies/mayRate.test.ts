import { noClient, type Client } from '@waymark/events';
import { expect, test } from 'vitest';
import { processOf } from '../nouns/plan/testing/samples.ts';
import type { Asker } from './caller.ts';
import { mayRate } from './mayRate.ts';

const client: Client = { ...noClient, life: 'present', clientId: 'c', users: new Set(['anna']) };
const userOf = (of: Client): Asker => ({
  ...{ kind: 'clientUser', accountId: 'anna', clientId: of.clientId, client: of },
});
const { state } = processOf();

test('a user of the client rates the execution of that client, while it is there', () => {
  expect(mayRate(userOf(client), state)).toBe(true);
  expect(mayRate(userOf({ ...client, clientId: 'd' }), state)).toBe(false);
  expect(mayRate(userOf(client), { ...state, life: 'deleted' })).toBe(false);
});

test('nobody else rates it: neither the team, a stranger, nor what acts by itself', () => {
  const others: readonly Asker[] = [
    { kind: 'user', accountId: 'olga', party: 'team', role: 'OWNER' },
    { kind: 'user', accountId: 'eve', party: 'none', role: null },
    { kind: 'system', name: 'test' },
  ];
  for (const other of others) expect(mayRate(other, state)).toBe(false);
});
