import { describe, expect, it } from 'vitest';
import type { SubscriptionHealth } from '../port/eventLog.ts';
import { all, follow, freshName, ids, newEvents, revisions } from './given.ts';
import type { TheLog } from './given.ts';

const NO_WIRE = 'nothing can be put between this log and its server';
const SOON = { timeout: 20_000 };

export function troubleContract(opened: TheLog): void {
  const log = () => opened().log;

  describe('a server that is away or slow', () => {
    it(
      'is waited out by a subscription, which says so in its health',
      { timeout: 60_000 },
      async ({ skip }) => {
        const { wire } = opened();
        if (!wire) return skip(NO_WIRE);
        const stream = freshName();
        const after = await log().head();
        const [first, second] = [newEvents(2), newEvents(2)];
        await log().append(stream, first, 'noStream');
        const told: SubscriptionHealth[] = [];
        const following = follow(
          log(),
          { after, prefixes: [stream], onHealth: (health) => told.push(health) },
          (events) => events.length >= 4,
        );
        await expect.poll(() => told.at(-1)?.state, SOON).toBe('live');
        await wire.close();
        await expect.poll(() => told.at(-1)?.failures, SOON).toBeGreaterThanOrEqual(3);
        const whileAway = told.length;
        await wire.open();
        await log().append(stream, second, 1n);
        expect(ids((await following).events)).toEqual(ids([...first, ...second]));

        expect(told[0]).toMatchObject({ state: 'catching-up', failures: 0, problem: null });
        const away = told.filter(({ state }) => state === 'retrying');
        expect(away.map(({ failures }) => failures)).toEqual(away.map((_, index) => index + 1));
        expect(new Set(away.map(({ since }) => since.getTime())).size).toBe(1);
        for (const { problem } of away) {
          expect(problem).toMatch(/^the (database|event store|connection) /);
          expect(problem).not.toMatch(/\d|localhost|ECONN/);
        }
        expect(told.slice(whileAway).at(-1)).toMatchObject({
          state: 'live',
          failures: 0,
          problem: null,
        });
      },
    );

    it(
      'makes calls fail within their patience, and the log works again afterwards',
      { timeout: 60_000 },
      async ({ skip }) => {
        const { wire, openHasty } = opened();
        if (!wire) return skip(NO_WIRE);
        const stream = freshName();
        const hasty = await openHasty(300);
        await hasty.append(stream, newEvents(1), 'noStream');
        for (const [breaks, heals] of [
          [() => wire.freeze(), () => wire.thaw()],
          [() => wire.close(), () => wire.open()],
        ] as const) {
          await breaks();
          for (const call of [
            // A revision that is not there: it may arrive late, and must change nothing then.
            () => hasty.append(stream, newEvents(1), 50n),
            () => all(hasty.readStream(stream)),
            () => hasty.head(),
          ]) {
            const begun = performance.now();
            await expect(call()).rejects.toMatchObject({ name: 'LogUnavailable' });
            expect(performance.now() - begun).toBeLessThan(3_000);
          }
          await heals();
        }
        expect((await log().append(stream, newEvents(1), 0n)).revision).toBe(1n);
        expect(revisions(await all(log().readStream(stream)))).toEqual([0n, 1n]);
        await hasty.close();
      },
    );
  });
}
