import { nouns, streamOf, type Post } from '@waymark/events';
import { z } from 'zod';
import { systemOnly } from '../../policies/policies.ts';
import { entry } from '../commandEntry.ts';
import * as post from './post.ts';

const ownStream = {
  policy: systemOnly,
  stream: ({ accountId }: { accountId: string }, { workspaceId }: { workspaceId: string }) =>
    streamOf.post(workspaceId, accountId),
  fold: () => nouns.post,
};

const [putOff, heldBack, sent, failed] = nouns.post.events;
const dataOf = <Data>(definition: {
  readonly schema: { readonly shape: { readonly data: Data } };
}) => definition.schema.shape.data;

/** What the post says of itself, once it has looked, and once a mail has gone. */
export const postFollows = {
  RecordPost: entry<post.PostLook, Post>({
    ...ownStream,
    schema: z.object({
      accountId: z.string(),
      waits: dataOf(putOff).shape.news,
      heldBack: dataOf(heldBack).shape.news,
    }),
    decide: post.recordPost,
  }),
  RecordMail: entry<post.MailOutcome, Post>({
    ...ownStream,
    schema: dataOf(sent).extend({
      /** Absent in commands that have waited since before it was told. */
      about: dataOf(sent).shape.about.default([]),
      failed: dataOf(failed).pick({ reason: true, last: true }).nullable(),
    }),
    decide: post.recordMail,
  }),
};
