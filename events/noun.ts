import { evolveBy, type DefinitionFor } from './define.ts';

/**
 * The scope of a noun's streams: in a workspace (`client-<workspaceId>_<clientId>`), above all
 * (`account-<accountId>`), or as the workspace itself.
 */
type StreamScope = 'workspace' | 'above' | 'itself';

/**
 * The parties that hear of a change at once, where they can see it at all. `team`: it alone;
 * `everybody`: with all clients of the workspace; `client`: with the client that the stream is of;
 * `rows`: with whom read models have it belong to.
 */
export type HeardBy = 'team' | 'client' | 'rows' | ((type: string) => 'team' | 'everybody');

/**
 * The description of a noun, from which follows all else that depends on there being such a noun.
 */
type Description<
  Kind extends string,
  At extends StreamScope,
  Heard extends HeardBy,
  State,
  Definitions,
> = {
  /** Its streams are called by it. */
  readonly kind: Kind;
  readonly place: At;
  /** The state before the first event. */
  readonly initial: State;
  readonly events: Definitions;
  /** Whether the history of a workspace tells its events. */
  readonly inHistory: boolean;
  /**
   * What an event changes for those who look, in the words of `GET /api/live`; null where nobody
   * can look at such a thing.
   */
  readonly topics: ((type: string, id: string) => readonly string[]) | null;
  readonly heardBy: Heard;
};

/**
 * A noun of a state and its events: how its streams are folded, and what is to be known of them
 * elsewhere.
 */
export const defineNoun =
  <State, Definitions extends readonly DefinitionFor<State>[]>() =>
  <const Kind extends string, const At extends StreamScope, const Heard extends HeardBy>(
    description: Description<Kind, At, Heard, State, Definitions>,
  ) => ({ ...description, evolve: evolveBy<State, Definitions>(description.events) });
