import { describe, expect, it } from 'vitest';
import type { Stored } from '@waymark/events';
import { BATCH_BYTES } from '../port/eventLog.ts';
import type { EventLog } from '../port/eventLog.ts';
import { follow, freshName, newEvent, revisions } from './given.ts';
import type { TheLog } from './given.ts';

const LARGE = 450_000;
const text = 'x'.repeat(LARGE);

async function writeLarge(log: EventLog, stream: string, count: number): Promise<void> {
  for (let number = 0; number < count; number++)
    await log.append(stream, [newEvent({ number, text })], 'any');
}
const bytesOf = (events: readonly Stored[]) =>
  events.reduce((sum, { data }) => sum + JSON.stringify(data).length, 0);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => BigInt(index));

export function backPressureContract(opened: TheLog): void {
  const log = () => opened().log;

  describe('memory of a subscription', () => {
    it(
      'is bounded by bytes where events are large, and all of them arrive',
      { timeout: 120_000 },
      async () => {
        const stream = freshName();
        const after = await log().head();
        await writeLarge(log(), stream, 20);
        for (const [batchBytes, most] of [
          [undefined, BATCH_BYTES],
          [1_000_000, 1_000_000],
          // One event is larger than this: it comes alone.
          [100_000, LARGE + 100],
        ] as const) {
          const { events, batches } = await follow(
            log(),
            { after, prefixes: [stream], ...(batchBytes && { batchBytes }) },
            (seen) => seen.length >= 20,
          );
          expect(revisions(events)).toEqual(upTo(20));
          for (const batch of batches) expect(bytesOf(batch.events)).toBeLessThanOrEqual(most);
        }
      },
    );

    it(
      'stays bounded while its consumer stands still: no more is read from the server',
      { timeout: 120_000 },
      async ({ skip }) => {
        const { wire } = opened();
        if (!wire) return skip('nothing can be put between this log and its server');
        const stream = freshName();
        const after = await log().head();
        await writeLarge(log(), stream, 60);
        const stop = new AbortController();
        const slow = log()
          .subscribe({ after, prefixes: [stream], signal: stop.signal })
          [Symbol.asyncIterator]();
        const before = wire.sent();
        const seen = [...((await slow.next()).value?.events ?? [])];
        let read = -1;
        // Until nothing more comes by itself.
        await expect
          .poll(
            () => {
              const standsStill = wire.sent() === read;
              read = wire.sent();
              return standsStill;
            },
            { interval: 500, timeout: 60_000 },
          )
          .toBe(true);
        expect(wire.sent() - before).toBeLessThan(45 * LARGE);
        while (seen.length < 60) seen.push(...((await slow.next()).value?.events ?? []));
        expect(revisions(seen)).toEqual(upTo(60));
        stop.abort();
        await slow.return?.();
      },
    );
  });
}
