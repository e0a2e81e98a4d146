import { z } from 'zod';
import { id, name } from '../text.ts';
import { command } from './command.ts';
import { ofSample } from './sample.ts';

const { projectId, clientId } = ofSample;

export const projectCommands = {
  AddProject: command(z.object({ projectId: id, clientId: id, name }), {
    projectId: 'new-project',
    clientId,
    name: 'Rollout in Europe',
  }),
  RenameProject: command(z.object({ projectId: id, name }), {
    projectId,
    name: 'Rollout worldwide',
  }),
  DeleteProject: command(z.object({ projectId: id }), { projectId }),
  RestoreProject: command(z.object({ projectId: id }), { projectId }),
};
