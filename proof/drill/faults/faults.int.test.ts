import { expect, test } from 'vitest';
import { amount, chosenSeed } from '../chosenSeed.ts';
import { lostDatabase } from './databaseFaults.ts';
import { lostLog, replacedLog, silentLog } from './logFaults.ts';
import { faults, runFaults, WORKED_BETWEEN } from './runFaults.ts';

const onLogApart = [lostLog, silentLog, replacedLog, lostDatabase];
const rounds = amount(1, 3);
const brief = { lasting: 300, pause: 700, seed: chosenSeed, rounds };

test('whatever goes wrong around the services, they say so, nothing is lost or doubled, and they recover alone', async () => {
  const lines: string[] = [];
  const { tried, skipped, ...result } = await runFaults({
    ...brief,
    say: (line) => lines.push(line),
  });
  expect(result.violations, [...result.violations, ...lines].join('\n')).toEqual([]);
  expect(result).toMatchObject({ lost: 0, doubled: 0, ghosts: 0, wrong: 0 });
  expect(tried.length + skipped.length).toBe(faults.length * rounds);
  expect(result.acknowledged).toBeGreaterThanOrEqual(tried.length * WORKED_BETWEEN);
});

test('with the event log apart from the database: whichever of them is lost, each service says so and recovers alone', async () => {
  const lines: string[] = [];
  const { tried, ...result } = await runFaults({
    ...brief,
    chosen: onLogApart,
    log: 'eventstoredb',
    say: (line) => lines.push(line),
  });
  expect(result.violations, [...result.violations, ...lines].join('\n')).toEqual([]);
  expect(result).toMatchObject({ lost: 0, doubled: 0, ghosts: 0, wrong: 0 });
  expect(tried).toHaveLength(onLogApart.length * rounds);
});
