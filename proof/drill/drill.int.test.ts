import { expect, test } from 'vitest';
import { amount, chosenSeed } from './chosenSeed.ts';
import { runDrill, WORKED_BEFORE } from './runDrill.ts';

const KILLS = amount(4, 20);

test('nothing that was acknowledged is lost, doubled or shown wrong while service or database is killed again and again', async () => {
  const lines: string[] = [];
  const result = await runDrill({
    kills: KILLS,
    pause: 100,
    seed: chosenSeed,
    say: (line) => lines.push(line),
  });
  expect(result.violations, [...result.violations, ...lines].join('\n')).toEqual([]);
  expect(result).toMatchObject({ lost: 0, doubled: 0, ghosts: 0, wrong: 0 });
  expect(result.kills).toBe(KILLS);
  expect(result.acknowledged).toBeGreaterThanOrEqual(KILLS * WORKED_BEFORE);
  expect(result.refused).toBeGreaterThan(0);
  for (const target of ['command', 'projector', 'database'])
    expect(
      lines.some((line) => line.includes(`: ${target};`)),
      target,
    ).toBe(true);
});
