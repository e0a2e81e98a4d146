import { z } from 'zod';
import { eventsOf } from './define.ts';
import { having } from './maps.ts';
import { pathTo } from './paths.ts';
import { inClear, ownText, type OwnText } from './sealed.ts';
import { phrase } from './telling/phrase.ts';
import { hasChanged, modified, orNull, telling } from './telling/telling.ts';

/** 1 is hard, 5 is easy. */
export const rating = z.number().int().min(1).max(5);

/** How the way was for one person. `words`: what should be better; null where they said nothing. */
export type ProcessRating = { readonly rating: number; readonly words: OwnText | null };

type Rated = { readonly ratings: ReadonlyMap<string, ProcessRating> };

/** A user of the client said how the way was, for the first time or anew (PRODUCT 9.11). */
export const processRated = <State extends Rated>() =>
  eventsOf<State>()('ProcessRated', {
    data: z.object({
      processId: z.string(),
      accountId: z.string(),
      from: rating.nullable(),
      to: rating,
      words: ownText.nullable(),
    }),
    evolve: (state, { accountId, to, words }) => ({
      ...state,
      ratings: having(state.ratings, accountId, { rating: to, words }),
    }),
    touches: ({ accountId }) => [pathTo.rating(accountId)],
    reach: 'team',
    tell: ({ from, to, words }, { planName }) =>
      telling(
        phrase('did.processRated', planName),
        planName,
        [
          modified(
            'rating',
            from === null ? null : phrase('value.rating', from),
            phrase('value.rating', to),
          ),
          modified('ratingWords', null, orNull(words === null ? '' : inClear(words))),
        ].filter(hasChanged),
      ),
  });
