import { createHash } from 'node:crypto';
import { networkOf } from '@waymark/edge';
import {
  allow,
  NetworkLimiter,
  type LimiterSettings,
  type Limiter,
} from '../../http/limits/limiters.ts';

/** How often wrong passwords for one link are tried. */
export type TryLimits = {
  /** By one browser: one that came in before, else within its network. */
  readonly wrong: LimiterSettings;
  /** By all browsers of one network that never came in. */
  readonly wrongOfNetwork: LimiterSettings;
  /** By all that never came in, from anywhere; from then on they go slowly. */
  readonly wrongOfLink: LimiterSettings;
  readonly slowly: LimiterSettings;
};
export const usualTryLimits: TryLimits = {
  wrong: { times: 10, minutes: 15 },
  wrongOfNetwork: { times: 50, minutes: 15 },
  wrongOfLink: { times: 100, minutes: 15 },
  slowly: { times: 1, minutes: 1 / 30 },
};

/** Who tries. */
export type Trying = {
  readonly ip: string;
  /** How the browser names itself; anybody may make one up. */
  readonly browser: string | null;
  /** The name of one that has come in by this link before, which nobody can make up. */
  readonly known: string | null;
};

/**
 * Counts tries of passwords so that nobody uses up those of others: of each browser for itself, and
 * whoever came in before is held back by nothing that others do. What all others do together only
 * slows them down.
 */
export class PasswordTries {
  readonly #own: Limiter;
  readonly #ofNetwork: NetworkLimiter;
  readonly #ofLink: Limiter;
  readonly #slowly: Limiter;

  constructor(counted: (kind: string, limit: LimiterSettings) => Limiter, limits: TryLimits) {
    this.#own = counted('shareWrong', limits.wrong);
    this.#ofNetwork = new NetworkLimiter(counted, 'shareWrongOfNetwork', limits.wrongOfNetwork);
    this.#ofLink = counted('shareWrongOfLink', limits.wrongOfLink);
    this.#slowly = counted('shareSlowly', limits.slowly);
  }

  /** Each try counts before it is looked at. @throws RequestRefused 429 `too-many-requests` */
  async allow(linkId: string, from: Trying): Promise<void> {
    await allow(this.#own, keyOf(linkId, from));
    if (from.known !== null) return;
    await this.#ofNetwork.allow(from.ip, { of: linkId });
    const { soFar } = await this.#ofLink.count(linkId);
    if (soFar > this.#ofLink.times) await allow(this.#slowly, linkId);
  }

  /** The password was right: its browser begins anew, and nothing is held against the others. */
  async succeeded(linkId: string, from: Trying): Promise<void> {
    await this.#own.forget(keyOf(linkId, from));
    if (from.known !== null) return;
    await this.#ofNetwork.giveBack(from.ip, linkId);
    await this.#ofLink.giveBack(linkId);
  }
}

const keyOf = (linkId: string, { ip, browser, known }: Trying): string =>
  createHash('sha256')
    .update(
      known === null
        ? `${linkId} of ${browser ?? ''} in ${networkOf(ip)}`
        : `${linkId} known ${known}`,
    )
    .digest('base64url');
