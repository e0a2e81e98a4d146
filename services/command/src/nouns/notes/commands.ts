import { commandSchemas as schemas, type Command } from '@waymark/api';
import {
  nouns,
  streamOf,
  taskStreamId,
  type Notes,
  type NoteWords,
  type Sealed,
} from '@waymark/events';
import {
  besideTask,
  named,
  talkedProcess,
  talkedTask,
  type TalkedReads,
} from '../../decisions/talkedTask.ts';
import { besideFiles, carriedFiles, type FilesRead } from '../../decisions/carriedFiles.ts';
import { callingPerson } from '../../callers/callingPerson.ts';
import { teamOnly } from '../../policies/policies.ts';
import type { Context } from '../../decisions/decision.ts';
import { entry, type AccountDirectory, type DecisionContext } from '../commandEntry.ts';
import * as notes from './notes.ts';

type Reads = TalkedReads;
type Words = Sealed<NoteWords>;
type Written = Command<'AddNote'>;

const ownStream = {
  ...besideTask,
  stream: (
    { processId, taskId }: { processId: string; taskId: string },
    { workspaceId }: { workspaceId: string },
  ) => streamOf.notes(workspaceId, taskStreamId(processId, taskId)),
  fold: () => nouns.notes,
  policy: teamOnly,
};
const taskOf = (
  { taskId }: { taskId: string },
  { reads, actor }: DecisionContext<Reads, unknown>,
) => talkedTask(talkedProcess(reads), taskId, actor);

const writing = {
  ...ownStream,
  mails: ({ mentions = [] }: Written) => mentions.length > 0,
  prepare: ({ text }: Written, accounts: AccountDirectory, { actor }: Context): Promise<Words> =>
    accounts.sealNote(callingPerson(actor), { text }),
};
const written = (
  { noteId, mentions = [] }: Written,
  { actor, prepared, workspace }: DecisionContext<Reads, Words>,
) => ({
  noteId,
  accountId: callingPerson(actor),
  words: prepared,
  mentions: named(mentions, workspace, null),
});

export const notesTable = {
  AddNote: entry<Written, Notes, Reads & FilesRead, Words>({
    ...writing,
    schema: schemas.AddNote,
    reads: (command, workspaceId) => ({
      ...besideTask.reads(command, workspaceId),
      ...besideFiles(command.files, workspaceId),
    }),
    decide: (state, command, around) =>
      notes.addNote(
        state,
        taskOf(command, around),
        written(command, around),
        carriedFiles(command.files, around.reads, {
          ...command,
          accountId: callingPerson(around.actor),
          carrier: 'note',
        }),
      ),
  }),
  EditNote: entry<Written, Notes, Reads, Words>({
    ...writing,
    schema: schemas.EditNote,
    decide: (state, command, around) =>
      notes.editNote(state, taskOf(command, around), written(command, around)),
  }),
  DeleteNote: entry<Command<'DeleteNote'>, Notes, Reads>({
    ...ownStream,
    schema: schemas.DeleteNote,
    decide: (state, command, around) =>
      notes.deleteNote(state, taskOf(command, around), {
        noteId: command.noteId,
        accountId: callingPerson(around.actor),
      }),
  }),
};
