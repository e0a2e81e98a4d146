import { refusalText } from '@waymark/api/problems';
import type { Command } from '@waymark/api';
import type { Conversation, ConversationEvent, Message, Task } from '@waymark/events';
import { DecisionRefused, existing, unused } from '../../decisions/decision.ts';

/** So many mails of strangers may wait in one conversation. */
export const MOST_HELD = 20;

type HeldReply = Extract<ConversationEvent, { type: 'ReplyHeld' }>['data'];
type RejectedReply = Extract<ConversationEvent, { type: 'ReplyRefused' }>['data'];

/**
 * A mail from an address that is nobody's here waits until somebody of the team has looked at it
 * (PRODUCT 13.5); what comes from one that is remembered is let in at once.
 */
export function holdReply(
  state: Conversation,
  { taskId, moduleId }: Pick<Task, 'taskId' | 'moduleId'>,
  reply: Pick<HeldReply, 'messageId' | 'digest' | 'from' | 'words'>,
): ConversationEvent[] {
  const { messageId, digest } = reply;
  unused(state.messages, messageId, 'message', 'messageId');
  const isRemembered = state.remembered.has(digest);
  const held = [...state.messages.values()].filter((message) => message.state === 'held');
  if (!isRemembered && held.length >= MOST_HELD)
    throw new DecisionRefused('conflict', 'too-many-held', refusalText('tooManyHeld'));
  const ofMessage = { messageId, taskId, moduleId };
  return [
    { type: 'ReplyHeld', data: { ...reply, ...ofMessage } },
    ...(isRemembered
      ? [{ type: 'ReplyLetIn', data: { ...ofMessage, remembered: true } } as const]
      : []),
  ];
}

/** A mail that could not be taken is said to the team; nothing of it is kept. */
export const refuseReply = (
  _: Conversation,
  { taskId, moduleId }: Pick<Task, 'taskId' | 'moduleId'>,
  { messageId, accountId, why }: Omit<RejectedReply, 'taskId' | 'moduleId'>,
): ConversationEvent[] => [
  { type: 'ReplyRefused', data: { messageId, taskId, moduleId, accountId, why } },
];

export function letReplyIn(
  state: Conversation,
  { taskId, moduleId }: Task,
  { messageId, remember }: Command<'LetReplyIn'>,
): ConversationEvent[] {
  held(state, messageId);
  return [{ type: 'ReplyLetIn', data: { messageId, taskId, moduleId, remembered: remember } }];
}

export function rejectReply(
  state: Conversation,
  { taskId, moduleId }: Task,
  { messageId }: Command<'RejectReply'>,
): ConversationEvent[] {
  held(state, messageId);
  return [{ type: 'ReplyRejected', data: { messageId, taskId, moduleId } }];
}

/** @throws DecisionRefused `reply-not-held` */
function held({ messages }: Conversation, messageId: string): Message {
  const message = existing(messages, messageId, 'message', 'messageId');
  if (message.state !== 'held')
    throw new DecisionRefused('conflict', 'reply-not-held', refusalText('notHeld'), 'messageId');
  return message;
}
