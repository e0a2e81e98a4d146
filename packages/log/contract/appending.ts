import { describe, expect, it } from 'vitest';
import { WrongExpectedRevision } from '../port/eventLog.ts';
import { all, appendAtEnd, freshName, ids, newEvent, newEvents, revisions } from './given.ts';
import type { TheLog } from './given.ts';

export function appendingContract(opened: TheLog): void {
  const log = () => opened().log;

  describe('append', () => {
    it('answers with the revision and position of the last event written', async () => {
      const stream = freshName();
      const appended = await log().append(stream, newEvents(3), 'noStream');
      const stored = await all(log().readStream(stream));
      expect(appended).toEqual({ revision: 2n, position: stored.at(-1)?.position });
      expect(revisions(stored)).toEqual([0n, 1n, 2n]);
      expect(await log().head()).toBeGreaterThanOrEqual(appended.position);
    });

    it('keeps the expectation, and tells the actual revision when it is wrong', async () => {
      const stream = freshName();
      const refused = (expected: bigint | 'noStream', actual: bigint | 'noStream') =>
        expect(log().append(stream, newEvents(1), expected)).rejects.toMatchObject({
          name: 'WrongExpectedRevision',
          stream,
          expected,
          actual,
        });
      await refused(0n, 'noStream');
      await log().append(stream, newEvents(2), 'noStream');
      await refused('noStream', 1n);
      await refused(0n, 1n);
      await refused(2n, 1n);
      expect((await log().append(stream, newEvents(1), 1n)).revision).toBe(2n);
      expect((await log().append(stream, newEvents(1), 'any')).revision).toBe(3n);
      expect(revisions(await all(log().readStream(stream)))).toEqual([0n, 1n, 2n, 3n]);
    });

    it('answers the same ids as the first time, with later events behind them and after a restart', async () => {
      const stream = freshName();
      const [first, second] = [newEvents(2), newEvents(2)];
      const created = await log().append(stream, first, 'noStream');
      const changed = await log().append(stream, second, 1n);
      await log().append(stream, newEvents(1), 3n);
      const reopened = await opened().reopen();
      expect(await reopened.append(stream, first, 'noStream')).toEqual(created);
      expect(await reopened.append(stream, first, 'any')).toEqual(created);
      expect(await reopened.append(stream, second, 1n)).toEqual(changed);
      const upper = second.map((event) => ({ ...event, id: event.id.toUpperCase() }));
      expect(await reopened.append(stream, upper, 1n)).toEqual(changed);
      expect((await all(reopened.readStream(stream))).length).toBe(5);
    });

    it('refuses ids of which only some are known, or that stand elsewhere in the stream', async () => {
      const stream = freshName();
      const [one, two] = [newEvent(), newEvent()] as const;
      await log().append(stream, [one, two], 'noStream');
      for (const overlap of [
        [two, newEvent()],
        [newEvent(), one],
        [two, one],
      ]) {
        await expect(log().append(stream, overlap, 'any')).rejects.toBeInstanceOf(
          WrongExpectedRevision,
        );
      }
      await expect(log().append(stream, [two], 1n)).rejects.toBeInstanceOf(WrongExpectedRevision);
      expect(ids(await all(log().readStream(stream)))).toEqual([one.id, two.id]);
    });

    it('stores an append once that is sent many times at once', async () => {
      const stream = freshName();
      const events = newEvents(2);
      const answers = await Promise.all(
        Array.from({ length: 16 }, () => log().append(stream, events, 'noStream')),
      );
      expect(new Set(answers.map(({ position }) => position)).size).toBe(1);
      expect(ids(await all(log().readStream(stream)))).toEqual(ids(events));
    });

    it('lets one of many claims of a name through', async () => {
      const stream = freshName('claim');
      const results = await Promise.allSettled(
        Array.from({ length: 16 }, () => log().append(stream, newEvents(1), 'noStream')),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const result of results) {
        if (result.status === 'rejected')
          expect(result.reason).toMatchObject({ name: 'WrongExpectedRevision', actual: 0n });
      }
    });

    it(
      'loses and doubles nothing with 64 writers on one stream',
      { timeout: 180_000 },
      async () => {
        const stream = freshName();
        const events = newEvents(64);
        await Promise.all(events.map((event) => appendAtEnd(log(), stream, event)));
        const stored = await all(log().readStream(stream));
        expect(revisions(stored)).toEqual(events.map((_, index) => BigInt(index)));
        expect(ids(stored).sort()).toEqual(ids(events).sort());
      },
    );

    it('serves 64 writers on 64 streams, each in its own order', async () => {
      const streams = Array.from({ length: 64 }, () => freshName());
      const answers = await Promise.all(
        streams.map(async (stream) => {
          const written = newEvents(10);
          const positions: bigint[] = [];
          for (const [index, event] of written.entries()) {
            positions.push(
              (await log().append(stream, [event], index === 0 ? 'noStream' : BigInt(index - 1)))
                .position,
            );
          }
          const stored = await all(log().readStream(stream));
          expect(ids(stored)).toEqual(ids(written));
          expect(stored.map(({ position }) => position)).toEqual(positions);
          return positions;
        }),
      );
      expect(new Set(answers.flat()).size).toBe(640);
    });

    it('fails alone when it shares its moment with others', async () => {
      const [good, bad] = [freshName(), freshName()];
      const results = await Promise.allSettled([
        log().append(good, newEvents(1), 'noStream'),
        log().append(bad, newEvents(1), 7n),
        log().append(good, newEvents(1), 0n),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    });
  });
}
