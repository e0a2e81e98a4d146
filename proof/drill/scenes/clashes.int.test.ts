import { expect, test } from 'vitest';
import { amount, chosenSeed } from '../chosenSeed.ts';
import { runClashes } from './runClashes.ts';

const SCENES = amount(25, 500);

test('no word is written over unseen where two write in the same cells, names, roles and settings', async () => {
  const lines: string[] = [];
  const result = await runClashes({
    scenes: SCENES,
    seed: chosenSeed,
    say: (line) => lines.push(line),
  });
  expect(result.violations, [...result.violations, ...lines].join('\n')).toEqual([]);
  expect(result.stored).toBeGreaterThan(SCENES);
  expect(result.yielded).toBeGreaterThan(0);
});
