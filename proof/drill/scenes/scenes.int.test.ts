import { expect, test } from 'vitest';
import { newSeed } from '../seeded.ts';
import { runScenes } from './runScenes.ts';

test('no typed word is unreachable while somebody else deletes what it is typed in', async () => {
  const lines: string[] = [];
  const result = await runScenes({ scenes: 16, seed: newSeed(), say: (line) => lines.push(line) });
  expect(result.violations, lines.join('\n')).toEqual([]);
  expect(result.scenes).toBe(16);
  expect(result.saved).toBeGreaterThan(0);
  expect(result.offered).toBeGreaterThan(0);
}, 300_000);
