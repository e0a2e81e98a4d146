import { commandSchemas as schemas, type Command } from '@waymark/api';
import { streamOf, nouns } from '@waymark/events';
import { callingPerson } from '../../handling/callingPerson.ts';
import { entry } from '../commandEntry.ts';
import * as blueprint from './blueprint.ts';
import { planFromOutline } from '../../importer/planFromOutline.ts';
import { readChecklistAside } from '../../importer/index.ts';
import { teamOnly } from '../../policies/policies.ts';

const ownStream = {
  stream: (
    { blueprintId }: { blueprintId: string },
    { workspaceId }: { workspaceId: string },
  ) => streamOf.blueprint(workspaceId, blueprintId),
  fold: () => nouns.blueprint,
  policy: teamOnly,
};

export const blueprintTable = {
  CreateBlueprint: entry({
    ...ownStream,
    schema: schemas.CreateBlueprint,
    hard: true,
    decide: blueprint.createBlueprint,
  }),
  ImportBlueprint: entry({
    ...ownStream,
    schema: schemas.ImportBlueprint,
    hard: true,
    prepare: (
      { source, fileName }: Command<'ImportBlueprint'>,
      _,
      { workspaceId, actor },
    ) =>
      readChecklistAside(source, fileName, {
        workspaceId,
        accountId: callingPerson(actor),
      }),
    decide: (
      state,
      { blueprintId, fileName, name },
      { newId, prepared: outline },
    ) =>
      blueprint.importBlueprint(state, {
        blueprintId,
        fileName,
        name: name ?? outline.title,
        content: planFromOutline(outline, newId),
      }),
  }),
  RenameBlueprint: entry({
    ...ownStream,
    schema: schemas.RenameBlueprint,
    decide: blueprint.renameBlueprint,
  }),
  DeleteBlueprint: entry({
    ...ownStream,
    schema: schemas.DeleteBlueprint,
    decide: blueprint.deleteBlueprint,
  }),
  RestoreBlueprint: entry({
    ...ownStream,
    schema: schemas.RestoreBlueprint,
    decide: blueprint.restoreBlueprint,
  }),
};
