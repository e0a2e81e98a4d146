import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { explorationNamed, explorations } from './explorations.ts';
import { keepFailedSeed, readFailedSeeds } from './failedSeeds.ts';

const root = join(import.meta.dirname, '../..');
const failed = { exploration: 'faults', seed: 7, long: false, day: '2026-11-26', reason: 'lost' };

test('each exploration has a name of its own, by which it is found', () => {
  const names = explorations.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(explorationNamed(name).name).toBe(name);
  expect(() => explorationNamed('dice')).toThrow(
    "there is no exploration 'dice', only properties;",
  );
});

test('every seed that failed names an exploration that there is', async () => {
  for (const { exploration } of await readFailedSeeds()) explorationNamed(exploration);
});

test('a seed that fails is kept once for each form', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-seeds-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'failedSeeds.json');
  writeFileSync(file, '[]');
  await keepFailedSeed(failed, file);
  await keepFailedSeed({ ...failed, day: '2026-11-27' }, file);
  await keepFailedSeed({ ...failed, long: true }, file);
  expect(await readFailedSeeds(file)).toEqual([failed, { ...failed, long: true }]);
  writeFileSync(file, '[{ "exploration": "faults", "seed": "7" }]');
  await expect(readFailedSeeds(file)).rejects.toThrow('seed');
});

test('no test draws from chance that no seed names', () => {
  const tests = globSync(
    ['**/*.{test,spec,contract}.{ts,tsx}', 'proof/journeys/**/*.ts', '**/testing/**/*.ts'],
    { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' },
  );
  expect(tests.length).toBeGreaterThan(500);
  const dice = `Math.${'random'}(`;
  expect(tests.filter((file) => readFileSync(join(root, file), 'utf8').includes(dice))).toEqual([]);
});
