import type { SubscribeOptions, SubscriptionHealth } from './eventLog.ts';

/** Tells a subscriber's `onHealth` each change of state, and each further failure. */
export type HealthTeller = {
  /** Something was read; `live` when nothing more was waiting. */
  works(live: boolean): void;
  /**
   * Reading failed once more. `problem` is shown to operators: plain words, no addresses, no
   * secrets.
   */
  failed(problem: string): void;
};

/** Begins by telling that the subscription is catching up. */
export function tellHealth(onHealth: SubscribeOptions['onHealth']): HealthTeller {
  let told: SubscriptionHealth | undefined;
  const tell = (state: SubscriptionHealth['state'], failures: number, problem: string | null) => {
    if (told?.state === state && told.failures === failures) return;
    const since = told?.state === state ? told.since : new Date();
    told = { state, failures, since, problem };
    onHealth?.(told);
  };
  tell('catching-up', 0, null);
  return {
    works: (live) => tell(live ? 'live' : 'catching-up', 0, null),
    failed: (problem) => tell('retrying', (told?.failures ?? 0) + 1, problem),
  };
}
