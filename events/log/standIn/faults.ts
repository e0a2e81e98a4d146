/** What goes wrong at the stand-in; switched on and off by the test, while clients are at work. */
export type Faults = {
  /** Milliseconds that the answer to each append comes late. */
  delayReplies: number;
  /** How many of the next appends are stored and never answered. */
  loseReplies: number;
  /** How many of the next questions what the server can do are broken off. */
  breakFeatures: number;
};
