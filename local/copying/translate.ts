import type { Stored } from '@waymark/events';
import type { EventLog } from '@waymark/log';
import { CopyProblem } from './copyProblem.ts';
import { history } from './history.ts';

export type Translation = {
  /**
   * What each position of the source is in the target: that of the last event which it covers, 0n
   * when it covers none.
   */
  readonly positions: ReadonlyMap<bigint, bigint>;
  /** The newest event of the target; null when it is empty. */
  readonly newest: Stored | null;
};

/**
 * Reads two logs that hold the same history side by side. @throws CopyProblem when they do not,
 * LogUnavailable
 */
export async function translate(
  source: EventLog,
  target: EventLog,
  wanted: readonly bigint[],
): Promise<Translation> {
  const waiting = [...new Set(wanted)].sort((a, b) => (a < b ? 1 : a > b ? -1 : 0));
  const positions = new Map<bigint, bigint>();
  const theirs = history(target);
  let newest: Stored | null = null;
  const settleBelow = (position: bigint | null) => {
    for (
      let next = waiting.at(-1);
      next !== undefined && (position === null || next < position);
      next = waiting.at(-1)
    ) {
      positions.set(next, newest?.position ?? 0n);
      waiting.pop();
    }
  };
  try {
    for await (const event of history(source)) {
      const other = await theirs.next();
      if (other.done === true || other.value.id !== event.id)
        throw new CopyProblem('The two logs do not hold the same history.');
      settleBelow(event.position);
      newest = other.value;
    }
    settleBelow(null);
    return { positions, newest };
  } finally {
    await theirs.return();
  }
}
