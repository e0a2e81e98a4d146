import { expect, test } from 'vitest';
import { runDrill } from './runDrill.ts';

test('nothing that was acknowledged is lost, doubled or shown wrong while service or database is killed 20 times', async () => {
  const lines: string[] = [];
  const result = await runDrill({ kills: 20, seed: 20_261_121, say: (line) => lines.push(line) });
  expect(result.violations, lines.join('\n')).toEqual([]);
  expect(result).toMatchObject({ lost: 0, doubled: 0, ghosts: 0, wrong: 0 });
  expect(result.acknowledged).toBeGreaterThan(20);
  expect(result.refused).toBeGreaterThan(0);
  for (const target of ['command', 'projector', 'database'])
    expect(
      lines.some((line) => line.includes(`: ${target};`)),
      target,
    ).toBe(true);
}, 600_000);
