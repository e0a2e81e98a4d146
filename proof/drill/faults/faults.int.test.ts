import { expect, test } from 'vitest';
import { newSeed } from '../seeded.ts';
import { lostDatabase } from './databaseFaults.ts';
import { lostLog, replacedLog, silentLog } from './logFaults.ts';
import { faults, runFaults } from './runFaults.ts';

test('whatever goes wrong around the services, they say so, nothing is lost or doubled, and they recover alone', async () => {
  const lines: string[] = [];
  const { tried, skipped, ...result } = await runFaults({
    seed: newSeed(),
    ...{ lasting: 300, pause: 250 },
    say: (line) => lines.push(line),
  });
  expect(result.violations, lines.join('\n')).toEqual([]);
  expect(result).toMatchObject({ lost: 0, doubled: 0, ghosts: 0, wrong: 0 });
  expect(result.acknowledged).toBeGreaterThan(50);
  expect(tried.length + skipped.length).toBe(faults.length);
});

test('with the event log apart from the database: whichever of them is lost, each service says so and recovers alone', async () => {
  const lines: string[] = [];
  const { tried, ...result } = await runFaults({
    seed: newSeed(),
    ...{ lasting: 300, pause: 250 },
    log: 'eventstoredb',
    chosen: [lostLog, silentLog, replacedLog, lostDatabase],
    say: (line) => lines.push(line),
  });
  expect(result.violations, lines.join('\n')).toEqual([]);
  expect(result).toMatchObject({ lost: 0, doubled: 0, ghosts: 0, wrong: 0 });
  expect(tried).toHaveLength(4);
});
