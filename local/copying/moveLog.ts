import type { Pool } from 'pg';
import { copyHistory } from './copyHistory.ts';
import { differences, digestOf } from './digest.ts';
import { moveDatabase, mustBeAtRest } from './moveDatabase.ts';
import type { OpenedPlace } from './copyEndpoints.ts';

export type MoveOptions = {
  readonly source: OpenedPlace;
  readonly target: OpenedPlace;
  /** Of the database that is to belong to the target afterwards; null: none. */
  readonly pool: Pool | null;
  /** Compare only. */
  readonly verify: boolean;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
};

/**
 * How often to say how far it is, in milliseconds; and how many differences are told one by one.
 */
const TELL_EVERY = 2_000;
const MOST_TOLD = 20;

/**
 * Copies, compares by checksums, and lets the database belong to the target. False when the two
 * logs are not equal.
 */
export async function moveLog(options: MoveOptions): Promise<boolean> {
  const { source, target, pool, verify, signal, say } = options;
  say(`From  ${source.label}\nTo    ${target.label}`);
  if (pool !== null) await mustBeAtRest(pool);
  if (!verify) await copyAndTell(options);
  if (signal.aborted) {
    say('Stopped. Start the same command again: it goes on from here.');
    return false;
  }
  const [before, after] = [await digestOf(source.log), await digestOf(target.log)];
  const found = differences(before, after);
  for (const difference of found.slice(0, MOST_TOLD)) say(`DIFFERENT  ${difference}`);
  say(
    `Compared: ${count(before.order.events)} events in ${count(before.streams.size)} streams with ${count(after.order.events)} in ${count(after.streams.size)}; ${
      found.length === 0 ? 'all equal, in the same order' : `${found.length} DIFFERENCES`
    }. sha256 of the order: ${before.order.hash || 'of nothing'}`,
  );
  if (found.length > 0) {
    say('If something is still writing to the source, stop it and start the same command again.');
    return false;
  }
  if (pool !== null)
    say(
      (await moveDatabase(pool, source, target))
        ? 'The database belongs to the new log now: reactions go on where they were, read models are made anew at the next start.'
        : 'The database belonged to the new log already.',
    );
  return true;
}

async function copyAndTell({ source, target, signal, say }: MoveOptions): Promise<void> {
  const began = performance.now();
  let told = began;
  const { found, copied } = await copyHistory({
    source: source.log,
    target: target.log,
    signal,
    onProgress(events) {
      if (performance.now() - told < TELL_EVERY) return;
      told = performance.now();
      say(`${count(events)} events are there`);
    },
  });
  const seconds = (performance.now() - began) / 1_000;
  say(
    `Copied ${count(copied)} events in ${seconds.toFixed(1)} s (${count(Math.round(copied / seconds))} a second); ${count(found)} were there before.`,
  );
}

const count = (number: number): string => number.toLocaleString('en');
