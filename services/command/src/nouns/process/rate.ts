import { refusalText } from '@waymark/api/problems';
import type { Command } from '@waymark/api';
import { isOver, type OwnText, type Process, type ProcessEvent } from '@waymark/events';
import { DecisionRefused, present, unless } from '../../decisions/decision.ts';

/** What was said before in clear, and what is said now as it is kept; null: nothing. */
export type RatingWords = { readonly was: string | null; readonly kept: OwnText | null };

/** One rating a person: a later one replaces what they said before (PRODUCT 9.11). */
export function rateProcess(
  state: Process,
  { processId, rating, words }: Command<'RateProcess'>,
  accountId: string,
  { was, kept }: RatingWords,
): ProcessEvent[] {
  present(state, 'execution');
  if (!isOver(state.plan))
    throw new DecisionRefused('conflict', 'not-over', refusalText('notOver'));
  const from = state.ratings.get(accountId)?.rating ?? null;
  return unless(from === rating && (was ?? '') === words, {
    type: 'ProcessRated',
    data: { processId, accountId, from, to: rating, words: kept },
  });
}
