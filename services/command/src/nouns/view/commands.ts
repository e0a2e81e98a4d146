import { commandSchemas as schemas, type Command } from '@waymark/api';
import { nouns, streamOf, type View } from '@waymark/events';
import { callingPerson } from '../../callers/callingPerson.ts';
import type { Policy } from '../../policies/policies.ts';
import { teamOnly } from '../../policies/policies.ts';
import { entry } from '../commandEntry.ts';
import * as view from './view.ts';

/** The team's are everybody's of the team, one's own are one's own. */
const whoseItIs: Policy<View, unknown> = (asker, state) =>
  teamOnly(asker) &&
  (state.life !== 'present' ||
    state.shared ||
    (asker.kind === 'user' && asker.accountId === state.accountId));

const ownStream = {
  stream: ({ viewId }: { viewId: string }, { workspaceId }: { workspaceId: string }) =>
    streamOf.view(workspaceId, viewId),
  fold: () => nouns.view,
  policy: whoseItIs,
};

export const viewTable = {
  SaveView: entry<Command<'SaveView'>, View>({
    ...ownStream,
    schema: schemas.SaveView,
    decide: (state, command, { actor }) => view.saveView(state, command, callingPerson(actor)),
  }),
  RenameView: entry({ ...ownStream, schema: schemas.RenameView, decide: view.renameView }),
  ChangeView: entry({ ...ownStream, schema: schemas.ChangeView, decide: view.changeView }),
  ShareView: entry<Command<'ShareView'>, View>({
    ...ownStream,
    schema: schemas.ShareView,
    decide: (state, command, { actor }) => view.shareView(state, command, callingPerson(actor)),
  }),
  DeleteView: entry({ ...ownStream, schema: schemas.DeleteView, decide: view.deleteView }),
};
