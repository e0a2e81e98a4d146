import { expect, test } from 'vitest';
import { amount, chosenSeed } from '../chosenSeed.ts';
import { runUpgrade, WORKED_BETWEEN } from './runUpgrade.ts';

test('a new version of a read model, there and back, fails no read, empties no list, and ends equal to a fresh fold', async () => {
  const lines: string[] = [];
  const result = await runUpgrade({
    seed: chosenSeed,
    ...{ blueprints: amount(10, 100), pause: 1_000 },
    say: (line) => lines.push(line),
  });
  expect(result.violations, [...result.violations, ...lines].join('\n')).toEqual([]);
  expect(result).toMatchObject({ failed: [], short: [], lost: 0, doubled: 0, ghosts: 0, wrong: 0 });
  expect(result.swaps).toHaveLength(3);
  expect(result.reads).toBeGreaterThan(50);
  expect(result.acknowledged).toBeGreaterThanOrEqual(3 * WORKED_BETWEEN);
});
