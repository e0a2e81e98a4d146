import { z } from 'zod';
import { eventsOf, type EventOf } from './define.ts';
import { changed, having, without } from './maps.ts';
import { everything, inside, pathTo } from './paths.ts';
import { phrase } from './telling/phrase.ts';
import { created, hasChanged, modified, removed, telling } from './telling/telling.ts';

/**
 * A key by which a program works in a workspace. Its secret is in no event: a digest of it lies
 * apart from the log.
 */
export type ApiKey = {
  readonly keyId: string;
  readonly name: string;
  /** As `executions:read`; a program of another version may know others. */
  readonly scopes: readonly string[];
  /** The instant at which it ends by itself (ISO 8601 UTC); null: never. */
  readonly until: string | null;
  /** Of its text, so that people know which one they hold. */
  readonly lastFour: string;
  /** Until when the text of before works as well; null: it does not. */
  readonly previousUntil: string | null;
};
/** Key id -> the keys that have not been taken back. */
export type ApiKeys = ReadonlyMap<string, ApiKey>;

const keyId = z.string();
const lastFour = z.string();
const instant = z.string().nullable();
const shownInstant = (at: string | null) => (at === null ? null : phrase('value.instant', at));

/** What happens to the keys of a workspace (PRODUCT 21). */
export function apiKeyEventsOf<State extends { readonly apiKeys: ApiKeys }>() {
  const define = eventsOf<State>();
  const lift = (state: State, change: (keys: ApiKeys) => ApiKeys): State => ({
    ...state,
    apiKeys: change(state.apiKeys),
  });
  return [
    define('ApiKeyMade', {
      data: z.object({
        ...{ keyId, name: z.string(), scopes: z.array(z.string()), until: instant, lastFour },
      }),
      evolve: (state, key) =>
        lift(state, (all) => having(all, key.keyId, { ...key, previousUntil: null })),
      touches: () => [inside(everything)],
      reach: 'team',
      tell: ({ name, scopes, until }) =>
        telling(
          phrase('did.apiKeyMade', name),
          name,
          [
            created('apiKey', name),
            created('scopes', scopes),
            created('end', shownInstant(until)),
          ].filter(hasChanged),
        ),
    }),
    /** It has another text from now on. */
    define('ApiKeyRotated', {
      data: z.object({
        ...{ keyId, name: z.string(), lastFour },
        /** Until when the text of before works as well; null: it ended at once. */
        previousUntil: instant,
      }),
      evolve: (state, { keyId, lastFour, previousUntil }) =>
        lift(state, (all) => changed(all, keyId, { lastFour, previousUntil })),
      touches: ({ keyId }) => [pathTo.apiKey(keyId)],
      reach: 'team',
      tell: ({ name, previousUntil }) =>
        telling(
          phrase('did.apiKeyRotated', name),
          name,
          [modified('previousKeyEnds', null, shownInstant(previousUntil))].filter(hasChanged),
        ),
    }),
    define('ApiKeyEnded', {
      data: z.object({ keyId, name: z.string() }),
      evolve: (state, { keyId }) => lift(state, (all) => without(all, (_, id) => id === keyId)),
      touches: ({ keyId }) => [pathTo.apiKey(keyId)],
      removes: ({ keyId: id, name }) => ({ kind: 'apiKey', id, name }),
      reach: 'team',
      tell: ({ name }) => telling(phrase('did.apiKeyEnded', name), name, [removed('apiKey', name)]),
    }),
  ] as const;
}
export type ApiKeyEvent = EventOf<ReturnType<typeof apiKeyEventsOf>>;
