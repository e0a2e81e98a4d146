import { latency } from '../overload/tally.ts';
import { kinds, type Kind, type Work } from './honestWork.ts';

/** What p99 may rise to: a fifth more than without, or so many milliseconds, whichever is more. */
export const MOST_SHARE = 1.2;
export const MOST_MS = 500;

type Times = Pick<Work, Kind>;

/** The kinds of honest work that took longer than they may, in words. */
export const tooSlow = (without: Times, during: Times): string[] =>
  kinds.flatMap((kind) => {
    const [before, now] = [latency(without[kind]), latency(during[kind])];
    const most = Math.max(before.p99 * MOST_SHARE, MOST_MS);
    return now.p99 > most
      ? [
          `p99 of honest ${kind} rose from ${before.p99.toFixed(0)} to ${now.p99.toFixed(0)} ms, where ${most.toFixed(0)} may be`,
        ]
      : [];
  });

/** Several times of the same work as one. */
export const together = (works: readonly Work[]): Work => ({
  reads: works.flatMap(({ reads }) => reads),
  changes: works.flatMap(({ changes }) => changes),
  news: works.flatMap(({ news }) => news),
  failed: works.flatMap(({ failed }) => failed),
});
