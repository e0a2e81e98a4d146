import { evolveClient, noClient, type ClientEvent } from '@waymark/events';
import { describe, test } from 'vitest';
import * as decide from './client.ts';
import { given } from '../../decisions/testing/given.ts';

const clients = { initial: noClient, evolve: evolveClient };
const added: ClientEvent = { type: 'ClientAdded', data: { clientId: 'c', name: 'Buyer' } };
const anna: ClientEvent = { type: 'ClientUserInvited', data: { clientId: 'c', accountId: 'anna' } };
const deleted: ClientEvent = { type: 'ClientDeleted', data: { clientId: 'c', name: 'Buyer' } };
const after = (...events: ClientEvent[]) => given(clients, events);

describe('a client', () => {
  test('is added once', () => {
    after().when(decide.addClient, { clientId: 'c', name: 'Buyer' }).then(added);
    after(added)
      .when(decide.addClient, { clientId: 'c', name: 'Buyer' })
      .refused('conflict', 'client-exists', 'clientId');
    after(added, deleted)
      .when(decide.addClient, { clientId: 'c', name: 'Buyer' })
      .refused('conflict', 'client-exists', 'clientId');
  });
  test('is renamed, to another name only', () => {
    after(added)
      .when(decide.renameClient, { clientId: 'c', name: 'New' })
      .then({ type: 'ClientRenamed', data: { clientId: 'c', from: 'Buyer', to: 'New' } });
    after(added).when(decide.renameClient, { clientId: 'c', name: 'Buyer' }).nothing();
  });
  test('is deleted', () => after(added).when(decide.deleteClient, { clientId: 'c' }).then(deleted));
});

describe('its users', () => {
  test('are removed', () => {
    after(added, anna)
      .when(decide.removeClientUser, { clientId: 'c', accountId: 'anna' })
      .then({ type: 'ClientUserRemoved', data: { clientId: 'c', accountId: 'anna' } });
    after(added)
      .when(decide.removeClientUser, { clientId: 'c', accountId: 'anna' })
      .refused('notFound', 'user-not-found', 'accountId');
  });
});

describe.each([
  ['before it is there', []],
  ['after it was deleted', [added, deleted]],
])('nothing happens to a client %s', (_when, events) => {
  test('', () => {
    after(...events)
      .when(decide.renameClient, { clientId: 'c', name: 'New' })
      .refused('notFound', 'client-not-found');
    after(...events)
      .when(decide.deleteClient, { clientId: 'c' })
      .refused('notFound', 'client-not-found');
    after(...events)
      .when(decide.removeClientUser, { clientId: 'c', accountId: 'anna' })
      .refused('notFound', 'client-not-found');
  });
});
