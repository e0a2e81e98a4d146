import type { CommandReply } from '@waymark/api';

/**
 * Requests to one service for a while. Sent to a process of its own, so that whoever looks on is
 * not held up.
 */
export type OverloadJob = {
  readonly port: number;
  readonly seconds: number;
  readonly connections: number;
  /**
   * Requests a second, whether or not the earlier ones were answered; absent: each connection sends
   * on once answered.
   */
  readonly rate?: number;
  readonly what:
    | {
        /** Renames one client after the other. */
        readonly kind: 'commands';
        readonly clientIds: readonly string[];
      }
    | { readonly kind: 'reads'; readonly paths: readonly string[] };
  readonly workspaceId: string;
  readonly authorization: string;
};

export type Latency = {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
};

export type Acknowledged = {
  readonly commandId: string;
  readonly clientId: string;
  readonly name: string;
  readonly reply: CommandReply;
};

export type OverloadLoadResult = {
  /** From the first request to the last answer. */
  readonly seconds: number;
  readonly sent: number;
  /** Requests that were due while every connection still waited for an answer. */
  readonly heldBack: number;
  /** How many answers of each kind, as `200` or `503 overloaded`. */
  readonly answers: Readonly<Record<string, number>>;
  readonly taken: Latency;
  readonly refused: Latency;
  /** What was neither done nor refused as it has to be, in words; the first of them. */
  readonly wrong: readonly string[];
  readonly wrongCount: number;
  readonly acknowledged: readonly Acknowledged[];
};
