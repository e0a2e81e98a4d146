import type { Metadata, ServiceError } from '@grpc/grpc-js';
import type { Faults } from './faults.ts';
import type { Storage } from './storage.ts';

/** One server, as its services see it. */
export type ServerNode = {
  readonly faults: Faults;
  /** The log that it answers from; a follower's may lack the end. */
  reads(): Storage;
  /** The log that it writes to: a follower hands on what may be handed on. */
  writes(): Storage;
  /**
   * How it refuses a call, such as one that only the leader may answer, naming the leader; null
   * when it takes it.
   */
  refusal(leaderOnly: boolean): ServiceError | null;
};

/** Whether the client wants the leader to answer, and nobody else. */
export const requiresLeader = ({ metadata }: { readonly metadata: Metadata }): boolean =>
  metadata.get('requires-leader').includes('true');
