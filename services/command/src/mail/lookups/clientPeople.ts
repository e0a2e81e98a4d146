import { isPending, type Client } from '@waymark/events';

/** A user of the client, or somebody who was asked to be. */
export const isOfClient = (client: Client, accountId: string): boolean =>
  client.life === 'present' &&
  (client.users.has(accountId) || isPending(client.invitations, accountId));

/** The client on whose invitation a mail to this person waits; null for who has accepted. */
export const heldFor = (client: Client, accountId: string): string | null =>
  client.users.has(accountId) ? null : client.clientId;
