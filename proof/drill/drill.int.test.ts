import { expect, test } from 'vitest';
import { runDrill } from './runDrill.ts';
import { newSeed } from './seeded.ts';

test('nothing that was acknowledged is lost, doubled or shown wrong while service or database is killed four times', async () => {
  const lines: string[] = [];
  const result = await runDrill({ kills: 4, pause: 100, seed: newSeed(), say: (line) => lines.push(line) });
  expect(result.violations, lines.join('\n')).toEqual([]);
  expect(result).toMatchObject({ lost: 0, doubled: 0, ghosts: 0, wrong: 0 });
  expect(result.acknowledged).toBeGreaterThan(10);
  expect(result.refused).toBeGreaterThan(0);
  for (const target of ['command', 'projector', 'database'])
    expect(
      lines.some((line) => line.includes(`: ${target};`)),
      target,
    ).toBe(true);
});
