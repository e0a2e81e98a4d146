import { expect, test } from 'vitest';
import { amount, chosenSeed } from '../chosenSeed.ts';
import { runScenes } from './runScenes.ts';

/** Three times what is played at once: with the line up, without live changes, and down. */
const SCENES = amount(48, 480);

test('no typed word is unreachable while somebody else deletes what it is typed in', async () => {
  const lines: string[] = [];
  const result = await runScenes({
    scenes: SCENES,
    seed: chosenSeed,
    say: (line) => lines.push(line),
  });
  expect(result.violations, [...result.violations, ...lines].join('\n')).toEqual([]);
  expect(result.scenes).toBe(SCENES);
  expect(result.saved).toBeGreaterThan(0);
  expect(result.offered).toBeGreaterThan(0);
});
