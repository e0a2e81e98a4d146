import { refusalText } from '@waymark/api/problems';
import type { Command } from '@waymark/api';
import type {
  Actor,
  Conversation,
  ConversationEvent,
  Message,
  MessageWords,
  Sealed,
  Task,
} from '@waymark/events';
import { asksSomething, isTeamUser, isThanks } from '@waymark/events';
import { DecisionRefused, existing, unless, unused } from '../../decisions/decision.ts';

/** Who speaks, and what they said, sealed by their key. */
export type Spoken = {
  readonly accountId: string;
  readonly actor: Actor;
  readonly words: Sealed<MessageWords>;
  readonly mentions: string[];
};
type Sent = Extract<ConversationEvent, { type: 'MessageSent' }>['data'];

/**
 * A client's message gives the turn to the seller, one of the team back to the client, unless it
 * keeps it: then whoever had to say something still has to (PRODUCT 13.3). A client's keeps it that
 * is for a colleague who takes the task, or that says no more than thanks. What the team asks the
 * client owes an answer to, whoever has the task; whether it asks, its author may say, else what
 * they wrote tells.
 */
export function sendMessage(
  state: Conversation,
  { taskId, moduleId, status }: Task,
  {
    messageId,
    text = '',
    keepTurn = false,
    asks,
    via,
    files = [],
  }: Pick<Sent, 'messageId' | 'via'> & {
    readonly text?: string;
    readonly keepTurn?: boolean | undefined;
    readonly asks?: boolean | undefined;
    readonly files?: string[];
  },
  { accountId, actor, words, mentions }: Spoken,
): ConversationEvent[] {
  unused(state.messages, messageId, 'message', 'messageId');
  const side = actor.kind === 'clientUser' ? 'client' : 'seller';
  const other = side === 'client' ? 'seller' : 'client';
  const stays = keepTurn || (side === 'client' && files.length === 0 && isThanks(text));
  const gives = stays ? null : other;
  const owes = gives === 'client' && (asks ?? asksSomething(text));
  return [
    {
      type: 'MessageSent',
      data: {
        ...{ messageId, taskId, moduleId, accountId, side },
        ...{ words, mentions, via, gives, status },
        ...(owes && { asks: true as const }),
      },
    },
    ...unless(files.length === 0, {
      type: 'MessageFilesAttached' as const,
      data: { messageId, taskId, moduleId, accountId, files },
    }),
  ];
}

/**
 * That the client is not answered twice: refuses where a colleague has said something that the
 * author has not read.
 * @param after the last of a colleague's that they have, null: none; undefined: whatever was said
 * @param members of the team; what others say is no answer
 * @throws DecisionRefused `answered-meanwhile`
 */
export function unansweredSince(
  { messages }: Conversation,
  after: string | null | undefined,
  accountId: string,
  members: { has(accountId: string): boolean },
): void {
  if (after === undefined || !members.has(accountId)) return;
  const ids = [...messages.keys()];
  const read = after === null ? -1 : ids.indexOf(after);
  const answered = ids.slice(read + 1).some((id) => {
    const { author, state } = messages.get(id) ?? {};
    return state === 'sent' && author != null && author !== accountId && members.has(author);
  });
  if (answered)
    throw new DecisionRefused(
      'conflict',
      'answered-meanwhile',
      refusalText('answeredMeanwhile'),
      'after',
    );
}

export function editMessage(
  state: Conversation,
  { taskId, moduleId }: Task,
  { messageId }: Command<'EditMessage'>,
  { accountId, words, mentions }: Spoken,
): ConversationEvent[] {
  ownMessage(state, messageId, accountId);
  return [
    { type: 'MessageEdited', data: { messageId, taskId, moduleId, accountId, words, mentions } },
  ];
}

export function deleteMessage(
  state: Conversation,
  { taskId, moduleId }: Task,
  { messageId }: Command<'DeleteMessage'>,
  accountId: string,
): ConversationEvent[] {
  ownMessage(state, messageId, accountId);
  return [{ type: 'MessageDeleted', data: { messageId, taskId, moduleId, accountId } }];
}

/** A message that is there, of its author. @throws DecisionRefused `not-the-author` */
function ownMessage({ messages }: Conversation, messageId: string, accountId: string): Message {
  const there = existing(messages, messageId, 'message', 'messageId');
  if (there.state === 'deleted')
    return existing(new Map<string, Message>(), messageId, 'message', 'messageId');
  if (there.author !== accountId)
    throw new DecisionRefused(
      'forbidden',
      'not-the-author',
      refusalText('notTheAuthor'),
      'messageId',
    );
  return there;
}

/**
 * Whether somebody has to say something: what was asked, by either side, or is stuck and not
 * answered.
 */
const waits = ({ awaiting }: Conversation, { status, awaits }: Task): boolean =>
  awaiting.side === 'seller' || awaiting.asks || (status === 'STUCKED' && awaits !== 'client');

export const waiveAnswer = (
  state: Conversation,
  task: Task,
  accountId: string,
): ConversationEvent[] =>
  unless(!waits(state, task), {
    type: 'AnswerWaived',
    data: { taskId: task.taskId, moduleId: task.moduleId, accountId, status: task.status },
  });

/**
 * Only what was waived; by then somebody may have said more, which stands. `asked`: who spoke last
 * for the client.
 */
export const awaitAnswer = (
  state: Conversation,
  { taskId, moduleId, status }: Task,
): ConversationEvent[] =>
  unless(!state.awaiting.waived, {
    type: 'AnswerAwaited',
    data: { taskId, moduleId, by: state.awaiting.asked, status },
  });

/** @param members of the team */
export function handConversation(
  { handedTo }: Conversation,
  { taskId, moduleId }: Task,
  { to }: Command<'HandConversation'>,
  members: ReadonlyMap<string, unknown>,
): ConversationEvent[] {
  if (to !== null && !members.has(to))
    throw new DecisionRefused('invalid', 'person-unknown', refusalText('notOfTheTeam'), 'to');
  return unless(handedTo === to, {
    type: 'ConversationHanded',
    data: { taskId, moduleId, from: handedTo, to },
  });
}

/**
 * Whoever was to take care of it has left: it is with nobody, whatever became of its task and
 * process, since both may come back. Who is of the team, or is asked to be, keeps it.
 */
export const handConversationBack = (
  { handedTo, handedIn }: Conversation,
  { taskId, from }: { readonly taskId: string; readonly from: string },
  workspace: Parameters<typeof isTeamUser>[0],
): ConversationEvent[] =>
  handedTo === null || handedTo !== from || handedIn === null || isTeamUser(workspace, from)
    ? []
    : [{ type: 'ConversationHanded', data: { taskId, moduleId: handedIn, from, to: null } }];
