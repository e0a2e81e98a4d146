import { partsOfStream } from '@waymark/events';
import type { Consequence, EventOf, Reaction } from './reaction.ts';

/** A form that was sent makes its task done; one that was taken back, or is to be changed, puts it in progress (PRODUCT 18.8). */
export const followAnswers: Reaction = {
  name: 'followAnswers',
  to: {
    AnswersSent: (event) => Promise.resolve(follow(event)),
    AnswersCorrected: (event) => Promise.resolve(follow(event)),
    AnswersWithdrawn: (event) => Promise.resolve(follow(event)),
    AnswersChangeAsked: (event) => Promise.resolve(follow(event)),
  },
};

function follow({
  stream,
  data: { plan, taskId },
}:
  | EventOf<'AnswersSent'>
  | EventOf<'AnswersCorrected'>
  | EventOf<'AnswersWithdrawn'>
  | EventOf<'AnswersChangeAsked'>): Consequence[] {
  const { workspaceId } = partsOfStream(stream);
  return workspaceId === null
    ? []
    : [
        {
          kind: 'command',
          step: 'status',
          command: {
            name: 'FollowAnswers',
            payload: { plan, taskId },
            workspaceId,
          },
        },
      ];
}
