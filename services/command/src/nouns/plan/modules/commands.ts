import { commandSchemas as schemas } from '@waymark/api';
import { moduleFields } from '@waymark/events';
import { fieldEntries } from '../../fieldEntry.ts';
import { cloneModule } from '../copying/cloneModule.ts';
import { betweenPlans, fromPast, inPlan } from '../planEntry.ts';
import { restoreModule } from '../restoring/restore.ts';
import * as modules from './modules.ts';
import { singlesBegun } from './milestoneForModule.ts';
import { setModuleStart } from './moduleStart.ts';
import { setModuleStatus } from './moduleStatus.ts';
import { changeModules } from './severalModules.ts';

export const moduleTable = {
  ...fieldEntries('Module', moduleFields, schemas, (schema, field) =>
    inPlan(schema, modules.setModule(field), {
      writes: /^(text|richText)$/.test(moduleFields[field].kind),
      onBoard: true,
    }),
  ),
  AddModule: inPlan(schemas.AddModule, singlesBegun(modules.addModule), { writes: true }),
  CloneModule: betweenPlans(schemas.CloneModule, singlesBegun(cloneModule)),
  ChangeModules: inPlan(schemas.ChangeModules, changeModules, {
    writes: true,
    mails: ({ changes }) => changes.some(({ audience }) => audience === 'EXTERN'),
  }),
  SetModuleAudience: inPlan(schemas.SetModuleAudience, modules.setModule('audience'), {
    mails: ({ audience }) => audience !== 'INTERN',
    onBoard: true,
  }),
  SetModuleParticipants: inPlan(schemas.SetModuleParticipants, (plan, command, _, known) =>
    modules.setModuleParticipants(plan, command, known),
  ),
  MoveModule: inPlan(schemas.MoveModule, modules.moveModule),
  SetModuleStatus: inPlan(schemas.SetModuleStatus, setModuleStatus, {
    mails: ({ status, withoutMail }) => status === 'ACTIVE' && withoutMail !== true,
  }),
  SetModuleStart: inPlan(schemas.SetModuleStart, setModuleStart),
  DeleteModule: inPlan(schemas.DeleteModule, modules.deleteModule, { onBoard: true }),
  RestoreModule: fromPast(schemas.RestoreModule, restoreModule),
};
