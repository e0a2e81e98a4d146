import { BACKWARDS, END, NO_STREAM, START, streamNameFilter } from '@eventstore/db-client';
import { describe, expect, it } from 'vitest';
import { all, events, first, givenFakeEventStoreDb, name } from './testing/given.ts';

const given = givenFakeEventStoreDb();
const create = async (stream: string, count: number) => {
  await given().client.appendToStream(stream, events(count), { expectedRevision: NO_STREAM });
  return (
    await all(given().client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: count }))
  )
    .map(({ event }) => event!.position)
    .toReversed();
};
const at = (commit: bigint) => ({ commit, prepare: commit });

describe('the stand-in reads', () => {
  it('nothing past the end of a stream', async () => {
    const stream = name();
    await create(stream, 2);
    expect(await all(given().client.readStream(stream, { fromRevision: 2n }))).toEqual([]);
  });

  it('$all from a position: inclusive forwards, exclusive backwards, never from where no event begins', async () => {
    const [one, two, three] = await create(name(), 3);
    const read = async (options: object) =>
      (await all(given().client.readAll(options))).map(({ event }) => event!.position);
    expect(await read({ fromPosition: two })).toEqual([two, three]);
    expect(await read({ fromPosition: two, direction: BACKWARDS, maxCount: 1 })).toEqual([one]);
    await expect(read({ fromPosition: at(two!.commit + 1n) })).rejects.toMatchObject({
      type: 'unknown',
    });
    await expect(
      first(given().client.subscribeToAll({ fromPosition: at(two!.commit + 1n) }), 1),
    ).rejects.toMatchObject({ type: 'unknown' });
  });

  it('events of the server and of deleted streams in $all, which a filter by prefix leaves out', async () => {
    const [kept, gone] = [name('kept'), name('gone')];
    await create(kept, 1);
    await create(gone, 1);
    await given().client.deleteStream(gone);
    const streams = (await all(given().client.readAll({ fromPosition: START }))).map(
      ({ event }) => event!.streamId,
    );
    expect(streams).toEqual(expect.arrayContaining([kept, gone, `$$${gone}`]));
    expect(streams[0]).toMatch(/^\$/);
    const filter = streamNameFilter({ prefixes: ['kept-'] });
    expect(
      (await first(given().client.subscribeToAll({ filter }), 1)).map(({ stream }) => stream),
    ).toEqual([kept]);
  });

  it('instants with milliseconds, and ids in lower case', async () => {
    const [stream, before] = [name(), Date.now()];
    const [upper] = events(1).map((event) => ({ ...event, id: event.id.toUpperCase() }));
    await given().client.appendToStream(stream, upper!);
    const [found] = await all(given().client.readStream(stream));
    expect(found?.event?.id).toBe(upper?.id.toLowerCase());
    expect(found?.event?.created.getTime()).toBeGreaterThanOrEqual(before);
  });

  it('by discovery of a cluster of one as well', async () => {
    const { EventStoreDBClient } = await import('@eventstore/db-client');
    const stream = name();
    await create(stream, 1);
    const client = EventStoreDBClient.connectionString(
      given().standIn.connectionString.replace('esdb:', 'esdb+discover:'),
    );
    expect(await all(client.readStream(stream))).toHaveLength(1);
    await client.dispose();
  });
});

describe('the stand-in serves subscriptions', () => {
  it('from after a position, then whatever comes', async () => {
    const stream = name();
    const [one, two] = await create(stream, 2);
    const following = first(
      given().client.subscribeToAll({
        fromPosition: one!,
        filter: streamNameFilter({ prefixes: [stream] }),
      }),
      2,
    );
    await given().client.appendToStream(stream, events(1), { expectedRevision: 1n });
    const [second, third] = await following;
    expect(second?.position).toBe(two?.commit);
    expect(third?.position).toBeGreaterThan(two!.commit);
  });

  it('telling that it has caught up before its events have been taken, and never that it fell behind', async () => {
    const stream = name();
    await create(stream, 120);
    const subscription = given().client.subscribeToAll(
      { filter: streamNameFilter({ prefixes: [stream] }) },
      { highWaterMark: 500 },
    );
    let fellBehind = 0;
    subscription.on('fellBehind', () => (fellBehind += 1));
    await new Promise((resolve) => subscription.on('caughtUp', () => resolve(undefined)));
    // Nobody has taken a single event yet.
    expect(await first(subscription, 120)).toHaveLength(120);
    expect(fellBehind).toBe(0);
  });

  it('that break once with their connection, and end by unsubscribing', async () => {
    const subscription = given().client.subscribeToAll({ fromPosition: END });
    const told: string[] = [];
    for (const word of ['end', 'close', 'error']) subscription.on(word, () => told.push(word));
    await new Promise((resolve) => subscription.on('caughtUp', () => resolve(undefined)));
    given().standIn.network.cut();
    await expect.poll(() => told).toEqual(['error']);
    const second = given().client.subscribeToAll({ fromPosition: END });
    second.on('caughtUp', () => void second.unsubscribe());
    let left = false;
    for await (const _ of second);
    left = true;
    expect(left).toBe(true);
  });
});
