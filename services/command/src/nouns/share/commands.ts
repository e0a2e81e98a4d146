import { commandSchemas as schemas, type Command } from '@waymark/api';
import {
  nouns,
  sharedThing,
  shareStreamId,
  streamOf,
  type Sealed,
  type Share,
  type SharedThing,
} from '@waymark/events';
import type { Fold } from '@waymark/log';
import { z } from 'zod';
import { callingPerson } from '../../callers/callingPerson.ts';
import { plainNamesOfPeople } from '../../payloads/plainNames.ts';
import { byGuest, teamOnly } from '../../policies/policies.ts';
import { entry } from '../commandEntry.ts';
import * as share from './share.ts';

type SharedSubject = { readonly of: SharedThing };

const ownStream = {
  stream: ({ of }: SharedSubject, { workspaceId }: { workspaceId: string }) =>
    streamOf.share(workspaceId, shareStreamId(of)),
  fold: () => nouns.share,
  policy: teamOnly,
};
/** What is shared. */
const shared = {
  reads: ({ of: { kind, id } }: SharedSubject, workspaceId: string) => ({
    shared: {
      stream: streamOf[kind](workspaceId, id),
      fold: nouns[kind] as unknown as Fold<share.Shared>,
    },
  }),
};
type Reads = { shared: share.Shared };

export const shareTable = {
  SetSharePassword: entry<Command<'SetSharePassword'>, Share, Reads, share.KeptSecrets>({
    ...ownStream,
    ...shared,
    schema: schemas.SetSharePassword,
    secret: 'password',
    prepare: async ({ of, password }, accounts, { newId }, { life }) => {
      const passwordId = newId();
      await accounts.keepSharePassword(passwordId, password);
      if (life === 'present') return { passwordId, link: null };
      const linkId = newId();
      const token = await accounts.keepShareToken(linkId, of);
      return { passwordId, link: { linkId, token } };
    },
    decide: (state, command, { reads, prepared, now, actor }) =>
      share.setSharePassword(state, command, reads.shared.state, prepared, {
        now,
        by: callingPerson(actor),
      }),
  }),
  SetShareTerms: entry<Command<'SetShareTerms'>, Share, Reads>({
    ...ownStream,
    ...shared,
    schema: schemas.SetShareTerms,
    decide: (state, command, { reads, ...around }) =>
      share.setShareTerms(state, command, reads.shared.state, around),
  }),
  StopSharing: entry<Command<'StopSharing'>, Share, Reads>({
    ...ownStream,
    ...shared,
    schema: schemas.StopSharing,
    decide: (state, command, { reads }) => share.stopSharing(state, command, reads.shared.state),
  }),
};

const look = z.object({ of: sharedThing, linkId: z.string(), guestId: z.string() });
const enter = look.extend({ passwordId: z.string(), name: z.string() });
type Enter = z.infer<typeof enter>;

/** Given by the edge, at the door of a share. */
export const shareFollows = {
  EnterShare: entry<Enter, Share, Reads, Sealed<string>>({
    ...ownStream,
    ...shared,
    policy: byGuest,
    schema: plainNamesOfPeople(enter, 'name'),
    prepare: ({ guestId, name: called }, accounts) => accounts.sealGuestName(guestId, called),
    decide: (state, command, { reads, prepared, now }) =>
      share.enterShare(state, { ...command, guestName: prepared }, reads.shared.state, { now }),
  }),
  LookAtShare: entry<z.infer<typeof look>, Share>({
    ...ownStream,
    policy: byGuest,
    schema: look,
    decide: (state, command, around) => share.lookAtShare(state, command, around),
  }),
};
