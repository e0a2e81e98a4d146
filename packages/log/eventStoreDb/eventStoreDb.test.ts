import { setTimeout as delay } from 'node:timers/promises';
import { EventStoreDBClient } from '@eventstore/db-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { all, follow, freshName, ids, newEvent, newEvents, revisions } from '../contract/given.ts';
import type { EventLog } from '../port/eventLog.ts';
import { openEventStoreDbLog } from './eventStoreDb.ts';
import { OutageClock } from '../outages/outageClock.ts';
import { startFakeEventStoreDb } from '../fakeEventStoreDb/fakeEventStoreDb.ts';
import type { FakeEventStoreDb } from '../fakeEventStoreDb/fakeEventStoreDb.ts';

let standIn: FakeEventStoreDb;
let log: EventLog;
const unhandled: unknown[] = [];
const note = (reason: unknown) => void unhandled.push(reason);
beforeAll(() => void process.on('unhandledRejection', note));
afterAll(() => void process.off('unhandledRejection', note));
// A server for each test: what one leaves behind that failed is no trouble of the next.
beforeEach(async () => {
  standIn = await startFakeEventStoreDb();
  log = await openEventStoreDbLog({ connectionString: standIn.connectionString, patience: 30_000 });
});
afterEach(async () => {
  await log.close();
  await standIn.close();
});

/**
 * `writers` append one event after the other, each to a stream of its own, until `stop` says so.
 */
async function writeUntil(
  prefix: string,
  writers: number,
  text: string,
  stop: () => boolean,
): Promise<string[]> {
  const written = await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      const events = [];
      for (let last = -1n; !stop(); last += 1n) {
        const event = newEvent({ text });
        await log.append(`${prefix}_${writer}`, [event], last < 0n ? 'noStream' : last);
        events.push(event);
      }
      return ids(events);
    }),
  );
  return written.flat();
}

async function kill(pause: number): Promise<void> {
  await standIn.network.close();
  await delay(pause);
  await standIn.network.open();
}

describe('on a stand-in, the EventStoreDB adapter', () => {
  it('stores every append once while connections break under 64 writers, and subscribers miss and repeat nothing', async () => {
    const prefix = freshName();
    const after = await log.head();
    let finished = false;
    const writing = writeUntil(prefix, 64, 'x'.repeat(2_000), () => finished);
    const enough = new AbortController();
    const seen: string[] = [];
    const following = (async () => {
      for await (const { events } of log.subscribe({
        after,
        prefixes: [prefix],
        signal: enough.signal,
      }))
        seen.push(...ids(events));
    })();
    for (let round = 0; round < 6; round++) {
      const before = standIn.storage.records.length;
      // A hundred appends take their time where the machine has other work.
      await expect
        .poll(() => standIn.storage.records.length, { timeout: 30_000 })
        .toBeGreaterThan(before + 100);
      if (round % 2 === 0) standIn.network.cut();
      else await kill(50);
    }
    finished = true;
    const acknowledged = await writing;
    const stored = ids(standIn.storage.records.filter(({ stream }) => stream.startsWith(prefix)));
    expect([...acknowledged].sort()).toEqual([...stored].sort());
    await expect.poll(() => seen.length).toBe(stored.length);
    expect(seen).toEqual(stored);
    enough.abort();
    await following;
  });

  it('leaves no unhandled rejection behind when large appends of many callers fail together', async () => {
    let finished = false;
    const writing = writeUntil(freshName(), 100, 'x'.repeat(20_000), () => finished);
    for (let round = 0; round < 4; round++) {
      await delay(200);
      standIn.network.cut();
    }
    finished = true;
    await writing;
    expect(unhandled).toEqual([]);
  });

  it('sends an append again whose answer was lost, and stores it once', async () => {
    const stream = freshName();
    standIn.faults.loseReplies = 1;
    const sending = log.append(stream, newEvents(2), 'noStream');
    await expect.poll(() => standIn.storage.stream(stream)?.records.length).toBe(2);
    // The lost answer is not waited for: the connection breaks.
    standIn.network.cut();
    expect((await sending).revision).toBe(1n);
    expect(revisions(await all(log.readStream(stream)))).toEqual([0n, 1n]);
  });

  it('says that the log is unavailable when its patience is over, and works again afterwards', async () => {
    const [stream, unavailable] = [freshName(), { name: 'LogUnavailable' }];
    await log.append(stream, newEvents(3), 'noStream');
    const { connectionString } = standIn;
    const hasty = await openEventStoreDbLog({ connectionString, patience: 1_000 });
    await standIn.network.close();
    await expect(hasty.append(stream, newEvents(1), 'any')).rejects.toMatchObject(unavailable);
    await expect(all(hasty.readStream(stream))).rejects.toMatchObject(unavailable);
    await expect(hasty.head()).rejects.toMatchObject(unavailable);
    await expect(openEventStoreDbLog({ connectionString, patience: 100 })).rejects.toMatchObject(
      unavailable,
    );
    await standIn.network.open();
    expect((await log.append(stream, newEvents(1), 2n)).revision).toBe(3n);
    standIn.network.freeze();
    for (const stuck of [
      () => hasty.append(stream, newEvents(1), 'any'),
      () => all(hasty.readStream(stream)),
      () => hasty.head(),
    ]) {
      await expect(stuck()).rejects.toMatchObject(unavailable);
    }
    standIn.network.thaw();
    standIn.faults.delayReplies = 3_000;
    await expect(hasty.append(stream, newEvents(1), 'any')).rejects.toMatchObject(unavailable);
    await hasty.close();
  });

  it('lets callers wait together, not one after the other, while the server is silent', async () => {
    const patience = 1_500;
    const patient = await openEventStoreDbLog({
      connectionString: standIn.connectionString,
      patience,
    });
    const stream = freshName();
    standIn.network.freeze();
    const leaves = vi.spyOn(OutageClock.prototype, 'leaves');
    for (let caller = 0; caller < 4; caller++) {
      await expect(patient.append(stream, newEvents(1), 7n)).rejects.toMatchObject({
        name: 'LogUnavailable',
      });
      await expect(all(patient.readStream(stream))).rejects.toMatchObject({
        name: 'LogUnavailable',
      });
    }
    // One after the other they would be given eight times their patience.
    const given = leaves.mock.results.map(({ value }) => Number(value));
    expect(given).toHaveLength(8);
    expect(given.reduce((a, b) => a + b)).toBeLessThan(6 * patience);
    leaves.mockRestore();
    standIn.network.thaw();
    await expect.poll(() => all(patient.readStream(stream))).toEqual([]);
    await patient.close();
  });

  it.each([-600_000, 60_000, 600_000])(
    'appends while the clock of the server is ahead by %i ms',
    async (ahead) => {
      standIn.faults.clockAhead = ahead;
      const { revision } = await log.append(freshName(), newEvents(1), 'noStream');
      expect(revision).toBe(0n);
    },
  );

  it('needs wrong revisions to be thrown', async () => {
    const connectionString = `${standIn.connectionString}&throwOnAppendFailure=false`;
    await expect(openEventStoreDbLog({ connectionString })).rejects.toThrow('throwOnAppendFailure');
  });

  it('goes on reading a stream where the connection broke', async () => {
    const stream = freshName();
    await log.append(stream, newEvents(1_000), 'noStream');
    for (const backwards of [false, true]) {
      const read: bigint[] = [];
      for await (const { revision } of log.readStream(stream, { backwards })) {
        if (read.push(revision) === 100) standIn.network.cut();
      }
      const upwards = Array.from({ length: 1_000 }, (_, index) => BigInt(index));
      expect(read).toEqual(backwards ? upwards.toReversed() : upwards);
    }
  });

  it('moves a live subscription on when only others write', async () => {
    const after = await log.head();
    let target: bigint | undefined;
    const { batches } = await follow(
      log,
      { after, prefixes: [freshName()] },
      (_, { position, live }) => {
        if (target !== undefined) return position >= target;
        if (live)
          void log
            .append(freshName(), newEvents(5), 'noStream')
            .then((appended) => (target = appended.position));
        return false;
      },
    );
    expect(batches.at(-1)).toMatchObject({ events: [], live: true });
    expect(batches.length).toBeLessThan(10);
  });

  it('moves a live subscription on while others write without pause', async () => {
    const [prefix, busy] = [freshName(), freshName()];
    const { position: after } = await log.append(busy, newEvents(1), 'noStream');
    const writing = new AbortController();
    const written = (async () => {
      while (!writing.signal.aborted) {
        await log.append(busy, newEvents(1), 'any');
        await delay(20);
      }
    })();
    let target: bigint | undefined;
    await follow(log, { after, prefixes: [prefix] }, (_, { position }) => {
      if (target === undefined) void delay(1_000).then(async () => (target = await log.head()));
      return target !== undefined && position >= target;
    });
    writing.abort();
    await written;
  });

  it('refuses a position that no event has, instead of trying for ever', async () => {
    const { position } = await log.append(freshName(), newEvents(1), 'noStream');
    await expect(follow(log, { after: position - 1n }, () => true)).rejects.toThrow(
      `${position - 1n} is not a position of this log`,
    );
  });

  it('tells a tombstone from a stream that is absent or was deleted softly', async () => {
    const [soft, gone] = [freshName(), freshName()];
    const bare = EventStoreDBClient.connectionString(standIn.connectionString);
    for (const stream of [soft, gone]) await log.append(stream, newEvents(2), 'noStream');
    await bare.deleteStream(soft);
    await bare.tombstoneStream(gone);
    expect(await all(log.readStream(soft))).toEqual([]);
    expect((await log.append(soft, newEvents(1), 'noStream')).revision).toBe(2n);
    await expect.poll(async () => revisions(await all(log.readStream(soft)))).toEqual([2n]);
    await expect(all(log.readStream(gone))).rejects.toMatchObject({ name: 'StreamDeleted' });
    await expect(log.append(gone, newEvents(1), 'any')).rejects.toMatchObject({
      name: 'StreamDeleted',
    });
    const { events } = await follow(log, {}, (_, { live }) => live);
    expect(
      events.filter(({ stream, type }) => stream.startsWith('$') || type.startsWith('$')),
    ).toEqual([]);
    await bare.dispose();
  });

  it('keeps the appends of one log when another one of the process closes', async () => {
    const other = await openEventStoreDbLog({ connectionString: standIn.connectionString });
    const appends = Array.from({ length: 50 }, () =>
      log.append(freshName(), newEvents(1), 'noStream'),
    );
    await other.close();
    expect(await Promise.all(appends)).toHaveLength(50);
  });
});
