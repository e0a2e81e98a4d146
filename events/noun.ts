import { evolveBy, type DefinitionFor } from './define.ts';

/**
 * Where streams of a noun stand: in a workspace (`client-<workspaceId>_<clientId>`), above all (`account-<accountId>`), or
 * as the workspace itself.
 */
type Place = 'workspace' | 'above' | 'itself';

/** What a noun says of itself; all else that depends on there being such a noun follows from it. */
type Description<Kind extends string, At extends Place, State, Definitions> = {
  /** Its streams are called by it. */
  readonly kind: Kind;
  readonly place: At;
  /** The state before the first event. */
  readonly initial: State;
  readonly events: Definitions;
  /** Whether the history of a workspace tells its events. */
  readonly inHistory: boolean;
  /** What an event changes for those who look, in the words of `GET /api/live`; null where nobody can look at such a thing. */
  readonly topics: ((type: string, id: string) => readonly string[]) | null;
};

/** A noun of a state and its events: how its streams are folded, and what is to be known of them elsewhere. */
export const defineNoun =
  <State, Definitions extends readonly DefinitionFor<State>[]>() =>
  <const Kind extends string, const At extends Place>(
    description: Description<Kind, At, State, Definitions>,
  ) => ({
    ...description,
    evolve: evolveBy<State, Definitions>(description.events),
  });
