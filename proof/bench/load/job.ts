/** What the load generator is asked to send. */
export type Job = {
  readonly url: string;
  /** What is asked for in turn under the URL; the URL itself when absent. */
  readonly paths?: readonly string[];
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  /**
   * `$n` in it becomes a number of its own for each request, `$slot` that number modulo `slots`.
   */
  readonly body?: string;
  readonly slots?: number;
  /** First `$n`. */
  readonly from?: number;
  readonly connections: number;
  /** How many requests in all; or for how many seconds. */
  readonly amount?: number;
  readonly seconds?: number;
  /** Evenly so many a second; as many as there is room for when absent. */
  readonly perSecond?: number;
};

/** What came back. */
export type LoadAnswers = {
  /** Answers by status; 0 stands for requests without one. */
  readonly statuses: Readonly<Record<number, number>>;
  readonly perSecond: number;
  /** Milliseconds of each answer, in the order in which they came. */
  readonly latencies: readonly number[];
};
