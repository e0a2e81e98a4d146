import type { Stored } from '@waymark/events';
import { openEventStoreDbLog, openPostgresLog, type EventLog } from '@waymark/log';
import { afterEach, expect, test } from 'vitest';
import { startFakeEventStoreDb } from '@waymark/log/fakeEventStoreDb';
import { freshDatabase } from '@waymark/postgres/testing';
import { copyHistory } from './copyHistory.ts';
import { differences, digestOf } from './digest.ts';
import { appendSamples, everythingIn, sampleEvent } from './testing/sampleHistory.ts';

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function postgresLog(): Promise<EventLog> {
  const database = await freshDatabase();
  undo.push(() => database.drop());
  const log = await openPostgresLog(database);
  undo.push(() => log.close());
  return log;
}

async function standInLog(): Promise<EventLog> {
  const standIn = await startFakeEventStoreDb();
  undo.push(() => standIn.close());
  const log = await openEventStoreDbLog(standIn);
  undo.push(() => log.close());
  return log;
}

const copy = (source: EventLog, target: EventLog, signal = new AbortController().signal) =>
  copyHistory({ source, target, signal, onProgress: () => undefined });
const compare = async (source: EventLog, target: EventLog) =>
  differences(await digestOf(source), await digestOf(target));

test('a history from Postgres to EventStoreDB and back is the same, and the source is as it was', async () => {
  const [first, second, third] = [await postgresLog(), await standInLog(), await postgresLog()];
  await appendSamples(first, 300);
  const before = await everythingIn(first);
  expect(await copy(first, second)).toEqual({ found: 0, copied: before.length });
  expect(await compare(first, second)).toEqual([]);
  expect(await copy(second, third)).toEqual({ found: 0, copied: before.length });
  expect(await compare(second, third)).toEqual([]);
  expect(await everythingIn(first)).toEqual(before);
  // Positions of Postgres count events, so that even they are alike.
  expect(await everythingIn(third)).toEqual(before);
});

test('a copy that is cut off holds a beginning of the source, and goes on from there', async () => {
  const [source, target] = [await postgresLog(), await standInLog()];
  await appendSamples(source, 200);
  const stopping = new AbortController();
  const { copied } = await copyHistory({
    source,
    target,
    signal: stopping.signal,
    onProgress: (events) => {
      if (events > 90) stopping.abort();
    },
  });
  const all = await everythingIn(source);
  const ids = (events: readonly Stored[]) => events.map(({ id }) => id);
  expect(copied).toBeGreaterThan(90);
  expect(copied).toBeLessThan(all.length);
  expect(ids(await everythingIn(target))).toEqual(ids(all).slice(0, copied));
  expect(await copy(source, target)).toEqual({ found: copied, copied: all.length - copied });
  expect(await compare(source, target)).toEqual([]);
  expect(await copy(source, target)).toEqual({ found: all.length, copied: 0 });
});

test('a target with other events is refused, and left as it is', async () => {
  const [source, target] = [await postgresLog(), await standInLog()];
  await appendSamples(source, 20);
  await target.append('client-w_other', [sampleEvent(1)], 'noStream');
  await expect(copy(source, target)).rejects.toThrow(
    'The target holds other events than the source, beginning with Sample1 at revision 0 of client-w_other.',
  );
  expect(await everythingIn(target)).toHaveLength(1);
});

test('a target that is ahead of the source is refused', async () => {
  const [source, target] = [await postgresLog(), await standInLog()];
  await appendSamples(source, 20);
  await copy(source, target);
  await target.append('client-w_other', [sampleEvent(1)], 'noStream');
  await expect(copy(source, target)).rejects.toThrow('The target holds other events');
});

test('what differs is found: contents, a missing event, one too many, the order', async () => {
  const [source, target] = [await postgresLog(), await standInLog()];
  const [one, two, three] = [sampleEvent(1), sampleEvent(2), sampleEvent(3)];
  for (const [stream, event] of [
    ['a', one],
    ['b', two],
    ['c', three],
  ] as const)
    await source.append(stream, [event], 'noStream');
  await target.append('b', [{ ...two, data: { number: 2, content: 'altered' } }], 'noStream');
  await target.append('a', [one], 'noStream');
  await target.append('d', [sampleEvent(4)], 'noStream');
  expect(await compare(source, target)).toEqual([
    'b has other contents in the target',
    'c has 0 events in the target, 1 in the source',
    'd is in the target alone',
  ]);
});

test('the same streams in another order are not the same history', async () => {
  const [source, target] = [await postgresLog(), await standInLog()];
  const [one, two] = [sampleEvent(1), sampleEvent(2)];
  await source.append('a', [one], 'noStream');
  await source.append('b', [two], 'noStream');
  await target.append('b', [two], 'noStream');
  await target.append('a', [one], 'noStream');
  expect(await compare(source, target)).toEqual([
    'the streams are alike, but their events follow in another order',
  ]);
});
