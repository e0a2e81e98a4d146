import { partsOfStream, type Actor } from '@waymark/events';
import type { Consequence, RecordedEventOf, Reaction } from './reaction.ts';

/**
 * It is the doing of whoever sent them, or asked, and the history tells it so. A form that was sent
 * makes its task done; one that was taken back, or is to be changed, puts it in progress (PRODUCT
 * 18.8). What was answered becomes the variables that its questions name (PRODUCT 18.2), and is no
 * draft any more (18.9).
 */
export const followAnswers: Reaction = {
  name: 'followAnswers',
  to: {
    AnswersSent: (event) => Promise.resolve(sent(event)),
    AnswersCorrected: (event) => Promise.resolve(sent(event)),
    AnswersWithdrawn: (event) => Promise.resolve(status(event)),
    AnswersChangeAsked: (event) => Promise.resolve(status(event)),
  },
};

type Sent = RecordedEventOf<'AnswersSent'> | RecordedEventOf<'AnswersCorrected'>;

const sent = (event: Sent): Consequence[] => [...status(event), ...kept(event), ...noDraft(event)];

const status = ({
  stream,
  revision,
  metadata: { actor },
  data: { plan, taskId },
}:
  | Sent
  | RecordedEventOf<'AnswersWithdrawn'>
  | RecordedEventOf<'AnswersChangeAsked'>): Consequence[] =>
  by(stream, 'status', 'FollowAnswers', { plan, taskId, after: String(revision) }, actor);

/** Boards of projects have no variables. */
const kept = ({ stream, data: { plan, taskId, formId } }: Sent): Consequence[] =>
  plan.kind === 'process' ? by(stream, 'variables', 'KeepAnswered', { plan, taskId, formId }) : [];

/** What was sent is kept as a draft no longer, whoever sent it and however late it came. */
function noDraft({ stream, data: { plan, taskId } }: Sent): Consequence[] {
  const { workspaceId } = partsOfStream(stream);
  return workspaceId === null
    ? []
    : [{ kind: 'sent', draft: { workspaceId, planId: plan.id, taskId } }];
}

function by(
  stream: string,
  step: string,
  name: 'FollowAnswers' | 'KeepAnswered',
  payload: object,
  doneBy?: Actor,
): Consequence[] {
  const { workspaceId } = partsOfStream(stream);
  return workspaceId === null
    ? []
    : [
        {
          ...{ kind: 'command', step },
          command: { name, payload, workspaceId, ...(doneBy && { doneBy }) },
        },
      ];
}
