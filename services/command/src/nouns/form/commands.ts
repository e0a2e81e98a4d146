import { commandSchemas as schemas, type Command } from '@waymark/api';
import { nouns, streamOf, type Form } from '@waymark/events';
import { teamOnly } from '../../policies/policies.ts';
import { entry } from '../commandEntry.ts';
import * as form from './form.ts';

const ownStream = {
  stream: (
    { formId }: { formId: string },
    { workspaceId }: { workspaceId: string },
  ) => streamOf.form(workspaceId, formId),
  fold: () => nouns.form,
  policy: teamOnly,
};

export const formTable = {
  AddForm: entry({
    ...ownStream,
    schema: schemas.AddForm,
    decide: form.addForm,
  }),
  CloneForm: entry<Command<'CloneForm'>, Form, { from: Form }>({
    ...ownStream,
    schema: schemas.CloneForm,
    reads: ({ from }, workspaceId) => ({
      from: { stream: streamOf.form(workspaceId, from), fold: nouns.form },
    }),
    decide: (state, command, { reads: { from } }) =>
      form.cloneForm(state, command, from.state),
  }),
  RenameForm: entry({
    ...ownStream,
    schema: schemas.RenameForm,
    decide: form.renameForm,
  }),
  ChangeForm: entry({
    ...ownStream,
    schema: schemas.ChangeForm,
    decide: form.changeForm,
  }),
  PublishForm: entry({
    ...ownStream,
    schema: schemas.PublishForm,
    decide: form.publishForm,
  }),
  DeleteForm: entry({
    ...ownStream,
    schema: schemas.DeleteForm,
    decide: form.deleteForm,
  }),
  RestoreForm: entry({
    ...ownStream,
    schema: schemas.RestoreForm,
    decide: form.restoreForm,
  }),
};
