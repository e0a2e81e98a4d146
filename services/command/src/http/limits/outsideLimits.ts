import {
  allow,
  countedInMemory,
  NetworkLimiter,
  type LimiterSettings,
  type Limiter,
} from './limiters.ts';

/** What a change concerns that somebody makes without a session. */
export type OutsideConcern = keyof typeof usualConcerns;

const usualConcerns = {
  /** An invitation that is answered by its link. */
  invitation: { times: 30, minutes: 15 },
  /** The mails of one person, stopped and let come again by their links. */
  mailStop: { times: 30, minutes: 15 },
  /** Guests who come in by one share. */
  share: { times: 120, minutes: 15 },
  /** A guest who comes back. */
  guest: { times: 60, minutes: 15 },
  /** What a booking provider tells a workspace. */
  booking: { times: 120, minutes: 1 },
  /** What is written by mail to a workspace. */
  mail: { times: 2_000, minutes: 60 },
} satisfies Record<string, LimiterSettings>;

/** How many changes without a session may concern one thing, and come from one network. */
export type OutsideAllowance = {
  readonly concerns: Readonly<Record<OutsideConcern, LimiterSettings>>;
  readonly network: LimiterSettings;
};

export const usualOutside: OutsideAllowance = {
  concerns: usualConcerns,
  network: { times: 240, minutes: 15 },
};

export const timesOutside = (
  factor: number,
  { concerns, network }: OutsideAllowance,
): OutsideAllowance => {
  const more = (limit: LimiterSettings): LimiterSettings => ({
    ...limit,
    times: limit.times * factor,
  });
  return {
    concerns: Object.fromEntries(
      Object.entries(concerns).map(([of, limit]) => [of, more(limit)]),
    ) as Record<OutsideConcern, LimiterSettings>,
    network: more(network),
  };
};

/** A change that nobody is signed in for. */
export type Outside = {
  readonly concern: OutsideConcern;
  /** Which one: id of the invitation, the person, the share, the workspace. */
  readonly of: string;
  /**
   * Where it comes from; null where that says nothing of who it is, as for what providers and mail
   * servers bring for others.
   */
  readonly address: string | null;
};

/**
 * Counts changes that end in events though nobody is signed in: by what they concern, and by
 * network. In each service by itself.
 */
export class OutsideLimits {
  readonly #concerns: ReadonlyMap<OutsideConcern, Limiter>;
  readonly #network: NetworkLimiter;

  constructor({ concerns, network }: OutsideAllowance = usualOutside) {
    this.#concerns = new Map(
      Object.entries(concerns).map(([concern, limit]) => [
        concern as OutsideConcern,
        countedInMemory(`outside-${concern}`, limit),
      ]),
    );
    this.#network = new NetworkLimiter(countedInMemory, 'outside', network);
  }

  /** @throws RequestRefused 429 `too-many-requests` with Retry-After */
  async count({ concern, of, address }: Outside): Promise<void> {
    if (address !== null) await this.#network.allow(address, { why: 'tooManyChanges' });
    const limiter = this.#concerns.get(concern);
    if (limiter !== undefined) await allow(limiter, of, 1, 'tooManyChanges');
  }
}
