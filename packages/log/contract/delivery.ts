import type { Stored } from '@waymark/events';
import type { EventLog } from '../port/eventLog.ts';
import { newEvents } from './given.ts';

/** The part of a log that delivery is proved on. */
export type DeliveringLog = Pick<EventLog, 'append' | 'subscribe'>;

/**
 * One acknowledged append. `position` is that of its last event, and no event of another append
 * lies among its own.
 */
export type AcknowledgedAppend = {
  readonly stream: string;
  readonly ids: readonly string[];
  readonly position: bigint;
};

export const WRITERS = 16;
/** Appends of one event mixed with larger ones. */
const SIZES = [1, 1, 1, 90, 1, 40, 1];

/**
 * 16 writers at once, each on streams of its own, in turn below `<prefix>-odd` and `<prefix>-even`,
 * until `total` events are written. `onWritten` is told how many there are after each append.
 */
export async function writeConcurrently(
  log: DeliveringLog,
  prefix: string,
  total: number,
  onWritten: (events: number, append: AcknowledgedAppend) => void = () => undefined,
): Promise<AcknowledgedAppend[]> {
  const written: AcknowledgedAppend[] = [];
  let [left, done] = [total, 0];
  const write = async (writer: number) => {
    for (let turn = writer; left > 0; turn++) {
      const size = Math.min(left, SIZES[turn % SIZES.length] ?? 1);
      left -= size;
      const stream = `${prefix}-${turn % 2 === 0 ? 'even' : 'odd'}_${writer}`;
      const events = newEvents(size);
      const { position } = await log.append(stream, events, 'any');
      const append = { stream, ids: events.map(({ id }) => id), position };
      written.push(append);
      onWritten((done += size), append);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  return written;
}

/** Reads until the log has been looked through up to the position that `last` resolves to. */
export async function followUpTo(
  log: DeliveringLog,
  options: Omit<Parameters<EventLog['subscribe']>[0], 'signal'>,
  last: Promise<bigint>,
): Promise<Stored[]> {
  const stop = new AbortController();
  const seen: Stored[] = [];
  let target: bigint | undefined;
  let position = -1n;
  const stopWhenThere = () => {
    if (target !== undefined && position >= target) stop.abort();
  };
  void last.then((known) => {
    target = known;
    stopWhenThere();
  });
  for await (const batch of log.subscribe({ ...options, signal: stop.signal })) {
    seen.push(...batch.events);
    position = batch.position;
    stopWhenThere();
  }
  return seen;
}

/**
 * Counts the events that a subscriber did not get, got twice, should not have got, or got in the
 * wrong order.
 */
export type Delivered = {
  readonly missed: number;
  readonly repeated: number;
  readonly foreign: number;
  readonly disordered: number;
};
export const PERFECT: Delivered = { missed: 0, repeated: 0, foreign: 0, disordered: 0 };

/**
 * Compares what a subscriber saw with what was acknowledged and matches its prefix and position.
 */
export function delivered(
  written: readonly AcknowledgedAppend[],
  seen: readonly Stored[],
  { prefix, after = -1n }: { prefix: string; after?: bigint | undefined },
): Delivered {
  const expected = new Set(
    written
      .filter(({ stream, position }) => stream.startsWith(prefix) && position > after)
      .flatMap(({ ids }) => ids),
  );
  const found = new Set(seen.map(({ id }) => id));
  const revisions = new Map<string, bigint>();
  let before = -1n;
  let disordered = 0;
  for (const { stream, revision, position } of seen) {
    const previous = revisions.get(stream);
    const inTurn = previous === undefined || revision === previous + 1n;
    if (!inTurn || position <= before) disordered += 1;
    revisions.set(stream, revision);
    before = position;
  }
  return {
    missed: [...expected].filter((id) => !found.has(id)).length,
    repeated: seen.length - found.size,
    foreign: [...found].filter((id) => !expected.has(id)).length,
    disordered,
  };
}
