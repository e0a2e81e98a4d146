import { refusalText } from '@waymark/api/problems';
import type { Command } from '@waymark/api';
import type { Client, ClientEvent } from '@waymark/events';
import { absent, DecisionRefused, present, unless } from '../../decisions/decision.ts';
import { withdrawn } from '../invitation/invitation.ts';

export function addClient(state: Client, { clientId, name }: Command<'AddClient'>): ClientEvent[] {
  absent(state, 'client', 'clientId');
  return [{ type: 'ClientAdded', data: { clientId, name } }];
}

export function renameClient(
  state: Client,
  { clientId, name }: Command<'RenameClient'>,
): ClientEvent[] {
  present(state, 'client');
  return unless(state.name === name, {
    type: 'ClientRenamed',
    data: { clientId, from: state.name, to: name },
  });
}

export function deleteClient(state: Client, { clientId }: Command<'DeleteClient'>): ClientEvent[] {
  present(state, 'client');
  return [{ type: 'ClientDeleted', data: { clientId, name: state.name } }];
}

export function removeClientUser(
  state: Client,
  { clientId, accountId }: Command<'RemoveClientUser'>,
): ClientEvent[] {
  present(state, 'client');
  if (state.invitations.has(accountId)) return withdrawn(accountId, clientId);
  if (!state.users.has(accountId))
    throw new DecisionRefused(
      'notFound',
      'user-not-found',
      refusalText('notOfTheClient'),
      'accountId',
      { kind: 'user', id: accountId },
    );
  return [{ type: 'ClientUserRemoved', data: { clientId, accountId } }];
}
