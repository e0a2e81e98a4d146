import { commandSchemas as schemas, type Command } from '@waymark/api';
import { actorKey, streamOf, nouns, type Blueprint, type Form } from '@waymark/events';
import { entry } from '../commandEntry.ts';
import * as blueprint from './blueprint.ts';
import { cloneBlueprintInSteps } from './clone.ts';
import { importChanges } from './importing/importChanges.ts';
import { formsAtHand } from './starters/formsAtHand.ts';
import { formsOfStarter } from './starters/index.ts';
import { createSubProcess } from './subProcess.ts';
import { mailWordsGiven } from '../../payloads/mailWords.ts';
import { pagesAsAllowed } from './draftPages.ts';
import { peopleAsKnown } from './draftPeople.ts';
import { planOfDraft } from './planOfDraft.ts';
import { setMailWords } from './mailWords.ts';
import { teamOnly } from '../../policies/policies.ts';

const ownStream = {
  stream: ({ blueprintId }: { blueprintId: string }, { workspaceId }: { workspaceId: string }) =>
    streamOf.blueprint(workspaceId, blueprintId),
  fold: () => nouns.blueprint,
  policy: teamOnly,
};

const blueprintAt = (workspaceId: string, blueprintId: string) => ({
  stream: streamOf.blueprint(workspaceId, blueprintId),
  fold: nouns.blueprint,
});

export const blueprintTable = {
  CreateBlueprint: entry<Command<'CreateBlueprint'>, Blueprint, Readonly<Record<string, Form>>>({
    ...ownStream,
    schema: schemas.CreateBlueprint,
    hard: true,
    reads: ({ template, language }, workspaceId) =>
      template === 'EMPTY'
        ? {}
        : Object.fromEntries(
            [...formsOfStarter(language).keys()].map((formId) => [
              formId,
              { stream: streamOf.form(workspaceId, formId), fold: nouns.form },
            ]),
          ),
    decide: (state, command, { newId, workspace: { roles }, reads }) =>
      blueprint.createBlueprint(
        state,
        command,
        { newId },
        { roles, forms: formsAtHand(Object.values(reads).map(({ state: of }) => of)) },
      ),
  }),
  CreateSubProcess: entry<Command<'CreateSubProcess'>, Blueprint, { parent: Blueprint }>({
    ...ownStream,
    schema: schemas.CreateSubProcess,
    reads: ({ typeId }, workspaceId) => ({ parent: blueprintAt(workspaceId, typeId) }),
    decide: (state, command, { reads: { parent } }) =>
      createSubProcess(state, command, parent.state),
  }),
  CloneBlueprint: entry<
    Command<'CloneBlueprint'>,
    Blueprint,
    { from: Blueprint; parent: Blueprint }
  >({
    ...ownStream,
    schema: schemas.CloneBlueprint,
    hard: true,
    reads: ({ from, typeId = from }, workspaceId) => ({
      from: blueprintAt(workspaceId, from),
      parent: blueprintAt(workspaceId, typeId),
    }),
    decide: (state, command, { newId, reads: { from, parent } }) =>
      cloneBlueprintInSteps(
        state,
        command,
        { newId },
        { from: from.state, revision: from.revision ?? 0n, parent: parent.state },
      ),
  }),
  ImportBlueprint: entry({
    ...ownStream,
    schema: schemas.ImportBlueprint,
    hard: true,
    prepare: async (
      { source, fileName, shape, draft }: Command<'ImportBlueprint'>,
      { drafts },
      { workspaceId, actor },
    ) => {
      if (draft !== null) return { title: drafts.nameOfFile(fileName), draft: drafts.clean(draft) };
      const onBehalf = { workspaceId, accountId: actorKey(actor) };
      return drafts.read({ source, fileName, shape }, onBehalf);
    },
    decide: (state, { blueprintId, fileName, name }, { newId, prepared, workspace }) => {
      const pages = pagesAsAllowed(prepared.draft, workspace);
      const draft = peopleAsKnown(pages, { workspace });
      return blueprint.importBlueprintInSteps(state, {
        ...{ blueprintId, fileName, name: name ?? prepared.title },
        ...{ content: planOfDraft(draft, newId), about: draft },
      });
    },
  }),
  ImportChanges: entry({
    ...ownStream,
    schema: schemas.ImportChanges,
    hard: true,
    prepare: async ({ draft }: Command<'ImportChanges'>, { drafts }) => drafts.clean(draft),
    decide: (state, command, { newId, prepared, workspace }) => {
      const draft = peopleAsKnown(pagesAsAllowed(prepared, workspace), {
        ...{ workspace, placeholders: state.plan.placeholders },
      });
      return importChanges(state, { ...command, draft }, { newId });
    },
  }),
  RenameBlueprint: entry({
    ...ownStream,
    schema: schemas.RenameBlueprint,
    decide: blueprint.renameBlueprint,
  }),
  SetBlueprintDates: entry({
    ...ownStream,
    schema: schemas.SetBlueprintDates,
    decide: blueprint.setBlueprintDates,
  }),
  SetMailWords: entry({
    ...ownStream,
    schema: schemas.SetMailWords.extend({ words: mailWordsGiven.nullable() }),
    decide: setMailWords,
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
