import { EventStoreDBClient, NO_STREAM, streamNameFilter } from '@eventstore/db-client';
import { afterAll, describe, expect, it } from 'vitest';
import { eventStoreDbServer } from '../testing/eventStoreDbServer.ts';
import { all, event, events, name } from './testing/given.ts';

/**
 * What the stand-in must do as the server does: run on a server where one is named, and on the
 * stand-in elsewhere.
 */
const server = await eventStoreDbServer();
const client = EventStoreDBClient.connectionString(server.url);
afterAll(async () => {
  await client.dispose();
  await server.stop();
});

const create = async (stream: string, count: number) => {
  await client.appendToStream(stream, events(count), { expectedRevision: NO_STREAM });
  return (await all(client.readStream(stream))).map(
    ({ event: found }) => (found as unknown as { position: { commit: bigint } }).position.commit,
  );
};

describe(`EventStoreDB (${server.kind})`, () => {
  /**
   * Checkpoints of a subscription that comes after `after` and finds nothing, as indexes into
   * `positions`.
   */
  const checkpoints = (positions: readonly bigint[], after: number, checkpointInterval = 1) => {
    const at = { commit: positions[after]!, prepare: positions[after]! };
    const reached: number[] = [];
    const subscription = client.subscribeToAll({
      fromPosition: at,
      filter: streamNameFilter({
        prefixes: ['none'],
        checkpointInterval,
        checkpointReached: (_, { commit }) => void reached.push(positions.indexOf(commit)),
      }),
    });
    const caughtUp = new Promise<void>((resolve) => subscription.on('caughtUp', () => resolve()));
    subscription.resume();
    return { reached, caughtUp, end: () => subscription.unsubscribe() };
  };

  it('tells where each page of 32 began that it has looked through, from the event it comes after', async () => {
    const positions = await create(name(), 150);
    for (const [after, interval, expected] of [
      [0, 1, [0, 32, 64, 96]],
      [10, 1, [10, 42, 74, 106]],
      [0, 2, [32, 96]],
    ] as const) {
      const { reached, caughtUp, end } = checkpoints(positions, after, interval);
      await caughtUp;
      await end();
      expect(reached).toEqual(expected);
    }
  });

  it('tells, once live, of each 32nd event that comes', async () => {
    const first = await create(name(), 1);
    const positions = [...first];
    const { reached, caughtUp, end } = checkpoints(positions, 0);
    await caughtUp;
    const stream = name();
    for (let number = 0; number < 70; number++)
      positions.push((await client.appendToStream(stream, event())).position!.commit);
    await expect.poll(() => reached).toEqual([32, 64]);
    await end();
  });

  it('refuses to delete an absent stream with numbers for what it expected and found, and with a message', async () => {
    const stream = name();
    const refused = { type: 'wrong-expected-version', streamName: stream, actualVersion: -1n };
    await expect(client.deleteStream(stream)).rejects.toMatchObject({
      ...refused,
      expectedVersion: -2n,
    });
    await expect(client.deleteStream(stream)).rejects.toThrow(
      /WrongExpectedVersion.*Actual version: -1/,
    );
    await expect(client.deleteStream(stream, { expectedRevision: 5n })).rejects.toMatchObject({
      ...refused,
      expectedVersion: 5n,
    });
    await create(stream, 2);
    await expect(client.deleteStream(stream, { expectedRevision: 5n })).rejects.toMatchObject({
      ...refused,
      expectedVersion: 5n,
      actualVersion: 1n,
    });
  });

  it('shows a stream that was deleted softly and written again from its next revision, a moment later', async () => {
    const stream = name();
    await create(stream, 2);
    await client.deleteStream(stream);
    await expect(all(client.readStream(stream))).rejects.toMatchObject({
      type: 'stream-not-found',
    });
    const again = await client.appendToStream(stream, event(), { expectedRevision: NO_STREAM });
    expect(again).toMatchObject({ nextExpectedRevision: 2n });
    const revisions = async () =>
      (await all(client.readStream(stream))).map(({ event: found }) => found?.revision);
    await expect.poll(() => revisions().catch(({ type }: { type: string }) => type)).toEqual([2n]);
  });

  it('refuses an append whose deadline, an instant of the client, has passed by the clock of the server', async () => {
    const late = client.appendToStream(name(), event(), { deadline: -1_000 });
    await expect(late).rejects.toMatchObject({ type: 'deadline-exceeded' });
    await client.appendToStream(name(), event(), { deadline: 3_600_000 });
  });

  it('accepts a subscription from beyond the end, says that it has caught up, and delivers nothing', async () => {
    const [last] = (await create(name(), 1)).slice(-1);
    const beyond = last! + 1_000_000n;
    const seen: unknown[] = [];
    const subscription = client.subscribeToAll({
      fromPosition: { commit: beyond, prepare: beyond },
    });
    const caughtUp = new Promise<void>((resolve) => subscription.on('caughtUp', () => resolve()));
    subscription.on('data', (found) => void seen.push(found));
    await caughtUp;
    await create(name(), 2);
    await create(name(), 2);
    expect(seen).toEqual([]);
    await subscription.unsubscribe();
  });
});
