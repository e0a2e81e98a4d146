import { expect, test } from 'vitest';
import { amount, chosenSeed } from '../chosenSeed.ts';
import { pauses, runPauses } from './runPauses.ts';

const apart = pauses.filter((what) => what !== 'database');
const times = amount(apart.length, 4 * pauses.length);

test('what stands still, or is cut off, holds up nobody who asks elsewhere, and comes back with nothing lost', async () => {
  const lines: string[] = [];
  const result = await runPauses({
    ...{ seed: chosenSeed, times, lasting: 2_000, pause: 700 },
    only: times > apart.length ? pauses : apart,
    say: (line) => lines.push(line),
  });
  expect(result.violations, [...result.violations, ...lines].join('\n')).toEqual([]);
  expect(result).toMatchObject({ lost: 0, doubled: 0, ghosts: 0, wrong: 0 });
  expect(result.acknowledged).toBeGreaterThan(0);
});
