import type { Stored } from '@waymark/events';
import { LogUnavailable, type Batch, type EventLog, type SubscribeOptions } from '@waymark/log';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readTogether } from './readTogether.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const STREAMS = ['client', 'process', 'account'];
/**
 * A log of `head` events, of clients, processes and accounts in turn; in batches of ten, each read
 * when it is asked for.
 */
function logOf(head: number) {
  const reads: string[] = [];
  const asked: SubscribeOptions[] = [];
  async function* subscribe(options: SubscribeOptions): AsyncGenerator<Batch, void, undefined> {
    asked.push(options);
    for (let from = Number(options.after ?? 0n); !options.signal.aborted; from += 10) {
      const to = Math.min(from + 10, head);
      reads.push(`${from}-${to}`);
      if (from === failsAt.from) throw new LogUnavailable('gone');
      const events = Array.from(
        { length: to - from },
        (_, n) =>
          ({ position: BigInt(from + n + 1), stream: `${STREAMS[(from + n) % 3]}-w_x` }) as Stored,
      );
      const wanted = events.filter(
        ({ stream }) => options.prefixes?.some((one) => stream.startsWith(one)) ?? true,
      );
      yield { events: wanted, position: BigInt(to), live: to === head };
      if (to === head) return;
    }
  }
  const failsAt = { from: -1 };
  /** So far away that nobody reads alone. */
  const distant = { head: 1_000_000n };
  const log = readTogether(
    { subscribe, head: () => Promise.resolve(distant.head) } as unknown as EventLog,
    2,
  );
  return { log, reads, asked, failsAt, distant };
}

/** Follows a log and takes each batch when the test says so. */
function follower(log: EventLog, prefixes: readonly string[], after = 0n) {
  const stop = new AbortController();
  const batches = log.subscribe({ after, prefixes, signal: stop.signal })[Symbol.asyncIterator]();
  const next = async () => {
    const pending = batches.next();
    await vi.advanceTimersByTimeAsync(250);
    return pending;
  };
  const stopped = () => {
    stop.abort();
    return batches.return?.(undefined);
  };
  return { batches, next, stopped, stop: () => stop.abort() };
}
const positions = (found: IteratorResult<Batch>) =>
  found.done === true ? null : found.value.events.map(({ position }) => Number(position));
const both = async (...ones: { batches: AsyncIterator<Batch> }[]) => {
  const pending = Promise.all(ones.map(({ batches }) => batches.next()));
  await vi.advanceTimersByTimeAsync(250);
  return (await pending).map(positions);
};

test('who begins at the same place is given the same events, each only what concerns them, from one read', async () => {
  const { log, asked } = logOf(100);
  const [clients, processes] = [follower(log, ['client-']), follower(log, ['process-', 'client-'])];
  expect(await both(clients, processes)).toEqual([
    [1, 4, 7, 10],
    [1, 2, 4, 5, 7, 8, 10],
  ]);
  expect(await both(clients, processes)).toEqual([
    [13, 16, 19],
    [11, 13, 14, 16, 17, 19, 20],
  ]);
  expect(asked.map(({ prefixes }) => prefixes)).toEqual([['client-', 'process-']]);
});

test('the next batch is read while the one before is at work, and no other', async () => {
  const { log, reads } = logOf(100);
  const one = follower(log, ['client-']);
  await one.next();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reads).toEqual(['0-10', '10-20']);
});

test('nobody is given a batch before everybody has taken the one before', async () => {
  const { log } = logOf(100);
  const [quick, slow] = [follower(log, ['client-']), follower(log, ['client-'])];
  await both(quick, slow);
  let told = false;
  const pending = quick.batches.next().then((found) => {
    told = true;
    return positions(found);
  });
  await vi.advanceTimersByTimeAsync(500);
  expect(told).toBe(false);
  expect(positions(await slow.next())).toEqual([13, 16, 19]);
  expect(await pending).toEqual([13, 16, 19]);
});

test('who is too slow is left behind, and misses nothing', async () => {
  const { log, asked } = logOf(30);
  const [quick, slow] = [follower(log, ['client-']), follower(log, ['client-'])];
  await both(quick, slow);
  const pending = quick.batches.next();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(positions(await pending)).toEqual([13, 16, 19]);
  expect(positions(await quick.next())).toEqual([22, 25, 28]);
  expect(positions(await slow.next())).toEqual([13, 16, 19]);
  expect(positions(await slow.next())).toEqual([22, 25, 28]);
  expect(asked.map(({ after }) => after)).toEqual([0n, 10n]);
});

test('who leaves holds up nobody', async () => {
  const { log } = logOf(100);
  const [stays, leaves] = [follower(log, ['client-']), follower(log, ['client-'])];
  await both(stays, leaves);
  const pending = stays.batches.next();
  await leaves.stopped();
  expect(positions(await pending)).toEqual([13, 16, 19]);
});

test('who stands elsewhere, or comes later, reads for themselves', async () => {
  const { log, asked } = logOf(100);
  const one = follower(log, ['client-']);
  const other = follower(log, ['client-'], 10n);
  expect(await both(one, other)).toEqual([
    [1, 4, 7, 10],
    [13, 16, 19],
  ]);
  const late = follower(log, ['account-']);
  expect(positions(await late.next())).toEqual([3, 6, 9]);
  expect(asked.map(({ after }) => after)).toEqual([0n, 10n, 0n]);
});

test('who is not far behind reads alone, and nobody is waited for', async () => {
  const { log, asked, distant } = logOf(100);
  distant.head = 100n;
  const [one, other] = [follower(log, ['client-']), follower(log, ['client-'])];
  const pending = Promise.all([one.batches.next(), other.batches.next()]);
  await vi.advanceTimersByTimeAsync(0);
  expect((await pending).map(positions)).toEqual([
    [1, 4, 7, 10],
    [1, 4, 7, 10],
  ]);
  expect(asked).toHaveLength(2);
});

test('a log that does not answer is waited for where it is read', async () => {
  const { log, reads } = logOf(100);
  const down = { ...log, head: () => Promise.reject(new LogUnavailable('gone')) };
  expect(positions(await follower(readTogether(down, 2), ['client-']).next())).toEqual([
    1, 4, 7, 10,
  ]);
  expect(reads[0]).toBe('0-10');
});

test('level with the log, each goes on alone', async () => {
  const { log, asked } = logOf(10);
  const [one, other] = [follower(log, ['client-']), follower(log, ['process-'])];
  await both(one, other);
  await both(one, other);
  expect(asked.map(({ after, prefixes }) => [after, prefixes])).toEqual([
    [0n, ['client-', 'process-']],
    [10n, ['client-']],
    [10n, ['process-']],
  ]);
});

test('everybody is told of a failure; whoever begins anew reads on', async () => {
  const { log, failsAt } = logOf(100);
  failsAt.from = 10;
  const [one, other] = [follower(log, ['client-']), follower(log, ['client-'])];
  await both(one, other);
  const failing = Promise.allSettled([one.batches.next(), other.batches.next()]);
  await vi.advanceTimersByTimeAsync(250);
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  failsAt.from = -1;
  expect(positions(await follower(log, ['client-'], 10n).next())).toEqual([13, 16, 19]);
});

test('who is told to end while the log does not answer ends at once', async () => {
  const subscribe = vi.fn();
  const one = follower(
    readTogether({ head: () => new Promise(() => undefined), subscribe } as never, 2),
    ['client-'],
  );
  const pending = one.batches.next();
  void one.stopped();
  expect((await pending).done).toBe(true);
  expect(subscribe).not.toHaveBeenCalled();
});

test('who is told to end while others are at work ends at once, and is given no batch again', async () => {
  const { log } = logOf(100);
  const [client, process] = [follower(log, ['client-']), follower(log, ['process-'])];
  await both(client, process);
  const pending = client.batches.next();
  client.stop();
  expect((await pending).done).toBe(true);
});

test('who is told to end while nothing comes ends at once', async () => {
  const silent = {
    head: () => Promise.resolve(1_000_000n),
    subscribe: () => ({
      [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => undefined) }),
    }),
  };
  const one = follower(readTogether(silent as unknown as EventLog, 2), ['client-']);
  const pending = one.batches.next();
  await vi.advanceTimersByTimeAsync(250);
  void one.stopped();
  expect((await pending).done).toBe(true);
});
