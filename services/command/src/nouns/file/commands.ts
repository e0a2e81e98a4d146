import { blockFileQuery, brandFileQuery, taskFileQuery } from '@waymark/api';
import {
  fileContent,
  nouns,
  streamOf,
  type Blueprint,
  type Process,
  type Sealed,
  type StoredFile,
} from '@waymark/events';
import type { Fold } from '@waymark/log';
import { z } from 'zod';
import {
  besideTask,
  shownTask,
  talkedProcess,
  talkedTask,
  type TalkedReads,
} from '../../decisions/talkedTask.ts';
import { callingAuthor } from '../../callers/callingAuthor.ts';
import { callingPerson } from '../../callers/callingPerson.ts';
import { anyPerson, systemOnly, teamOnly } from '../../policies/policies.ts';
import { whoMayBring } from '../../policies/whoMayBring.ts';
import { entry } from '../commandEntry.ts';
import { eraseFile, letPictureGo, storeBlockFile, storeBrandPicture, storeFile } from './file.ts';

const content = { type: z.string(), contents: z.array(fileContent) };
const held = { name: z.string(), ...content };
const stored = taskFileQuery.extend(held);
type Stored = z.infer<typeof stored>;
const blockStored = blockFileQuery.extend(held);
type BlockStored = z.infer<typeof blockStored>;
const brandStored = brandFileQuery.extend(content);
type BrandStored = z.infer<typeof brandStored>;
const erased = taskFileQuery.pick({ fileId: true });

const ownStream = {
  stream: ({ fileId }: { fileId: string }, { workspaceId }: { workspaceId: string }) =>
    streamOf.file(workspaceId, fileId),
  fold: () => nouns.file,
};

/** Given by the edge that takes files, once their contents are in the store. */
export const fileFollows = {
  StoreFile: entry<Stored, StoredFile, TalkedReads, Sealed<string>>({
    ...ownStream,
    ...besideTask,
    schema: stored,
    policy: (asker, _, command, reads) => whoMayBring(asker, talkedProcess(reads), command),
    prepare: ({ name }, accounts, { actor }) => accounts.sealFileName(callingAuthor(actor), name),
    decide(state, command, { reads, actor, prepared }) {
      const { fileId, processId, taskId, carrier, type, contents } = command;
      const taskOf = carrier === 'note' ? talkedTask : shownTask;
      return storeFile(
        state,
        taskOf(talkedProcess(reads), taskId, actor),
        { fileId, processId, carrier, name: prepared, type, contents },
        callingAuthor(actor),
      );
    },
  }),
  StoreBlockFile: entry<BlockStored, StoredFile, { plan: Blueprint | Process }, Sealed<string>>({
    ...ownStream,
    schema: blockStored,
    policy: teamOnly,
    reads: ({ planKind, planId }, workspaceId) => ({
      plan: {
        stream: streamOf[planKind](workspaceId, planId),
        fold: nouns[planKind] as Fold<Blueprint | Process>,
      },
    }),
    prepare: ({ name }, accounts, { actor }) => accounts.sealFileName(callingPerson(actor), name),
    decide(state, command, { reads, actor, prepared }) {
      const { fileId, planKind, planId, type, contents } = command;
      return storeBlockFile(
        state,
        reads.plan.state,
        { ...{ fileId, type, contents, name: prepared }, plan: { kind: planKind, id: planId } },
        callingPerson(actor),
      );
    },
  }),
  StoreBrandPicture: entry<BrandStored, StoredFile>({
    ...ownStream,
    schema: brandStored,
    policy: teamOnly,
    decide: (state, { fileId, kind, type, contents }, { actor }) =>
      storeBrandPicture(state, { fileId, kind, type, contents }, callingPerson(actor)),
  }),
  /** Given a while after a picture came, and as another takes its place. */
  LetPictureGo: entry<z.infer<typeof erased>, StoredFile>({
    ...ownStream,
    schema: erased,
    policy: systemOnly,
    decide: (state, { fileId }, { workspace }) => letPictureGo(state, fileId, workspace),
  }),
  EraseFile: entry<z.infer<typeof erased>, StoredFile>({
    ...ownStream,
    schema: erased,
    policy: anyPerson,
    decide: (state, { fileId }, { actor }) => eraseFile(state, fileId, callingPerson(actor)),
  }),
};
