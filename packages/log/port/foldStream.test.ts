import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { streamOf, type Stored } from '@waymark/events';
import { foldStream } from './foldStream.ts';

const stream = streamOf.workspace('w');
const renamed = (revision: number): Stored =>
  ({
    ...{ stream, id: 'e', revision: BigInt(revision), position: BigInt(revision) },
    ...{ type: 'WorkspaceRenamed', data: { from: 'a', to: 'b' } },
    metadata: { at: '2026-11-01T00:00:00.000Z' },
  }) as unknown as Stored;
const logOf = (events: number) => ({
  async *readStream() {
    for (let n = 0; n < events; n++) yield renamed(n);
  },
});

test('while a long history is folded, others have their turn', async () => {
  const turns: number[] = [];
  let folded = 0;
  const folding = foldStream(logOf(5), stream, {
    initial: 0,
    evolve(count: number) {
      // As long as a slice, and a little more.
      const until = performance.now() + 9;
      while (performance.now() < until);
      folded = count + 1;
      return folded;
    },
  });
  let over = false;
  const ended = folding.then((count) => ((over = true), count));
  while (!over) {
    await turnOfTheLoop();
    turns.push(folded);
  }
  expect(await ended).toBe(5);
  expect(turns).toEqual(expect.arrayContaining([1, 2, 3, 4]));
});
