/** Faults of the stand-in; switched on and off by the test, while clients are at work. */
export type Faults = {
  /** Milliseconds that the answer to each append comes late. */
  delayReplies: number;
  /** How many of the next appends are stored and never answered. */
  loseReplies: number;
  /**
   * By how many milliseconds the server's clock is ahead of the clients'; an append's deadline is
   * an instant of theirs.
   */
  clockAhead: number;
  /** Whether nobody may do anything, as where the password is wrong. */
  refuseUsers: boolean;
  /** How many of the next questions what the server can do are broken off. */
  breakFeatures: number;
};
