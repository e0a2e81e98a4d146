import { z } from 'zod';
import { id, name } from '../text.ts';
import { command } from './command.ts';
import { ofSample } from './sample.ts';

const { clientId } = ofSample;

/** Clients and their users. */
export const clientCommands = {
  AddClient: command(z.object({ clientId: id, name }), { clientId: 'new', name: 'Initech' }),
  RenameClient: command(z.object({ clientId: id, name }), { clientId, name: 'Globex Corporation' }),
  DeleteClient: command(z.object({ clientId: id }), { clientId }),
  /** Also takes an invitation back. */
  RemoveClientUser: command(z.object({ clientId: id, accountId: id }), {
    clientId,
    accountId: ofSample.otherClientUser,
  }),
};
