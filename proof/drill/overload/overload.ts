import { setTimeout as delay } from 'node:timers/promises';
import type { OverloadJob, OverloadLoadResult } from './load.ts';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { OverloadTarget } from './target.ts';

const TIMES = 10;
/** Enough to keep a service busy, and fewer than it takes at once. */
const busy = (places: number) => places / 4;
/** Far more than it takes at once. */
const many = (places: number) => TIMES * busy(places);
/** How long it is looked for an end of the overload, in milliseconds. */
const LOOKED_FOR = 60_000;
/**
 * What is still normal: three times as long as before, and a little more for what else the machine
 * does.
 */
const normal = (before: number) => before * 3 + 20;

const EVERY = 250;
const MIB = 1024 * 1024;

type Sampled = {
  /** Resident memory in MiB, as the service itself says. */
  readonly first: number;
  readonly most: number;
  readonly samples: number;
  /** Health checks that were not answered with 200. */
  readonly unwell: number;
};

/**
 * Asks a service for its memory and its health until `over`; both are answered however much there
 * is to do.
 */
async function sample(url: string, over: AbortSignal): Promise<Sampled> {
  let [first, most, samples, unwell] = [0, 0, 0, 0];
  while (!over.aborted) {
    const memory = await memoryOf(url);
    if (memory !== null) {
      if (samples === 0) first = memory;
      most = Math.max(most, memory);
      samples++;
    }
    const health = await fetch(`${url}/healthz`).catch(() => null);
    await health?.arrayBuffer();
    if (health?.status !== 200) unwell++;
    await delay(EVERY);
  }
  return { first, most, samples, unwell };
}

async function memoryOf(url: string): Promise<number | null> {
  const answer = await fetch(`${url}/metrics`).catch(() => null);
  const text = (await answer?.text()) ?? '';
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1];
  return bytes === undefined ? null : Math.round(Number(bytes) / MIB);
}

export type Overloaded = {
  readonly capacity: OverloadLoadResult;
  /** Requests a second that were due; null: each connection sent on once it was answered. */
  readonly rate: number | null;
  readonly over: OverloadLoadResult;
  readonly memory: Sampled;
  /** Median of a request in milliseconds, with nothing else to do; 0 where times do not count. */
  readonly before: number;
  readonly after: number;
  /**
   * Seconds from the last request until all was taken again and, where times count, the median
   * normal; null: never.
   */
  readonly normalAgain: number | null;
};

type Overloading = {
  readonly seconds: number;
  readonly timed: boolean;
  /** How many requests the service takes at once. */
  readonly places: number;
};

/** Sends a load from a process of its own. @throws Error when that process ends without a result */
async function sendApart(load: OverloadJob): Promise<OverloadLoadResult> {
  const child = fork(path.join(import.meta.dirname, 'generator.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the generator of load ended with ${String(code)}`);
  });
  ended.catch(() => undefined); // It ends after its result as well.
  child.send(load);
  const [result] = (await Promise.race([once(child, 'message'), ended])) as [OverloadLoadResult];
  return result;
}

/**
 * Measures what a service does at most, sends it ten times as much for `seconds`, and looks how it
 * goes on afterwards.
 */
export async function overload(
  { load, url }: OverloadTarget,
  { seconds, timed, places }: Overloading,
  /** Takes what came of each load. */
  note: (result: OverloadLoadResult) => void,
): Promise<Overloaded> {
  const send = async (
    how: Pick<OverloadJob, 'seconds' | 'connections' | 'rate'>,
  ): Promise<OverloadLoadResult> => {
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
  const capacity = await send({ seconds: Math.min(8, seconds), connections: busy(places) });
  const rate = timed ? TIMES * Math.round(capacity.taken.count / capacity.seconds) : null;
  const ended = new AbortController();
  const sampling = sample(url, ended.signal);
  const over = await send({
    seconds,
    // Where no time counts, ten times as many ask as the service takes at once: too many on any
    // machine.
    ...(rate === null ? { connections: TIMES * places } : { connections: many(places), rate }),
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
