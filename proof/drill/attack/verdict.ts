import { latency } from '../overload/tally.ts';
import { LONGEST_TURN, type Standstill } from './standstill.ts';
import { kinds, type HonestKind, type HonestWork } from './honestWork.ts';

/**
 * By what p99 may rise: a fifth of what it is without, or so many milliseconds, whichever is more.
 */
export const MOST_SHARE = 0.2;
export const MOST_MS = 100;

type Times = Pick<HonestWork, HonestKind>;

/** The kinds of honest work that took longer than they may, in words. */
export const tooSlow = (without: Times, during: Times): string[] =>
  kinds.flatMap((kind) => {
    const [before, now] = [latency(without[kind]), latency(during[kind])];
    const most = before.p99 + Math.max(before.p99 * MOST_SHARE, MOST_MS);
    return now.p99 > most
      ? [
          `p99 of honest ${kind} rose from ${before.p99.toFixed(0)} to ${now.p99.toFixed(0)} ms, where ${most.toFixed(0)} may be`,
        ]
      : [];
  });

/** Several times of the same work as one. */
export const together = (works: readonly HonestWork[]): HonestWork => ({
  reads: works.flatMap(({ reads }) => reads),
  changes: works.flatMap(({ changes }) => changes),
  news: works.flatMap(({ news }) => news),
  failed: works.flatMap(({ failed }) => failed),
});

/** The services whose thread was at one thing for longer than it may, in words. */
export const heldTooLong = ({ command, projector }: Omit<Standstill, 'idle'>): string[] =>
  (
    [
      ['command service', command],
      ['projector', projector],
    ] as const
  ).flatMap(([name, { turn }]) =>
    turn > LONGEST_TURN
      ? [`the ${name} was at one thing for ${turn.toFixed(0)} ms, where ${LONGEST_TURN} may be`]
      : [],
  );
