import type { AnswersEvent, Recorded } from '@waymark/events';

export type RecordedRequest = Recorded<Extract<AnswersEvent, { type: 'AnswersChangeAsked' }>>;

/**
 * What the team asks to be changed of what was sent, as it stands after an event; null: nothing, or
 * nothing any more.
 */
export const requestAfter = (_: RecordedRequest | null, event: never): RecordedRequest | null => {
  const recorded = event as Recorded<AnswersEvent>;
  return recorded.type === 'AnswersChangeAsked' ? recorded : null;
};
