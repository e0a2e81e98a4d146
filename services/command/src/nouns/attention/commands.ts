import { commandSchemas as schemas, type Command } from '@waymark/api';
import { nouns, streamOf, type Attention } from '@waymark/events';
import {
  besideTask,
  talkedProcess,
  talkedTask,
  type TalkedReads,
} from '../../decisions/talkedTask.ts';
import { callingPerson } from '../../callers/callingPerson.ts';
import type { Caller } from '../../policies/caller.ts';
import { whoMayTalk } from '../../policies/whoMayTalk.ts';
import { entry } from '../commandEntry.ts';
import * as attention from './attention.ts';

type Reads = TalkedReads;
type AsWho = { readonly clientId?: string | null | undefined };

/** Of who gives the command: nobody else's is ever touched. */
const ownStream = {
  stream: (_: unknown, { workspaceId, caller }: { workspaceId: string; caller: Caller }) =>
    streamOf.attention(workspaceId, callingPerson(caller)),
  fold: () => nouns.attention,
  policy: whoMayTalk,
};
const ofTask = { ...ownStream, ...besideTask };
const ofNotices = { ...ownStream, client: (_: unknown, { clientId = null }: AsWho) => clientId };

export const attentionTable = {
  MarkConversationSeen: entry<Command<'MarkConversationSeen'>, Attention, Reads>({
    ...ofTask,
    schema: schemas.MarkConversationSeen,
    decide: (state, command, { actor, now, reads }) => {
      talkedTask(talkedProcess(reads), command.taskId, actor);
      const { upTo } = command;
      return attention.markConversationSeen(state, callingPerson(actor), command, { upTo, now });
    },
  }),
  PutOffConversation: entry<Command<'PutOffConversation'>, Attention, Reads>({
    ...ofTask,
    schema: schemas.PutOffConversation,
    decide: (state, command, { actor, reads }) => {
      talkedTask(talkedProcess(reads), command.taskId, actor);
      const { until } = command;
      return attention.putOffConversation(state, callingPerson(actor), command, until);
    },
  }),
  OpenNotices: entry<Command<'OpenNotices'>, Attention>({
    ...ofNotices,
    schema: schemas.OpenNotices,
    decide: (state, { upTo }, { actor, now }) =>
      attention.openNotices(state, callingPerson(actor), { upTo, now }),
  }),
  MarkNoticeRead: entry<Command<'MarkNoticeRead'>, Attention>({
    ...ofNotices,
    schema: schemas.MarkNoticeRead,
    decide: (state, { noticeId }, { actor }) =>
      attention.markNoticeRead(state, callingPerson(actor), noticeId),
  }),
  MarkNoticesRead: entry<Command<'MarkNoticesRead'>, Attention>({
    ...ofNotices,
    schema: schemas.MarkNoticesRead,
    decide: (state, { upTo }, { actor, now }) =>
      attention.markNoticesRead(state, callingPerson(actor), { upTo, now }),
  }),
};
