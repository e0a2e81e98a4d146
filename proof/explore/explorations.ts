import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from '../../local/testing/browser.ts';
import type { SuiteOutcome } from '../../local/testing/suiteOutcome.ts';
import { playwright, vitest, type Bench } from '../../local/testing/suites.ts';
import { OF_APPS } from '../../local/testing/unitTests.ts';

/** A seed and a form for whatever an exploration draws. */
export type Draw = {
  readonly seed: number;
  /** More kills, sequences, requests, scenes: minutes instead of seconds. */
  readonly long: boolean;
};

/**
 * Tests that have chance in them; a run of them follows from its draw as far as the machine allows.
 */
export type Exploration = {
  readonly name: string;
  readonly run: (bench: Bench, draw: Draw) => Promise<SuiteOutcome>;
};

const envOf = ({ seed, long }: Draw, more: Readonly<Record<string, string>>) => ({
  WAYMARK_SEED: String(seed),
  ...(long && { WAYMARK_LONG: '1', ...more }),
});

/** By Vitest. `more` stands in the environment of the long form. */
const tests = (
  name: string,
  args: (draw: Draw, root: string) => readonly string[],
  more: Readonly<Record<string, string>> = {},
): Exploration => ({
  name,
  run: (bench, draw) => vitest({ ...bench, env: envOf(draw, more) }, ...args(draw, bench.root)),
});

const drill = (name: string, file: string): Exploration =>
  tests(name, () => ['--project', 'drills', `proof/drill/${file}`]);

/** The files of a project in an order that is drawn. */
const inOrderOf = (name: string, project: string): Exploration =>
  tests(name, ({ seed }) => [
    ...['--project', project],
    ...['--sequence.shuffle.files', `--sequence.seed=${seed}`],
  ]);

/** The test files below these folders, or outside of all of them, that draw from fast-check. */
function withProperties(root: string, isOfApps: boolean): string[] {
  const found = execFileSync(
    'git',
    ['grep', '-l', "from 'fast-check'", '--', '*.test.ts', '*.test.tsx'],
    { cwd: root, encoding: 'utf8' },
  );
  return found
    .split('\n')
    .filter((file) => file !== '' && !file.includes('.int.test.'))
    .filter((file) => OF_APPS.some((folder) => file.startsWith(folder)) === isOfApps);
}

const FORMS = { FORM_RUNS: '3000' };

/** All that has chance in it. */
export const explorations: readonly Exploration[] = [
  tests('properties', (_, root) => ['--project', 'unit', ...withProperties(root, false)], FORMS),
  tests(
    'properties of the apps',
    (_, root) => ['--project', 'apps*', ...withProperties(root, true)],
    { ...{ ...FORMS, AGREEMENT_RUNS: '250' } },
  ),
  drill('sequences', 'sequences'),
  drill('scenes', 'scenes'),
  drill('faults', 'faults'),
  drill('kills', 'drill.int.test.ts'),
  drill('kills on EventStoreDB', 'drillOnEventStoreDb.int.test.ts'),
  drill('fuzzing', 'fuzzing/fuzz.int.test.ts'),
  drill('attacks', 'attack'),
  drill('overload', 'overload'),
  drill('pauses', 'pauses'),
  drill('npm start killed', 'local'),
  drill('upgrade', 'upgrade'),
  tests(
    'killed uploads',
    () => ['--project', 'int', 'services/command/src/files/killedUploads.int.test.ts'],
    { UPLOAD_KILLS: '20' },
  ),
  tests(
    'hostile mails',
    () => ['--project', 'int', 'services/command/src/mail/mailIn/mailIn.int.test.ts'],
    { HOSTILE_MAILS: '1000' },
  ),
  inOrderOf('order of unit tests', 'unit'),
  inOrderOf('order of the tests of the apps', 'apps*'),
  {
    name: 'filled-in forms, killed',
    run: async (bench, draw) => {
      const env = envOf(draw, { FILLINGS: '10' });
      return playwright({ ...bench, env }, await findBrowser(), 'filling.spec.ts');
    },
  },
  {
    name: 'journeys',
    run: async (bench, draw) => playwright({ ...bench, env: envOf(draw, {}) }, await findBrowser()),
  },
];

/** The checkout that explorations run in, with the Node of this process. */
export const benchHere = (write: (text: string) => void): Bench => ({
  ...{ root: join(import.meta.dirname, '../..'), node: process.execPath, write },
});

/** @throws Error when no exploration has that name */
export function explorationNamed(name: string): Exploration {
  const found = explorations.find((each) => each.name === name);
  if (found === undefined)
    throw new Error(
      `there is no exploration '${name}', only ${explorations.map((each) => each.name).join('; ')}`,
    );
  return found;
}
