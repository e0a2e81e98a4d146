/** What the log of the stand-in holds, and how an append to it ends. */

/** An event as a client proposes it. */
export type ProposedEvent = {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
};

/** An event as it lies in the log. `position` is its byte offset, commit and prepare alike. */
export type StoredRecord = ProposedEvent & {
  readonly stream: string;
  readonly revision: bigint;
  readonly position: bigint;
  /** Milliseconds since 1970. */
  readonly created: number;
};

export type StandInStream = {
  records: StoredRecord[];
  byId: Map<string, StoredRecord>;
  /** Events below this revision are hidden; DELETED hides all until somebody appends again. */
  truncateBefore: bigint;
  /** Somebody has appended again after a soft deletion, and the next reader does not see it yet. */
  unseen: boolean;
  tombstoned: boolean;
};

export type AppendOutcome =
  | { readonly kind: 'appended'; readonly revision: bigint; readonly position: bigint }
  | { readonly kind: 'wrongVersion'; readonly actual: bigint | 'noStream' }
  | { readonly kind: 'tombstoned' };
