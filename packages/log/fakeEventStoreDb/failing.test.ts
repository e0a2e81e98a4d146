import { setTimeout as delay } from 'node:timers/promises';
import { status } from '@grpc/grpc-js';
import { NO_STREAM } from '@eventstore/db-client';
import { describe, expect, it } from 'vitest';
import { all, event, events, givenFakeEventStoreDb, name } from './testing/given.ts';

const given = givenFakeEventStoreDb();
const create = (stream: string, count = 2) =>
  given().client.appendToStream(stream, events(count), { expectedRevision: NO_STREAM });
const read = (stream: string) => all(given().client.readStream(stream));

describe('the stand-in fails like the server', () => {
  it('has no absent streams, and takes no count of zero', async () => {
    await expect(read(name())).rejects.toMatchObject({ type: 'stream-not-found' });
    const stream = name();
    await create(stream);
    await expect(all(given().client.readStream(stream, { maxCount: 0 }))).rejects.toThrow();
  });

  it('hides a stream that was deleted softly, and goes on at the next revision', async () => {
    const stream = name();
    await create(stream);
    await given().client.deleteStream(stream);
    await expect(read(stream)).rejects.toMatchObject({ type: 'stream-not-found' });
    expect(await create(stream, 1)).toMatchObject({ nextExpectedRevision: 2n });
    await expect(read(stream), 'for a moment it is still not there').rejects.toMatchObject({
      type: 'stream-not-found',
    });
    expect((await read(stream)).map(({ event: found }) => found?.revision)).toEqual([2n]);
    const { metadata, metastreamRevision } = await given().client.getStreamMetadata(stream);
    expect(metadata).toEqual({ truncateBefore: 2 });
    expect(metastreamRevision).toBe(
      given().standIn.storage.visible(`$$${stream}`)?.at(-1)?.position,
    );
  });

  it('keeps a tombstone for ever, on read, append and delete', async () => {
    const stream = name();
    await create(stream);
    await given().client.tombstoneStream(stream);
    const deleted = { type: 'stream-deleted', streamName: stream };
    await expect(read(stream)).rejects.toMatchObject(deleted);
    await expect(given().client.appendToStream(stream, event())).rejects.toMatchObject(deleted);
    await expect(given().client.deleteStream(stream)).rejects.toMatchObject(deleted);
  });

  it('when it is down: appends reject with a raw error, reads as unavailable; the same client works soon after it is back', async () => {
    const stream = name();
    await create(stream);
    await given().standIn.network.close();
    await read(stream).catch(() => undefined);
    await expect(given().client.appendToStream(stream, event())).rejects.toSatisfy(
      (error: object) => (error as { code: number }).code === 14 && !('type' in error),
    );
    await expect(read(stream)).rejects.toMatchObject({ type: 'unavailable' });
    await given().standIn.network.open();
    await expect
      .poll(() =>
        read(stream).then(
          (found) => found.length,
          () => 0,
        ),
      )
      .toBe(2);
  });

  it.each([
    [status.INTERNAL, 'unknown'],
    [status.UNAVAILABLE, 'unavailable'],
  ] as const)('going down in good order ends reads, sometimes with code %i', async (code, type) => {
    const subscription = given().client.subscribeToAll();
    const failed = (async () => {
      for await (const _ of subscription);
    })();
    const caughtUp = new Promise((resolve) =>
      subscription.on('caughtUp', () => resolve(undefined)),
    );
    await Promise.race([caughtUp, failed]);
    given().standIn.interruptReads(code);
    await expect(failed).rejects.toMatchObject({ type, code });
  });

  it('an append without its answer may have been stored, and the client does not notice its own deadline', async () => {
    const [stream, one] = [name(), event()];
    given().standIn.faults.loseReplies = 1;
    const lost = given().client.appendToStream(stream, one, {
      expectedRevision: NO_STREAM,
      deadline: 1_000,
    });
    lost.catch(() => undefined);
    expect(await Promise.race([lost, delay(1_500, 'still waiting')])).toBe('still waiting');
    expect(await read(stream)).toHaveLength(1);
    expect(
      await given().client.appendToStream(stream, one, { expectedRevision: NO_STREAM }),
    ).toMatchObject({ nextExpectedRevision: 0n });
    expect(await read(stream)).toHaveLength(1);
  });
});
