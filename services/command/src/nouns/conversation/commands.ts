import { commandSchemas as schemas, type Command } from '@waymark/api';
import {
  messageWords,
  nouns,
  refusedReplies,
  strangeSender,
  streamOf,
  taskStreamId,
  type Conversation,
  type MessageWords,
  type Sealed,
} from '@waymark/events';
import { z } from 'zod';
import {
  besideTask,
  named,
  shownTask,
  talkedProcess,
  talkedTask,
  type TalkedReads,
} from '../../decisions/talkedTask.ts';
import { besideFiles, carriedFiles, type FilesRead } from '../../decisions/carriedFiles.ts';
import { callingPerson } from '../../callers/callingPerson.ts';
import { systemOnly, teamOnly } from '../../policies/policies.ts';
import { whoMayTalk } from '../../policies/whoMayTalk.ts';
import { entry, type DecisionContext, type SealedReply } from '../commandEntry.ts';
import * as conversation from './conversation.ts';
import * as replies from './replies.ts';

type TaskOfTalk = { readonly processId: string; readonly taskId: string };
type Reads = TalkedReads;
type Words = Sealed<MessageWords>;

const ownStream = {
  ...besideTask,
  stream: ({ processId, taskId }: TaskOfTalk, { workspaceId }: { workspaceId: string }) =>
    streamOf.conversation(workspaceId, taskStreamId(processId, taskId)),
  fold: () => nouns.conversation,
};
const byAnybody = { ...ownStream, policy: whoMayTalk };
const byTeam = { ...ownStream, policy: teamOnly };

const taskOf = ({ taskId }: TaskOfTalk, { reads, actor }: DecisionContext<Reads, unknown>) =>
  talkedTask(talkedProcess(reads), taskId, actor);

const shownTaskOf = ({ taskId }: TaskOfTalk, { reads, actor }: DecisionContext<Reads, unknown>) =>
  shownTask(talkedProcess(reads), taskId, actor);

const spoken = (
  mentions: readonly string[],
  { actor, prepared, workspace, client }: DecisionContext<Reads, Words>,
): conversation.Spoken => ({
  accountId: callingPerson(actor),
  actor,
  words: prepared,
  mentions: named(mentions, workspace, client),
});

export const conversationTable = {
  SendMessage: entry<Command<'SendMessage'>, Conversation, Reads & FilesRead, Words>({
    ...byAnybody,
    schema: schemas.SendMessage,
    reads: (command, workspaceId) => ({
      ...besideTask.reads(command, workspaceId),
      ...besideFiles(command.files, workspaceId),
    }),
    mails: () => true,
    prepare: ({ text }, accounts, { actor }) =>
      accounts.sealMessage(callingPerson(actor), { text, rest: null }),
    decide: (state, command, around) => {
      conversation.unansweredSince(
        state,
        command.after,
        callingPerson(around.actor),
        around.workspace.members,
      );
      return conversation.sendMessage(
        state,
        shownTaskOf(command, around),
        {
          ...{ messageId: command.messageId, keepTurn: command.keepTurn },
          asks: command.asks,
          text: command.text,
          via: 'app',
          files: carriedFiles(command.files, around.reads, {
            ...command,
            accountId: callingPerson(around.actor),
            carrier: 'message',
          }),
        },
        spoken(command.mentions ?? [], around),
      );
    },
  }),
  EditMessage: entry<Command<'EditMessage'>, Conversation, Reads, Words>({
    ...byAnybody,
    schema: schemas.EditMessage,
    prepare: ({ text }, accounts, { actor }) =>
      accounts.sealMessage(callingPerson(actor), { text, rest: null }),
    decide: (state, command, around) =>
      conversation.editMessage(
        state,
        taskOf(command, around),
        command,
        spoken(command.mentions ?? [], around),
      ),
  }),
  DeleteMessage: entry<Command<'DeleteMessage'>, Conversation, Reads>({
    ...byAnybody,
    schema: schemas.DeleteMessage,
    decide: (state, command, around) =>
      conversation.deleteMessage(
        state,
        taskOf(command, around),
        command,
        callingPerson(around.actor),
      ),
  }),
  LetReplyIn: entry<Command<'LetReplyIn'>, Conversation, Reads>({
    ...byTeam,
    schema: schemas.LetReplyIn,
    mails: () => true,
    decide: (state, command, around) => replies.letReplyIn(state, taskOf(command, around), command),
  }),
  RejectReply: entry<Command<'RejectReply'>, Conversation, Reads>({
    ...byTeam,
    schema: schemas.RejectReply,
    decide: (state, command, around) =>
      replies.rejectReply(state, taskOf(command, around), command),
  }),
  WaiveAnswer: entry<Command<'WaiveAnswer'>, Conversation, Reads>({
    ...byTeam,
    schema: schemas.WaiveAnswer,
    decide: (state, command, around) =>
      conversation.waiveAnswer(state, taskOf(command, around), callingPerson(around.actor)),
  }),
  AwaitAnswer: entry<Command<'AwaitAnswer'>, Conversation, Reads>({
    ...byTeam,
    schema: schemas.AwaitAnswer,
    decide: (state, command, around) => conversation.awaitAnswer(state, taskOf(command, around)),
  }),
  HandConversation: entry<Command<'HandConversation'>, Conversation, Reads>({
    ...byTeam,
    schema: schemas.HandConversation,
    mails: ({ to }) => to !== null,
    decide: (state, command, around) =>
      conversation.handConversation(
        state,
        taskOf(command, around),
        command,
        around.workspace.members,
      ),
  }),
};

const ofMail = z.object({
  processId: z.string(),
  taskId: z.string(),
  messageId: z.string(),
  words: messageWords,
});
const refused = ofMail
  .omit({ words: true })
  .extend({ accountId: z.string(), why: z.enum(refusedReplies) });
const fromStranger = ofMail.extend({ from: strangeSender });

const ofWhoLeft = z.object({ processId: z.string(), taskId: z.string(), from: z.string() });

/**
 * What follows, and what comes by mail: the mail service has found out whose it is. No edge takes
 * it.
 */
export const conversationFollows = {
  /** Given as the person whose mail it is. */
  SendMailReply: entry<z.infer<typeof ofMail>, Conversation, Reads, Words>({
    ...byAnybody,
    schema: ofMail,
    prepare: ({ words }, accounts, { actor }) => accounts.sealMessage(callingPerson(actor), words),
    decide: (state, command, around) =>
      conversation.sendMessage(
        state,
        shownTaskOf(command, around),
        { ...{ messageId: command.messageId, via: 'mail' }, text: command.words.text },
        spoken([], around),
      ),
  }),
  /** Who was to take care of it has left, by whatever way. */
  HandConversationBack: entry<z.infer<typeof ofWhoLeft>, Conversation>({
    stream: ownStream.stream,
    fold: ownStream.fold,
    policy: systemOnly,
    schema: ofWhoLeft,
    decide: (state, command, { workspace }) =>
      conversation.handConversationBack(state, command, workspace),
  }),
  /** It could not be taken. */
  RefuseReply: entry<z.infer<typeof refused>, Conversation, Reads>({
    ...ownStream,
    policy: systemOnly,
    schema: refused,
    decide: (state, command, around) =>
      replies.refuseReply(state, taskOf(command, around), command),
  }),
  /** From an address that is none of the conversation's. */
  HoldReply: entry<z.infer<typeof fromStranger>, Conversation, Reads, SealedReply>({
    ...ownStream,
    policy: systemOnly,
    schema: fromStranger,
    prepare: ({ messageId, ...reply }, accounts) => accounts.sealReply(messageId, reply),
    decide: (state, command, around) =>
      replies.holdReply(state, taskOf(command, around), {
        messageId: command.messageId,
        ...around.prepared,
      }),
  }),
};
