import { moduleFields, moduleStatus } from '@waymark/events';
import { z } from 'zod';
import { day, id, index, name } from '../../text.ts';
import { command } from '../command.ts';
import { fieldCommands, severalFields } from '../fieldCommands.ts';
import { inBlueprint, inProcess, ofSample } from '../sample.ts';
import { inPlan, ofModule } from './planRef.ts';

const shown = { ...inProcess, moduleId: 'm' };
/** Left out where the single modules are: plan 0 of the blueprints. */
const milestone = id.optional();
const hidden = { ...inProcess, moduleId: 'hidden' };

export const moduleCommands = {
  AddModule: command(z.object({ ...ofModule, milestoneId: milestone, title: name }), {
    ...inProcess,
    moduleId: 'new',
    milestoneId: 's',
    title: 'Technical set-up',
  }),
  /**
   * A module and all that is in it, under new ids, into the same plan or another; `from` is where
   * it stands.
   */
  CloneModule: command(
    z.object({ ...ofModule, milestoneId: milestone, from: z.object(ofModule) }),
    { ...inProcess, moduleId: 'clone', milestoneId: 's', from: shown },
  ),
  /** Several modules at once, whatever of each; all or none. */
  ChangeModules: command(
    z.object({
      ...inPlan,
      changes: z
        .array(z.object({ moduleId: id, ...severalFields(moduleFields) }))
        .min(1)
        .max(1000),
    }),
    { ...inProcess, changes: [{ moduleId: hidden.moduleId, audience: 'EXTERN' }] },
  ),
  ...fieldCommands('Module', ofModule, moduleFields, shown, {
    participants: { participants: [ofSample.clientUser] },
  }),
  MoveModule: command(z.object({ ...ofModule, milestoneId: id, index }), {
    ...inBlueprint,
    moduleId: 'b-m',
    milestoneId: 's',
    index: 0,
  }),
  /**
   * `withoutMail`: it starts, goes on or is opened again, and nobody is mailed for it, invitations
   * that wait for it included.
   */
  SetModuleStatus: command(
    z.object({ ...ofModule, status: moduleStatus, withoutMail: z.boolean().optional() }),
    { ...shown, status: 'ACTIVE' },
  ),
  /**
   * The day, yet to come, on which it starts by itself, as the day begins; null: not before
   * somebody starts it.
   */
  SetModuleStart: command(z.object({ ...ofModule, on: day.nullable() }), {
    ...hidden,
    on: '2999-01-04',
  }),
  DeleteModule: command(z.object(ofModule), hidden),
  RestoreModule: command(z.object(ofModule), hidden),
};
