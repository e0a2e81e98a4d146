import { expect, test } from 'vitest';
import { amount, chosenSeed } from './chosenSeed.ts';
import { runDrill, WORKED_BEFORE } from './runDrill.ts';

const KILLS = amount(3, 12);

test('with the log in EventStoreDB the services keep the same promises: commands over HTTP, reads, kills', async () => {
  const lines: string[] = [];
  const result = await runDrill({
    ...{ kills: KILLS, pause: 200 },
    seed: chosenSeed,
    log: 'eventstoredb',
    clockOffset: -60_000,
    say: (line) => lines.push(line),
  });
  expect(lines.find((line) => line.startsWith('the event log is in'))).toContain('EventStoreDB');
  expect(result.violations, [...result.violations, ...lines].join('\n')).toEqual([]);
  expect(result).toMatchObject({
    lost: 0,
    doubled: 0,
    ghosts: 0,
    wrong: 0,
    witnessed: { stale: 0 },
  });
  expect(result.acknowledged).toBeGreaterThanOrEqual(KILLS * WORKED_BEFORE);
});
