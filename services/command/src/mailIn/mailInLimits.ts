import { networkOf } from '@waymark/edge';
import type { Pool } from 'pg';
import type { ReplyPlace } from './addresses/signedAddress.ts';
import {
  countedInMemory,
  countedInPostgres,
  type Limit,
  type Limiter,
} from '../limits/limiters.ts';

/** How much mail may come. */
export type MailInAllowance = {
  readonly connections: Limit;
  readonly mails: Limit;
  /** Addresses that are none. */
  readonly unknown: Limit;
  /** To one address: what one person may say by mail. */
  readonly place: Limit;
  readonly placeByDay: Limit;
  /** To one address: what waits for the team though a machine may have sent it. */
  readonly seeming: Limit;
  readonly conversation: Limit;
  readonly workspace: Limit;
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
};

const ofPlace = ({
  workspaceId,
  processId,
  taskId,
  accountId,
}: ReplyPlace): string => [workspaceId, processId, taskId, accountId].join(' ');

/**
 * How much mail one network may bring, and one conversation get. What strangers do is counted by the network that they come
 * from, in each service; what reaches people is counted by all services together.
 */
export class MailInLimits {
  readonly #network: Record<'connections' | 'mails' | 'unknown', Limiter>;
  readonly #seeming: Limiter;
  readonly #reached: readonly (readonly [
    Limiter,
    (to: ReplyPlace) => string,
  ])[];

  constructor(pool: Pool, allowance: MailInAllowance = usualMailIn) {
    const { connections, mails, unknown } = allowance;
    this.#network = {
      connections: countedInMemory('mailInConnections', connections),
      mails: countedInMemory('mailInMails', mails),
      unknown: countedInMemory('mailInUnknown', unknown),
    };
    const counted = (
      kind: 'place' | 'placeByDay' | 'seeming' | 'conversation' | 'workspace',
    ) => countedInPostgres(pool, `mailIn-${kind}`, allowance[kind]);
    this.#seeming = counted('seeming');
    this.#reached = [
      [counted('place'), ofPlace],
      [counted('placeByDay'), ofPlace],
      [
        counted('conversation'),
        ({ workspaceId, processId, taskId }) =>
          [workspaceId, processId, taskId].join(' '),
      ],
      [counted('workspace'), ({ workspaceId }) => workspaceId],
    ];
  }

  /** Counts what a network does; false once it is too much. */
  async mayNetwork(
    what: 'connections' | 'mails' | 'unknown',
    ip: string,
  ): Promise<boolean> {
    const limiter = this.#network[what];
    return (await limiter.count(networkOf(ip))).soFar <= limiter.times;
  }

  /** Counts a mail that is about to reach people; false once it is too much. */
  async mayReach(to: ReplyPlace): Promise<boolean> {
    for (const [limiter, keyOf] of this.#reached)
      if ((await limiter.count(keyOf(to))).soFar > limiter.times) return false;
    return true;
  }

  /** Counts a mail that is about to wait though a machine may have sent it; false once that is too much. */
  async mayHoldSeeming(to: ReplyPlace): Promise<boolean> {
    const { soFar } = await this.#seeming.count(ofPlace(to));
    return soFar <= this.#seeming.times;
  }
}
