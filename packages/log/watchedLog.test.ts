import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { all, freshName, ids, newEvents } from './contract/given.ts';
import type { Batch, EventLog, SubscriptionHealth } from './port/eventLog.ts';
import { openEventStoreDbLog } from './eventStoreDb/eventStoreDb.ts';
import { startFakeEventStoreDb } from './fakeEventStoreDb/fakeEventStoreDb.ts';
import type { FakeEventStoreDb } from './fakeEventStoreDb/fakeEventStoreDb.ts';
import { Storage } from './fakeEventStoreDb/storage.ts';
import { watchedLog } from './watchedLog.ts';

let standIn: FakeEventStoreDb;
let log: EventLog;
const told: (string | null)[] = [];
beforeAll(async () => {
  standIn = await startFakeEventStoreDb();
  const bare = await openEventStoreDbLog({ connectionString: standIn.connectionString });
  log = watchedLog(bare, { mark: null, told: (trouble) => told.push(trouble), lookEvery: 100 });
});
afterAll(async () => {
  await log.close();
  await standIn.close();
});

const replaced = { name: 'LogReplaced' };
async function comeBackWith(storage: Storage): Promise<void> {
  await standIn.network.close();
  standIn.storage = storage;
  await standIn.network.open();
}

/** A log that goes far beyond ours: positions alone would not tell. */
function longer(): Storage {
  const other = new Storage();
  const data = Buffer.from(JSON.stringify({ text: 'x'.repeat(1_000) }));
  const event = () => ({
    id: crypto.randomUUID(),
    type: 'Other',
    contentType: 'application/json',
    data,
  });
  for (let number = 0; number < 200; number += 1)
    other.append('process-other', [{ ...event(), metadata: Buffer.from('{}') }], 'any');
  return other;
}

describe('a log that is watched', () => {
  it.each([
    ['empty', () => new Storage()],
    ['older', () => standIn.storage.copy(standIn.storage.records.length - 1)],
    ['another one, and longer', longer],
  ])(
    'is not used while it has come back %s, and is used again when it is what it was',
    async (_, other) => {
      const stream = freshName();
      await log.append(freshName(), newEvents(1), 'noStream');
      const first = newEvents(2);
      await log.append(stream, first, 'noStream');
      const [stop, healths, batches] = [
        new AbortController(),
        [] as SubscriptionHealth[],
        [] as Batch[],
      ];
      const following = (async () => {
        const onHealth = (health: SubscriptionHealth) => void healths.push(health);
        for await (const batch of log.subscribe({ onHealth, signal: stop.signal }))
          batches.push(batch);
      })();
      await expect.poll(() => batches.at(-1)?.live).toBe(true);
      const whole = standIn.storage;
      const lesser = other();
      const before = lesser.records.length;
      await comeBackWith(lesser);
      await expect.poll(() => log.trouble?.()).toContain('is another one, or has lost its end');
      expect(told.at(-1)).toBe(log.trouble?.());
      await expect(log.append(stream, newEvents(1), 1n)).rejects.toMatchObject(replaced);
      await expect(log.append(freshName(), newEvents(1), 'noStream')).rejects.toMatchObject(
        replaced,
      );
      await expect(all(log.readStream(stream))).rejects.toMatchObject(replaced);
      await expect.poll(() => healths.at(-1)?.state).toBe('retrying');
      expect(lesser.records.length, 'nothing was written').toBe(before);
      await comeBackWith(whole);
      await expect.poll(() => log.trouble?.()).toBeNull();
      expect(told.at(-1)).toBeNull();
      const later = newEvents(1);
      await log.append(stream, later, 1n);
      const ours = () =>
        batches.flatMap(({ events }) => events).filter((event) => event.stream === stream);
      await expect.poll(() => ids(ours())).toEqual(ids([...first, ...later]));
      expect(
        batches.flatMap(({ events }) => events).filter(({ type }) => type === 'Other'),
      ).toEqual([]);
      stop.abort();
      await following;
    },
  );

  it.each([
    ['empty', () => new Storage()],
    ['another one, and longer', longer],
  ])(
    'does not take for stored what was sent while it went away and came back %s',
    async (_, other) => {
      const connectionString = standIn.connectionString;
      // Without a subscription, and looking seldom, it hears of the exchange by its own calls
      // alone.
      const seldom = watchedLog(await openEventStoreDbLog({ connectionString }), {
        mark: null,
        lookEvery: 3_600_000,
      });
      const whole = standIn.storage;
      try {
        await seldom.append(freshName(), newEvents(1), 'noStream');
        await standIn.network.close();
        const answers = Promise.allSettled([
          seldom.append(freshName(), newEvents(1), 'noStream'),
          all(seldom.readStream(freshName())),
        ]);
        standIn.storage = other();
        await standIn.network.open();
        const reason = expect.objectContaining(replaced) as unknown;
        expect(await answers).toEqual([
          { status: 'rejected', reason },
          { status: 'rejected', reason },
        ]);
      } finally {
        await comeBackWith(whole);
        await seldom.close();
        // The other log, which looks often, may have met the exchange too.
        await expect.poll(() => log.trouble?.()).toBeNull();
      }
    },
  );

  it('is used although the stream of its newest event was deleted for good', async () => {
    const stream = freshName();
    await log.append(stream, newEvents(1), 'noStream');
    standIn.storage.tombstone(stream, 'any');
    const looks = standIn.network.sent();
    await expect.poll(() => standIn.network.sent() - looks).toBeGreaterThan(200);
    expect(log.trouble?.()).toBeNull();
    await log.append(freshName(), newEvents(1), 'noStream');
  });

  it('does not say that something is stored which another log took, although the right one is back', async () => {
    const bare = await openEventStoreDbLog({ connectionString: standIn.connectionString });
    let elsewhere = false;
    const taken = { revision: 0n, position: 0n };
    const watched = watchedLog(
      { ...bare, append: (...what) => (elsewhere ? Promise.resolve(taken) : bare.append(...what)) },
      { mark: null },
    );
    await watched.append(freshName(), newEvents(1), 'noStream');
    elsewhere = true;
    const [stream, events] = [freshName(), newEvents(1)];
    await expect(watched.append(stream, events, 'noStream')).rejects.toMatchObject({
      name: 'LogUnavailable',
    });
    elsewhere = false;
    await watched.append(stream, events, 'noStream');
    expect(ids(await all(watched.readStream(stream)))).toEqual(ids(events));
    await watched.close();
  });
});
