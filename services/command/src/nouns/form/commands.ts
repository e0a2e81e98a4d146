import { commandSchemas as schemas, type Command } from '@waymark/api';
import { nouns, streamOf, type Form } from '@waymark/events';
import { teamOnly } from '../../policies/policies.ts';
import { entry } from '../commandEntry.ts';
import * as embedding from './embedding.ts';
import * as form from './form.ts';

const ownStream = {
  stream: ({ formId }: { formId: string }, { workspaceId }: { workspaceId: string }) =>
    streamOf.form(workspaceId, formId),
  fold: () => nouns.form,
  policy: teamOnly,
};

export const formTable = {
  AddForm: entry({ ...ownStream, schema: schemas.AddForm, decide: form.addForm }),
  CloneForm: entry<Command<'CloneForm'>, Form, { from: Form }>({
    ...ownStream,
    schema: schemas.CloneForm,
    reads: ({ from }, workspaceId) => ({
      from: { stream: streamOf.form(workspaceId, from), fold: nouns.form },
    }),
    decide: (state, command, { reads: { from } }) => form.cloneForm(state, command, from.state),
  }),
  RenameForm: entry({ ...ownStream, schema: schemas.RenameForm, decide: form.renameForm }),
  ChangeForm: entry({ ...ownStream, schema: schemas.ChangeForm, decide: form.changeForm }),
  PublishForm: entry({ ...ownStream, schema: schemas.PublishForm, decide: form.publishForm }),
  SetFormOrigins: entry({
    ...ownStream,
    schema: schemas.SetFormOrigins,
    decide: embedding.setFormOrigins,
  }),
  SetFormKey: entry<Command<'SetFormKey'>, Form, object, string>({
    ...ownStream,
    schema: schemas.SetFormKey,
    secret: 'key',
    prepare: async ({ formId, key }, accounts, { newId }, state) => {
      if (state.keyId !== null) await accounts.endFrames(state.keyId);
      const keyId = newId();
      await accounts.keepFrameKey(keyId, formId, key);
      return keyId;
    },
    decide: (state, command, { prepared }) => embedding.setFormKey(state, command, prepared),
  }),
  RevokeFormKey: entry<Command<'RevokeFormKey'>, Form, object, void>({
    ...ownStream,
    schema: schemas.RevokeFormKey,
    prepare: async (_, accounts, __, { keyId }) => {
      if (keyId !== null) await accounts.endFrames(keyId);
    },
    decide: embedding.revokeFormKey,
  }),
  DeleteForm: entry({ ...ownStream, schema: schemas.DeleteForm, decide: form.deleteForm }),
  RestoreForm: entry({ ...ownStream, schema: schemas.RestoreForm, decide: form.restoreForm }),
};
