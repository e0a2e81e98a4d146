import { partsOfStream, taskOfStreamId } from '@waymark/events';
import type { Consequence, EventOf, Reaction } from './reaction.ts';

/** Whoever asked, answered or said that no answer is needed moves the turn of the task (PRODUCT 13.3). */
export const followConversations: Reaction = {
  name: 'followConversations',
  to: {
    MessageSent: (event) =>
      Promise.resolve(event.data.gives === null ? [] : follow(event)),
    AnswerWaived: (event) => Promise.resolve(follow(event)),
    AnswerAwaited: (event) => Promise.resolve(follow(event)),
  },
};

function follow({
  stream,
}:
  | EventOf<'MessageSent'>
  | EventOf<'AnswerWaived'>
  | EventOf<'AnswerAwaited'>): Consequence[] {
  const { workspaceId, id } = partsOfStream(stream);
  return workspaceId === null
    ? []
    : [
        {
          kind: 'command',
          step: 'turn',
          command: {
            name: 'FollowConversation',
            payload: taskOfStreamId(id),
            workspaceId,
          },
        },
      ];
}
