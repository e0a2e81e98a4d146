import { placeholderId } from '@waymark/events';
import { z } from 'zod';
import { line, name } from '../../text.ts';
import { command } from '../command.ts';
import { inProcess } from '../sample.ts';
import { inPlan } from './planRef.ts';

const ofPlaceholder = { ...inPlan, placeholderId };
const words = { name, description: line.default('') };
const brought = { ...inProcess, placeholderId: 'p::new' };

export const placeholderCommands = {
  AddPlaceholder: command(z.object({ ...ofPlaceholder, ...words }), {
    ...brought,
    name: 'Project lead',
  }),
  ChangePlaceholder: command(z.object({ ...ofPlaceholder, ...words }), {
    ...inProcess,
    placeholderId: 'p::it',
    name: 'Head of IT',
  }),
  DeletePlaceholder: command(z.object(ofPlaceholder), brought),
};
