import { setTimeout as delay } from 'node:timers/promises';
import type { Load, LoadResult } from './load.ts';
import { sample, type Sampled } from './sampler.ts';
import { sendApart } from './sendApart.ts';
import type { Target } from './target.ts';

const TIMES = 10;
/** Enough to keep a service busy, and fewer than it takes at once. */
const busy = (places: number) => places / 4;
/** Far more than it takes at once. */
const many = (places: number) => TIMES * busy(places);
/** How long it is looked for an end of the overload, in milliseconds. */
const LOOKED_FOR = 60_000;
/** What is still normal: three times as long as before, and a little more for what else the machine does. */
const normal = (before: number) => before * 3 + 20;

export type Overloaded = {
  readonly capacity: LoadResult;
  /** Requests a second that were due; null: each connection sent on once it was answered. */
  readonly rate: number | null;
  readonly over: LoadResult;
  readonly memory: Sampled;
  /** Median of a request in milliseconds, with nothing else to do; 0 where times do not count. */
  readonly before: number;
  readonly after: number;
  /** Seconds from the last request until all was taken again and, where times count, the median normal; null: never. */
  readonly normalAgain: number | null;
};

type Overloading = {
  readonly seconds: number;
  readonly timed: boolean;
  /** How many requests the service takes at once. */
  readonly places: number;
};

/** Measures what a service does at most, sends it ten times as much for `seconds`, and looks how it goes on afterwards. */
export async function overload(
  { load, url }: Target,
  { seconds, timed, places }: Overloading,
  /** Takes what came of each load. */
  note: (result: LoadResult) => void,
): Promise<Overloaded> {
  const send = async (
    how: Pick<Load, 'seconds' | 'connections' | 'rate'>,
  ): Promise<LoadResult> => {
    const result = await sendApart({ ...load, ...how });
    note(result);
    return result;
  };
  /** One request after the other. */
  const quiet = () => send({ seconds: 0.5, connections: 1 });
  let before = 0;
  if (timed) {
    await send({ seconds: 1, connections: busy(places) }); // Warms up.
    before = (await quiet()).taken.p50;
  }
  const capacity = await send({
    seconds: Math.min(8, seconds),
    connections: busy(places),
  });
  const rate = timed
    ? TIMES * Math.round(capacity.taken.count / capacity.seconds)
    : null;
  const ended = new AbortController();
  const sampling = sample(url, ended.signal);
  const over = await send({
    seconds,
    // Where no time counts, ten times as many ask as the service takes at once: too many on any machine.
    ...(rate === null
      ? { connections: TIMES * places }
      : { connections: many(places), rate }),
  });
  const since = performance.now();
  let after = Infinity;
  let normalAgain: number | null = null;
  while (normalAgain === null && performance.now() - since < LOOKED_FOR) {
    const { taken, sent } = await quiet();
    after = taken.p50;
    if (taken.count === sent && (!timed || after <= normal(before)))
      normalAgain = (performance.now() - since) / 1000;
    else await delay(200);
  }
  ended.abort();
  const memory = await sampling;
  return { capacity, rate, over, memory, before, after, normalAgain };
}
