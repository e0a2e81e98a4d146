import type { Pool } from 'pg';
import type { ReplyPlace } from '../addresses/signedAddress.ts';
import {
  countedInMemory,
  countedInPostgres,
  NetworkLimiter,
  type LimiterSettings,
  type Limiter,
} from '../../../http/limits/limiters.ts';

/** How much mail may come. */
export type MailInAllowance = {
  readonly connections: LimiterSettings;
  readonly mails: LimiterSettings;
  /** Addresses that are none. */
  readonly unknown: LimiterSettings;
  /** To one address: what one person may say by mail. */
  readonly place: LimiterSettings;
  readonly placeByDay: LimiterSettings;
  /** To one address: what waits for the team though a machine may have sent it. */
  readonly seeming: LimiterSettings;
  readonly conversation: LimiterSettings;
  readonly workspace: LimiterSettings;
  /** What arrives for one address and for one workspace, before it is read. */
  readonly arriving: LimiterSettings;
  readonly arrivingOf: LimiterSettings;
};

const DAY = 24 * 60;
export const usualMailIn: MailInAllowance = {
  connections: { times: 120, minutes: 1 },
  mails: { times: 600, minutes: 10 },
  unknown: { times: 30, minutes: 15 },
  place: { times: 20, minutes: 60 },
  placeByDay: { times: 60, minutes: DAY },
  seeming: { times: 3, minutes: DAY },
  conversation: { times: 60, minutes: 60 },
  workspace: { times: 1_000, minutes: 60 },
  arriving: { times: 240, minutes: 60 },
  arrivingOf: { times: 4_000, minutes: 60 },
};

const ofPlace = ({ workspaceId, processId, taskId, accountId }: ReplyPlace): string =>
  [workspaceId, processId, taskId, accountId].join(' ');

/**
 * How much mail one network may bring, and one conversation get. What strangers do is counted by
 * the network that they come from, in each service; what reaches people is counted by all services
 * together.
 */
export class MailInLimits {
  readonly #network: Record<'connections' | 'mails' | 'unknown', NetworkLimiter>;
  readonly #seeming: Limiter;
  readonly #arriving: Limiter;
  readonly #arrivingOf: Limiter;
  readonly #reached: readonly (readonly [Limiter, (to: ReplyPlace) => string])[];

  constructor(pool: Pool, allowance: MailInAllowance = usualMailIn) {
    const { connections, mails, unknown } = allowance;
    const from = (kind: string, limit: LimiterSettings) =>
      new NetworkLimiter(countedInMemory, kind, limit);
    this.#network = {
      connections: from('mailInConnections', connections),
      mails: from('mailInMails', mails),
      unknown: from('mailInUnknown', unknown),
    };
    const counted = (kind: 'place' | 'placeByDay' | 'seeming' | 'conversation' | 'workspace') =>
      countedInPostgres(pool, `mailIn-${kind}`, allowance[kind]);
    this.#seeming = counted('seeming');
    this.#arriving = countedInMemory('mailInArriving', allowance.arriving);
    this.#arrivingOf = countedInMemory('mailInArrivingOf', allowance.arrivingOf);
    this.#reached = [
      [counted('place'), ofPlace],
      [counted('placeByDay'), ofPlace],
      [
        counted('conversation'),
        ({ workspaceId, processId, taskId }) => [workspaceId, processId, taskId].join(' '),
      ],
      [counted('workspace'), ({ workspaceId }) => workspaceId],
    ];
  }

  /** Counts what a network does; false once it is too much. */
  async mayNetwork(what: 'connections' | 'mails' | 'unknown', ip: string): Promise<boolean> {
    return this.#network[what].may(ip);
  }

  /**
   * Counts a mail that is about to arrive for these, before it is read; false once it is too much
   * for one of them.
   */
  async mayArrive(to: readonly ReplyPlace[]): Promise<boolean> {
    for (const key of new Set(to.map(ofPlace)))
      if ((await this.#arriving.count(key)).soFar > this.#arriving.times) return false;
    for (const key of new Set(to.map(({ workspaceId }) => workspaceId)))
      if ((await this.#arrivingOf.count(key)).soFar > this.#arrivingOf.times) return false;
    return true;
  }

  /** Counts a mail that is about to reach people; false once it is too much. */
  async mayReach(to: ReplyPlace): Promise<boolean> {
    for (const [limiter, keyOf] of this.#reached)
      if ((await limiter.count(keyOf(to))).soFar > limiter.times) return false;
    return true;
  }

  /**
   * Counts a mail that is about to wait though a machine may have sent it; false once that is too
   * much.
   */
  async mayHoldSeeming(to: ReplyPlace): Promise<boolean> {
    const { soFar } = await this.#seeming.count(ofPlace(to));
    return soFar <= this.#seeming.times;
  }
}
