import { fileQuery } from '@waymark/api';
import {
  fileContent,
  nouns,
  streamOf,
  type Process,
  type Sealed,
  type StoredFile,
} from '@waymark/events';
import { z } from 'zod';
import {
  besideTask,
  shownTask,
  talkedTask,
} from '../../decisions/talkedTask.ts';
import { callingPerson } from '../../handling/callingPerson.ts';
import { anyPerson } from '../../policies/policies.ts';
import { whoMayBring } from '../../policies/whoMayBring.ts';
import { entry } from '../commandEntry.ts';
import { eraseFile, storeFile } from './file.ts';

const stored = fileQuery.extend({
  name: z.string(),
  type: z.string(),
  contents: z.array(fileContent),
});
type Stored = z.infer<typeof stored>;
const erased = fileQuery.pick({ fileId: true });

const ownStream = {
  stream: (
    { fileId }: { fileId: string },
    { workspaceId }: { workspaceId: string },
  ) => streamOf.file(workspaceId, fileId),
  fold: () => nouns.file,
};

/** Given by the edge that takes files, once their contents are in the store. */
export const fileFollows = {
  StoreFile: entry<Stored, StoredFile, { process: Process }, Sealed<string>>({
    ...ownStream,
    ...besideTask,
    schema: stored,
    policy: whoMayBring,
    prepare: ({ name }, accounts, { actor }) =>
      accounts.sealFileName(callingPerson(actor), name),
    decide(state, command, { reads, actor, prepared }) {
      const { fileId, processId, taskId, carrier, type, contents } = command;
      const taskOf = carrier === 'note' ? talkedTask : shownTask;
      return storeFile(
        state,
        taskOf(reads.process.state, taskId, actor),
        { fileId, processId, carrier, name: prepared, type, contents },
        callingPerson(actor),
      );
    },
  }),
  EraseFile: entry<z.infer<typeof erased>, StoredFile>({
    ...ownStream,
    schema: erased,
    policy: anyPerson,
    decide: (state, { fileId }, { actor }) =>
      eraseFile(state, fileId, callingPerson(actor)),
  }),
};
