import { partsOfStream, taskOfStreamId } from '@waymark/events';
import type { Lookups } from '../mail/lookups/lookups.ts';
import type { Consequence, RecordedEventOf, Reaction } from './reaction.ts';

/**
 * Whoever asked, answered or said that no answer is needed moves the turn of the task (PRODUCT
 * 13.3).
 */
export const followConversations: Reaction = {
  name: 'followConversations',
  to: {
    MessageSent: async (event, look) => (event.data.gives === null ? [] : follow(event, look)),
    AnswerWaived: (event, look) => follow(event, look),
    AnswerAwaited: (event, look) => follow(event, look),
  },
};

async function follow(
  {
    stream,
  }:
    | RecordedEventOf<'MessageSent'>
    | RecordedEventOf<'AnswerWaived'>
    | RecordedEventOf<'AnswerAwaited'>,
  look: Pick<Lookups, 'isBoard'>,
): Promise<Consequence[]> {
  const { workspaceId, id } = partsOfStream(stream);
  if (workspaceId === null) return [];
  const of = taskOfStreamId(id);
  const onBoard = await look.isBoard(workspaceId, of.processId);
  return [
    {
      kind: 'command',
      step: 'turn',
      command: {
        name: 'FollowConversation',
        payload: { ...of, ...(onBoard && { onBoard }) },
        workspaceId,
      },
    },
  ];
}
