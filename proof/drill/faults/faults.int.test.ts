import { expect, test } from 'vitest';
import { newSeed, Seeded } from '../seeded.ts';
import { lostDatabase } from './databaseFaults.ts';
import { lostLog, replacedLog, silentLog } from './logFaults.ts';
import { faults, runFaults } from './runFaults.ts';

/** Each run tries a third of them, drawn by lot; the drill tries them all. */
const TRIED = Math.ceil(faults.length / 3);
const onLogApart = [lostLog, silentLog, replacedLog, lostDatabase];

test('whatever goes wrong around the services, they say so, nothing is lost or doubled, and they recover alone', async () => {
  const lines: string[] = [];
  const seed = newSeed();
  const { tried, skipped, ...result } = await runFaults({
    seed,
    chosen: new Seeded(seed).draw(faults, TRIED),
    ...{ lasting: 300, pause: 700 },
    say: (line) => lines.push(line),
  });
  expect(result.violations, lines.join('\n')).toEqual([]);
  expect(result).toMatchObject({ lost: 0, doubled: 0, ghosts: 0, wrong: 0 });
  expect(result.acknowledged).toBeGreaterThan(50);
  expect(tried.length + skipped.length).toBe(TRIED);
});

test('with the event log apart from the database: whichever of them is lost, each service says so and recovers alone', async () => {
  const lines: string[] = [];
  const seed = newSeed();
  const chosen = new Seeded(seed).draw(onLogApart, 2);
  const { tried, ...result } = await runFaults({
    seed,
    chosen,
    ...{ lasting: 300, pause: 700 },
    log: 'eventstoredb',
    say: (line) => lines.push(line),
  });
  expect(result.violations, lines.join('\n')).toEqual([]);
  expect(result).toMatchObject({ lost: 0, doubled: 0, ghosts: 0, wrong: 0 });
  expect(tried).toHaveLength(chosen.length);
});
