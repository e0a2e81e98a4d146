import { expect, test } from 'vitest';
import { evolveClient, noClient, type ClientEvent } from './client.ts';

const added: ClientEvent = { type: 'ClientAdded', data: { clientId: 'c', name: 'Buyer' } };
const invited = (accountId: string): ClientEvent => ({
  type: 'ClientUserInvited',
  data: { clientId: 'c', accountId },
});
const fold = (...events: ClientEvent[]) => events.reduce(evolveClient, noClient);

test('a client has a name and users', () => {
  expect(fold(added, invited('anna'), invited('ben'))).toEqual({
    life: 'present',
    clientId: 'c',
    name: 'Buyer',
    users: new Set(['anna', 'ben']),
    former: new Set(),
    invitations: new Map(),
  });
});
test('a client is renamed, and users leave it', () => {
  const after = fold(
    added,
    invited('anna'),
    invited('ben'),
    { type: 'ClientUserRemoved', data: { clientId: 'c', accountId: 'anna' } },
    { type: 'ClientRenamed', data: { clientId: 'c', from: 'Buyer', to: 'New' } },
  );
  expect([after.name, [...after.users], [...after.former]]).toEqual(['New', ['ben'], ['anna']]);
});
test('nobody is a user of a deleted client', () => {
  const after = fold(added, invited('anna'), {
    type: 'ClientDeleted',
    data: { clientId: 'c', name: 'Buyer' },
  });
  expect([after.life, after.users.size]).toEqual(['deleted', 0]);
});
