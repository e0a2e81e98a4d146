import { beforeAll, describe, expect, it } from 'vitest';
import { StreamDeleted } from '../port/eventLog.ts';
import type { ReadOptions } from '../port/eventLog.ts';
import { all, freshName, newEvent, newEvents, revisions } from './given.ts';
import type { TheLog } from './given.ts';

const LENGTH = 1_203;

/** Reads as the port promises, on plain arrays: the model that adapters are held against. */
function promised({ from, to, backwards = false, limit }: ReadOptions): bigint[] {
  const whole = Array.from({ length: LENGTH }, (_, index) => BigInt(index));
  const [lowest, highest] = backwards ? [to, from] : [from, to];
  const chosen = whole.filter(
    (revision) => revision >= (lowest ?? 0n) && revision <= (highest ?? BigInt(LENGTH)),
  );
  return (backwards ? chosen.reverse() : chosen).slice(0, limit);
}

export function readingContract(opened: TheLog): void {
  const log = () => opened().log;

  describe('readStream', () => {
    const stream = freshName();
    beforeAll(async () => {
      await log().append(stream, newEvents(LENGTH), 'noStream');
      await log().append(`${stream}1`, newEvents(1), 'noStream');
    });

    it('yields nothing for an absent stream', async () => {
      expect(await all(log().readStream(freshName()))).toEqual([]);
    });

    it('tells a stream that was deleted for good from one that never was', async () => {
      const [gone, absent] = [freshName(), freshName()];
      await log().append(gone, newEvents(3), 'noStream');
      await opened().deleteForGood(gone);
      for (const options of [{}, { backwards: true }, { from: 9n }])
        await expect(all(log().readStream(gone, options))).rejects.toThrow(
          new StreamDeleted(gone).message,
        );
      for (const expected of ['any', 'noStream', 2n] as const)
        await expect(log().append(gone, newEvents(1), expected)).rejects.toBeInstanceOf(
          StreamDeleted,
        );
      expect(await all(log().readStream(absent))).toEqual([]);
      expect((await log().append(absent, newEvents(1), 'noStream')).revision).toBe(0n);
    });

    const cases: readonly ReadOptions[] = [
      {},
      { backwards: true },
      { from: 700n },
      { to: 700n },
      { from: 499n, to: 501n },
      { from: 500n, to: 500n },
      { limit: 0 },
      { limit: 1 },
      { limit: 500 },
      { limit: 501 },
      { from: 10n, limit: 1_000 },
      { limit: 5_000 },
      { backwards: true, limit: 1 },
      { backwards: true, from: 600n },
      { backwards: true, from: 600n, to: 20n },
      { backwards: true, to: 1_200n },
      { backwards: true, from: 5n, limit: 501 },
      { backwards: true, from: 5_000n },
      { from: BigInt(LENGTH) },
      { from: 9n, to: 8n },
      { from: 2n ** 70n },
      { to: 2n ** 70n },
    ];
    it.each(cases)('reads exactly what is asked for: %o', async (options) => {
      expect(revisions(await all(log().readStream(stream, options)))).toEqual(promised(options));
    });

    it('may be left early, and read again', async () => {
      for await (const { revision } of log().readStream(stream)) {
        if (revision === 3n) break;
      }
      expect((await all(log().readStream(stream, { limit: 2 }))).length).toBe(2);
    });

    it('reads streams with large events whole, either way', async () => {
      const large = freshName();
      const text = 'x'.repeat(900_000);
      for (let written = 0; written < 10; written++)
        await log().append(large, [newEvent({ written, text })], 'any');
      const order = async (backwards: boolean) =>
        revisions(await all(log().readStream(large, { backwards })));
      const upwards = Array.from({ length: 10 }, (_, index) => BigInt(index));
      expect(await order(false)).toEqual(upwards);
      expect(await order(true)).toEqual(upwards.toReversed());
    });
  });
}
