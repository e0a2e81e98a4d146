import { expect, test } from 'vitest';
import { newSeed } from '../seeded.ts';
import { runScenes } from './runScenes.ts';

/** Whether a text is saved or offered is chance: of sixteen scenes all may end alike, of three times as many hardly. */
const MOST_TIMES = 3;

test('no typed word is unreachable while somebody else deletes what it is typed in', async () => {
  const ended = { saved: 0, offered: 0 };
  for (let times = 0; times < MOST_TIMES && (ended.saved === 0 || ended.offered === 0); times++) {
    const lines: string[] = [];
    const result = await runScenes({ scenes: 16, seed: newSeed(), say: (line) => lines.push(line) });
    expect(result.violations, lines.join('\n')).toEqual([]);
    expect(result.scenes).toBe(16);
    ended.saved += result.saved;
    ended.offered += result.offered;
  }
  expect(ended.saved).toBeGreaterThan(0);
  expect(ended.offered).toBeGreaterThan(0);
});
