import { commandSchemas as schemas } from '@waymark/api';
import { streamOf, nouns } from '@waymark/events';
import { entry } from '../commandEntry.ts';
import { teamOnly } from '../../policies/policies.ts';
import * as client from './client.ts';

const ownStream = {
  stream: ({ clientId }: { clientId: string }, { workspaceId }: { workspaceId: string }) =>
    streamOf.client(workspaceId, clientId),
  fold: () => nouns.client,
  policy: teamOnly,
};

export const clientTable = {
  AddClient: entry({ ...ownStream, schema: schemas.AddClient, decide: client.addClient }),
  RenameClient: entry({ ...ownStream, schema: schemas.RenameClient, decide: client.renameClient }),
  DeleteClient: entry({ ...ownStream, schema: schemas.DeleteClient, decide: client.deleteClient }),
  RemoveClientUser: entry({
    ...ownStream,
    schema: schemas.RemoveClientUser,
    decide: client.removeClientUser,
  }),
};
