import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ids, freshName, newEvents } from '../contract/given.ts';
import type { Batch, EventLog, SubscribeOptions, SubscriptionHealth } from '../port/eventLog.ts';
import { openEventStoreDbLog } from './eventStoreDb.ts';
import { giveBackServer, takeServer } from './clients.ts';
import { EndOfLog } from './end.ts';
import type { ServerAccess } from './read.ts';
import { subscribeEventStoreDb } from './subscription.ts';
import { verdictOf } from './trouble.ts';
import { OutageClock } from '../outages/outageClock.ts';
import { startFakeEventStoreDb } from '../fakeEventStoreDb/fakeEventStoreDb.ts';
import type { FakeEventStoreDb } from '../fakeEventStoreDb/fakeEventStoreDb.ts';

let standIn: FakeEventStoreDb;
let log: EventLog;
beforeAll(async () => {
  standIn = await startFakeEventStoreDb();
  log = await openEventStoreDbLog({ connectionString: standIn.connectionString, patience: 30_000 });
});
afterAll(async () => {
  await log.close();
  await standIn.close();
});

/** Follows in the background and gathers what comes. */
function following(
  subscribe: (options: SubscribeOptions) => AsyncIterable<Batch>,
  options: Partial<SubscribeOptions>,
) {
  const stop = new AbortController();
  const batches: Batch[] = [];
  const healths: SubscriptionHealth[] = [];
  const ended = (async () => {
    const onHealth = (health: SubscriptionHealth) => void healths.push(health);
    for await (const batch of subscribe({ ...options, onHealth, signal: stop.signal }))
      batches.push(batch);
  })();
  return {
    batches,
    healths,
    events: () => ids(batches.flatMap(({ events }) => events)),
    async end() {
      stop.abort();
      await ended;
    },
  };
}

/** The server is killed and comes back with this log in the place of its own. */
async function comeBackWith(storage: FakeEventStoreDb['storage']): Promise<void> {
  await standIn.network.close();
  standIn.storage = storage;
  await standIn.network.open();
}

describe('on a stand-in, a subscription of the EventStoreDB adapter', () => {
  it('does not move past events that the node it reads from lacks, though another has told of them', async () => {
    const prefix = freshName();
    const { position: after } = await log.append(freshName(), newEvents(1), 'noStream');
    const known = standIn.storage.records.length;
    const missing = newEvents(2);
    await log.append(prefix, missing, 'noStream');
    const { position: end } = await log.append(freshName(), newEvents(1), 'noStream');
    const whole = standIn.storage;
    const behind = whole.copy(known);
    const real = new EndOfLog();
    const link: ServerAccess = {
      server: takeServer(standIn.connectionString),
      // The channel goes over to a node that lags behind, once the end has been told.
      end: { look: (asked) => real.look(asked).finally(() => (standIn.storage = behind)) },
      patience: 1_000,
      closed: new AbortController().signal,
      silence: new OutageClock(),
      judge: verdictOf,
    };
    const {
      batches,
      events,
      end: stop,
    } = following((options) => subscribeEventStoreDb(link, options), { after, prefixes: [prefix] });
    // It has subscribed to the node that lags behind, and was told that it has caught up.
    await expect.poll(() => standIn.storage === behind && behind.watched > 0).toBe(true);
    expect(batches.filter(({ position, live }) => live || position > after)).toEqual([]);
    behind.takeOver(whole);
    standIn.storage = whole;
    await expect.poll(() => batches.at(-1)).toMatchObject({ position: end, live: true });
    expect(events()).toEqual(ids(missing));
    await stop();
    await giveBackServer();
  });

  it('says so when the server comes back with less history, and goes on when it has all of it again', async () => {
    const prefix = freshName();
    await log.append(freshName(), newEvents(1), 'noStream');
    const older = standIn.storage.copy();
    const first = newEvents(1);
    await log.append(prefix, first, 'noStream');
    const { batches, healths, events, end } = following((options) => log.subscribe(options), {
      prefixes: [prefix],
    });
    await expect.poll(() => batches.at(-1)?.live).toBe(true);
    const whole = standIn.storage;
    for (const lesser of [older, older.copy(0)]) {
      await comeBackWith(lesser);
      await expect
        .poll(() => healths.at(-1))
        .toMatchObject({
          state: 'retrying',
          problem: expect.stringContaining('up to which it has been read'),
        });
      await comeBackWith(whole);
      await expect.poll(() => healths.at(-1)?.state).toBe('live');
    }
    const later = newEvents(1);
    await log.append(prefix, later, 0n);
    await expect.poll(events).toEqual(ids([...first, ...later]));
    await end();
  });

  it('looks no further back for the newest event than where it looked last', async () => {
    const { position } = await log.append(freshName(), newEvents(1), 'noStream');
    const statistics = (count: number) => {
      for (let number = 0; number < count; number += 1)
        standIn.storage.append('$stats-0', [systemEvent()], 'any');
    };
    statistics(1_500);
    expect(await log.head()).toBe(position);
    const sent = standIn.network.sent();
    for (let look = 0; look < 10; look += 1) {
      statistics(2);
      expect(await log.head()).toBe(position);
    }
    // All of them would be hundreds of kilobytes a look.
    expect(standIn.network.sent() - sent).toBeLessThan(300_000);
    const { position: next } = await log.append(freshName(), newEvents(1), 'noStream');
    statistics(5);
    expect(await log.head()).toBe(next);
  });
});

const systemEvent = () => ({
  id: crypto.randomUUID(),
  type: '$statsCollected',
  contentType: 'application/json',
  data: Buffer.from('{}'),
  metadata: new Uint8Array(),
});
