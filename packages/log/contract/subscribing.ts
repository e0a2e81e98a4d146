import { describe, expect, it } from 'vitest';
import type { Stored } from '@waymark/events';
import type { EventLog } from '../port/eventLog.ts';
import { follow, freshName, ids, newEvent, newEvents, revisions } from './given.ts';
import type { TheLog } from './given.ts';

const WRITERS = 16;
const EACH = 75;

/** 16 writers, each on a stream of its own below `prefix`, one event at a time. */
async function writeConcurrently(log: EventLog, prefix: string): Promise<void> {
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      for (let number = 0; number < EACH; number++)
        await log.append(`${prefix}_${writer}`, [newEvent({ number })], 'any');
    }),
  );
}

/** Never a gap, never a repeat: each stream's revisions one by one, positions strictly upwards. */
function expectSeamless(events: readonly Stored[]): void {
  const next = new Map<string, bigint>();
  let before = -1n;
  for (const { stream, revision, position } of events) {
    expect(revision).toBe(next.get(stream) ?? 0n);
    next.set(stream, revision + 1n);
    expect(position).toBeGreaterThan(before);
    before = position;
  }
}

export function subscribingContract(opened: TheLog): void {
  const log = () => opened().log;

  describe('subscribe', () => {
    it('tells at once that it is live when nothing is there', async () => {
      const after = await log().head();
      const { batches } = await follow(
        log(),
        { after, prefixes: [freshName()] },
        (_, { live }) => live,
      );
      expect(batches.at(-1)).toMatchObject({ events: [], live: true });
    });

    it('hands over what matches the prefixes, in global order, from after the given position', async () => {
      const [one, two, other] = [freshName('process'), freshName('client'), freshName('process')];
      const before = await log().head();
      const first = await log().append(one, newEvents(2), 'noStream');
      await log().append(two, newEvents(1), 'noStream');
      await log().append(other, newEvents(1), 'noStream');
      const last = await log().append(one, newEvents(1), 1n);
      const read = async (after: bigint) =>
        (await follow(log(), { after, prefixes: [one, two] }, (_, { live }) => live)).events;
      expect((await read(before)).map(({ stream }) => stream)).toEqual([one, one, two, one]);
      expect((await read(first.position)).map(({ stream }) => stream)).toEqual([two, one]);
      expect(await read(last.position)).toEqual([]);
    });

    it('takes a prefix literally, with signs that patterns know', async () => {
      const [like, plain] = [`process-%_${freshName()}`, `process-abc${freshName()}`];
      const after = await log().head();
      await log().append(plain, newEvents(1), 'noStream');
      await log().append(like, newEvents(1), 'noStream');
      const { events } = await follow(
        log(),
        { after, prefixes: ['process-%_'] },
        (_, { live }) => live,
      );
      expect(events.map(({ stream }) => stream)).toEqual([like]);
    });

    it('moves its position on when nothing matches, and without prefixes hands over all', async () => {
      const after = await log().head();
      const events = newEvents(7);
      const { position } = await log().append(freshName(), events, 'noStream');
      const blind = await follow(
        log(),
        { after, prefixes: [freshName()] },
        (_, batch) => batch.live,
      );
      expect(blind.events).toEqual([]);
      expect(blind.batches.at(-1)?.position).toBeGreaterThanOrEqual(position);
      expect(ids((await follow(log(), { after }, (_, { live }) => live)).events)).toEqual(
        ids(events),
      );
    });

    it('keeps batches small, and their positions at or beyond their last event', async () => {
      const stream = freshName();
      const after = await log().head();
      await log().append(stream, newEvents(25), 'noStream');
      const { events, batches } = await follow(
        log(),
        { after, prefixes: [stream], batch: 10 },
        (_, { live }) => live,
      );
      expect(revisions(events)).toEqual(Array.from({ length: 25 }, (_, index) => BigInt(index)));
      for (const batch of batches) {
        expect(batch.events.length).toBeLessThanOrEqual(10);
        expect(batch.position).toBeGreaterThanOrEqual(batch.events.at(-1)?.position ?? 0n);
      }
      expect(batches.map(({ live }) => live).indexOf(true)).toBe(batches.length - 1);
    });

    it('has no gap and no repeat where catching up meets live, under 16 writers', async () => {
      const prefix = freshName();
      const after = await log().head();
      const writing = writeConcurrently(log(), prefix);
      const total = WRITERS * EACH;
      const subscribers = [1, 7, 500].map((batch) =>
        follow(log(), { after, prefixes: [prefix], batch }, (events) => events.length >= total),
      );
      await writing;
      for (const { events } of await Promise.all(subscribers)) {
        expect(events).toHaveLength(total);
        expectSeamless(events);
      }
    });

    it('resumes from the position of any batch', async () => {
      const prefix = freshName();
      let after = await log().head();
      const writing = writeConcurrently(log(), prefix);
      const seen: Stored[] = [];
      while (seen.length < WRITERS * EACH) {
        const { events, batches } = await follow(
          log(),
          { after, prefixes: [prefix], batch: 100 },
          () => true,
        );
        seen.push(...events);
        after = batches.at(-1)?.position ?? after;
      }
      await writing;
      expect(seen).toHaveLength(WRITERS * EACH);
      expectSeamless(seen);
    });

    it('holds nobody up when its consumer is slow, and misses nothing meanwhile', async () => {
      const prefix = freshName();
      const after = await log().head();
      const stop = new AbortController();
      const slow = log()
        .subscribe({ after, prefixes: [prefix], batch: 50, signal: stop.signal })
        [Symbol.asyncIterator]();
      await slow.next();
      // The consumer sits on its first batch while everybody else goes on.
      await writeConcurrently(log(), prefix);
      const quick = await follow(
        log(),
        { after, prefixes: [prefix] },
        (events) => events.length >= WRITERS * EACH,
      );
      expect(quick.events).toHaveLength(WRITERS * EACH);
      const seen: Stored[] = [];
      while (seen.length < WRITERS * EACH) seen.push(...((await slow.next()).value?.events ?? []));
      expectSeamless(seen);
      stop.abort();
      expect((await slow.next()).done).toBe(true);
    });

    it('ends when its signal aborts while it waits, and does not begin when it has aborted before', async () => {
      const stop = new AbortController();
      const subscription = log()
        .subscribe({ after: await log().head(), signal: stop.signal })
        [Symbol.asyncIterator]();
      await subscription.next();
      const waiting = subscription.next();
      stop.abort();
      expect((await waiting).done).toBe(true);
      expect(
        (await log().subscribe({ signal: stop.signal })[Symbol.asyncIterator]().next()).done,
      ).toBe(true);
    });
  });
}
