import { describe, expect, it } from 'vitest';
import type { Stored } from '@waymark/events';
import { delivered, followUpTo, PERFECT, WRITERS, writeConcurrently } from './delivery.ts';
import { freshName, ids } from './given.ts';
import type { TheLog } from './given.ts';

const FEW = 1_800;

/** The last position of all, once everything has been written. */
const lastOf = (writing: ReturnType<typeof writeConcurrently>) =>
  writing.then((written) =>
    written.reduce((last, { position }) => (position > last ? position : last), 0n),
  );

/** The ids below a prefix, in the order in which a subscriber saw them. */
const orderOf = (seen: readonly Stored[], prefix: string) =>
  ids(seen.filter(({ stream }) => stream.startsWith(prefix))).join();

export function deliveringContract(opened: TheLog, howMany: number): void {
  const log = () => opened().log;

  describe('what subscribers get', () => {
    const title = `each matching event of ${howMany} by ${WRITERS} writers once and in one order: from the beginning, from a position, by prefix, from before and amid the writing`;
    it(title, { timeout: 180_000 }, async () => {
      const prefix = freshName();
      const even = `${prefix}-even`;
      const after = await log().head();
      const half = Promise.withResolvers<bigint>();
      const writing = writeConcurrently(log(), prefix, howMany, (events, { position }) => {
        if (events >= howMany / 2) half.resolve(position);
      });
      const last = lastOf(writing);
      const follow = (options: Parameters<typeof followUpTo>[1]) =>
        followUpTo(log(), options, last);
      const early = [
        follow({}),
        follow({ after, prefixes: [prefix], batch: 100 }),
        follow({ after, prefixes: [even] }),
      ];
      const middle = await half.promise;
      const late = [
        follow({ after, prefixes: [prefix], batch: 2_000 }),
        follow({ after: middle, prefixes: [prefix] }),
      ];
      const written = await writing;
      const [whole = [], all = [], evens = []] = await Promise.all(early);
      const [joined = [], rest = []] = await Promise.all(late);

      const own = whole.filter(({ stream }) => stream.startsWith(prefix));
      expect(delivered(written, own, { prefix })).toEqual(PERFECT);
      expect(delivered(written, all, { prefix })).toEqual(PERFECT);
      expect(delivered(written, joined, { prefix })).toEqual(PERFECT);
      expect(delivered(written, evens, { prefix: even })).toEqual(PERFECT);
      expect(delivered(written, rest, { prefix, after: middle })).toEqual(PERFECT);

      expect(own).toHaveLength(howMany);
      expect(rest.length).toBeGreaterThan(0);
      const order = orderOf(own, prefix);
      expect(orderOf(all, prefix) === order).toBe(true);
      expect(orderOf(joined, prefix) === order).toBe(true);
      expect(order.endsWith(orderOf(rest, prefix))).toBe(true);
      expect(orderOf(evens, even) === orderOf(own, even)).toBe(true);
    });

    it(
      'the same while connections are cut and the server goes away',
      { timeout: 120_000 },
      async ({ skip }) => {
        const { wire } = opened();
        if (!wire) return skip('nothing can be put between this log and its server');
        const prefix = freshName();
        const after = await log().head();
        let breaks = 0;
        let broken = Promise.resolve();
        const writing = writeConcurrently(log(), prefix, FEW, (events) => {
          if (events < (breaks + 1) * (FEW / 6)) return;
          breaks += 1;
          if (breaks % 2 === 1) wire.cut();
          else broken = wire.close().then(() => wire.open());
        });
        const last = lastOf(writing);
        const seen = [1, 50, 500].map((batch) =>
          followUpTo(log(), { after, prefixes: [prefix], batch }, last),
        );
        const written = await writing;
        await broken;
        expect(breaks).toBeGreaterThanOrEqual(5);
        for (const events of await Promise.all(seen))
          expect(delivered(written, events, { prefix })).toEqual(PERFECT);
      },
    );
  });
}
