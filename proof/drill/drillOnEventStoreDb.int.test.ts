import { expect, test } from 'vitest';
import { runDrill } from './runDrill.ts';
import { newSeed } from './seeded.ts';

test('with the log in EventStoreDB the services keep the same promises: commands over HTTP, reads, kills', async () => {
  const lines: string[] = [];
  const result = await runDrill({
    ...{ kills: 3, pause: 200 },
    seed: newSeed(),
    log: 'eventstoredb',
    clockOffset: -60_000,
    say: (line) => lines.push(line),
  });
  expect(lines.find((line) => line.startsWith('the event log is in'))).toContain('EventStoreDB');
  expect(result.violations, lines.join('\n')).toEqual([]);
  expect(result).toMatchObject({ lost: 0, doubled: 0, ghosts: 0, wrong: 0, witnessed: { stale: 0 } });
  expect(result.acknowledged).toBeGreaterThan(20);
});
