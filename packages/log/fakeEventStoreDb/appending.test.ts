import { randomUUID } from 'node:crypto';
import { ANY, NO_STREAM, WrongExpectedVersionError } from '@eventstore/db-client';
import { describe, expect, it } from 'vitest';
import { all, event, events, givenFakeEventStoreDb, name } from './testing/given.ts';

const given = givenFakeEventStoreDb();
const append = (
  stream: string,
  what: ReturnType<typeof events>,
  expectedRevision: bigint | typeof ANY | typeof NO_STREAM,
) => given().client.appendToStream(stream, what, { expectedRevision });
const wrong = { type: 'wrong-expected-version', message: '' };

describe('the stand-in takes appends', () => {
  it('answering the revision and position of the last event, commit equal to prepare, positions never consecutive', async () => {
    const stream = name();
    const answer = await append(stream, events(3), NO_STREAM);
    const stored = await all(given().client.readStream(stream));
    const positions = stored.map(
      ({ event: found }) =>
        (found as unknown as { position: { commit: bigint; prepare: bigint } }).position,
    );
    expect(answer).toMatchObject({
      success: true,
      nextExpectedRevision: 2n,
      position: positions[2],
    });
    for (const { commit, prepare } of positions) expect(commit).toBe(prepare);
    expect(positions[1]!.commit - positions[0]!.commit).toBeGreaterThan(1n);
    expect(positions[2]!.commit - positions[1]!.commit).toBeGreaterThan(1n);
  });

  it('answering the same ids as the first time, with later events behind them and after a restart', async () => {
    const stream = name();
    const [one, two] = [events(2), events(1)];
    const [first, second] = [await append(stream, one, NO_STREAM), await append(stream, two, 1n)];
    await append(stream, events(1), 2n);
    for (const expected of [NO_STREAM, ANY] as const)
      expect(await append(stream, one, expected)).toEqual(first);
    await given().standIn.network.close();
    await given().standIn.network.open();
    await expect.poll(() => append(stream, two, 1n).catch(() => 'down')).toEqual(second);
    expect(await append(stream, two, ANY)).toEqual(second);
    expect(await all(given().client.readStream(stream))).toHaveLength(4);
  });

  it('comparing nothing but ids', async () => {
    const [stream, id] = [name(), randomUUID()];
    const first = await append(stream, [event(id)], NO_STREAM);
    expect(await append(stream, [event(id.toUpperCase(), { other: true })], NO_STREAM)).toEqual(
      first,
    );
    expect(await all(given().client.readStream(stream))).toMatchObject([
      { event: { id, data: { title: 'Kick-off' } } },
    ]);
  });

  it('refusing a partial overlap, even with any, and taking an id that stands twice in one append', async () => {
    const [stream, old] = [name(), event()];
    await append(stream, [old], NO_STREAM);
    await expect(append(stream, [old, event()], ANY)).rejects.toMatchObject({
      ...wrong,
      actualVersion: 0n,
    });
    const twice = event();
    expect(await append(stream, [twice, twice], 0n)).toMatchObject({ nextExpectedRevision: 2n });
  });

  it('storing again what its look for repetitions does not find: fresh ids first, or known ones behind the end', async () => {
    const [stream, old] = [name(), event()];
    await append(stream, [old], NO_STREAM);
    expect(await append(stream, [event(), old], ANY)).toMatchObject({ nextExpectedRevision: 2n });
    expect(await append(stream, [old], 2n)).toMatchObject({ nextExpectedRevision: 3n });
  });

  it('refusing a wrong version with what was expected and what is there, without a message', async () => {
    const stream = name();
    await expect(append(stream, events(1), 5n)).rejects.toBeInstanceOf(WrongExpectedVersionError);
    await expect(append(stream, events(1), 5n)).rejects.toMatchObject({
      ...wrong,
      streamName: stream,
      expectedVersion: 5n,
      actualVersion: 'no_stream',
    });
    await append(stream, events(2), NO_STREAM);
    await expect(append(stream, events(1), NO_STREAM)).rejects.toMatchObject({
      ...wrong,
      expectedVersion: 'no_stream',
      actualVersion: 1n,
    });
  });

  it('letting one of 16 claims through', async () => {
    const stream = name('claim');
    const results = await Promise.allSettled(
      Array.from({ length: 16 }, () => append(stream, events(1), NO_STREAM)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('writing nothing for an empty append, and up to 1 MiB in one', async () => {
    const stream = name();
    expect(await append(stream, [], ANY)).toMatchObject({ success: true });
    await expect(all(given().client.readStream(stream))).rejects.toMatchObject({
      type: 'stream-not-found',
    });
    const large = (size: number) => [event(undefined, 'x'.repeat(size))];
    expect(await append(stream, large(1_048_000), NO_STREAM)).toMatchObject({ success: true });
    await expect(append(stream, large(1_048_576), ANY)).rejects.toMatchObject({
      type: 'maximum-append-size-exceeded',
      maxAppendSize: 1_048_576,
    });
  });

  it('the slower way too, which the client takes with credentials', async () => {
    const [stream, one] = [name(), event()];
    const slowly = { credentials: { username: 'admin', password: 'changeit' } };
    const answer = await given().client.appendToStream(stream, [one], {
      expectedRevision: NO_STREAM,
      ...slowly,
    });
    expect(await append(stream, [one], NO_STREAM)).toEqual(answer);
    await expect(
      given().client.appendToStream(stream, [event()], { expectedRevision: 7n, ...slowly }),
    ).rejects.toMatchObject({ ...wrong, expectedVersion: 7n, actualVersion: 0n });
  });
});
