import { commandSchemas as schemas } from '@waymark/api';
import { richText } from '../../../payloads/richText.ts';
import { fromPast, inPlan } from '../planEntry.ts';
import { restoreModule } from '../restoring/restore.ts';
import * as modules from './modules.ts';
import { setModuleStatus } from './moduleStatus.ts';

export const moduleTable = {
  AddModule: inPlan(schemas.AddModule, modules.addModule),
  SetModuleTitle: inPlan(schemas.SetModuleTitle, modules.setModuleTitle),
  SetModuleDescription: inPlan(
    schemas.SetModuleDescription.extend({ description: richText }),
    modules.setModuleDescription,
  ),
  SetModuleAudience: inPlan(
    schemas.SetModuleAudience,
    modules.setModuleAudience,
  ),
  SetModuleParticipants: inPlan(
    schemas.SetModuleParticipants,
    (plan, command, _, known) =>
      modules.setModuleParticipants(plan, command, known),
  ),
  MoveModule: inPlan(schemas.MoveModule, modules.moveModule),
  SetModuleStatus: inPlan(schemas.SetModuleStatus, setModuleStatus, {
    mails: ({ status }) => status === 'ACTIVE',
  }),
  DeleteModule: inPlan(schemas.DeleteModule, modules.deleteModule),
  RestoreModule: fromPast(schemas.RestoreModule, restoreModule),
};
