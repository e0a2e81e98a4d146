import { parseArgs } from 'node:util';
import { runFaults } from './faults/runFaults.ts';
import { runLocalDrill } from './local/runLocalDrill.ts';
import { runOverload } from './overload/runOverload.ts';
import { runDrill } from './runDrill.ts';
import { drillSequences, inOneLine } from './sequences/drillSequences.ts';
import { logNames } from './stack/drillLog.ts';

/**
 * `npm run drill -- [--kills N] [--seed N] [--log postgres|eventstoredb]`; `-- --faults [--rounds N] [--log …]` for what else
 * can go wrong around the services; `-- --overload [--seconds N]` for ten times as much as they can do;
 * `-- --scenes N [--seed N]` for two people, one of whom deletes what the other writes in;
 * `-- --sequences N [--seed N]` for random sequences of commands with crashes between, each compared with a fresh fold.
 * `-- --local [--kills N]` for `npm start` whose own Postgres is killed again and again.
 * Exits 1 when any promise was broken.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    seed: { type: 'string' },
    log: { type: 'string', default: 'postgres' },
    faults: { type: 'boolean', default: false },
    local: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '1' },
    sequences: { type: 'string' },
    scenes: { type: 'string' },
    overload: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '60' },
  },
});
const wholeNumber = (name: string, text: string): number => {
  if (!/^\d{1,9}$/.test(text))
    throw new Error(`--${name} must be a whole number`);
  return Number(text);
};
const log = logNames.find((name) => name === values.log);
if (log === undefined)
  throw new Error(`--log must be one of ${logNames.join(', ')}`);
const say = (line: string) => void process.stdout.write(`${line}\n`);
const seed =
  values.seed === undefined
    ? Math.floor(Math.random() * 1e9)
    : wholeNumber('seed', values.seed);

if (values.faults) {
  const rounds = wholeNumber('rounds', values.rounds);
  const result = await runFaults({ seed, say, rounds, log });
  for (const violation of result.violations) say(`VIOLATION ${violation}`);
  say(
    `${result.tried.length} faults, ${result.skipped.length} skipped, ${result.acknowledged} acknowledged, ${result.lost} lost, ${result.doubled} doubled, ` +
      `${result.ghosts} refused with events all the same, ${result.wrong} plans unlike a fresh fold, ${result.violations.length} violations`,
  );
  process.exit(result.violations.length === 0 ? 0 : 1);
}

if (values.local) {
  const kills = wholeNumber('kills', values.kills);
  const result = await runLocalDrill({ kills, seed, say });
  for (const violation of result.violations) say(`VIOLATION ${violation}`);
  const slowest = Math.max(0, ...result.backAfter) / 1000;
  say(
    `${result.kills} kills, ready again after ${slowest.toFixed(1)} s at the latest, ${result.acknowledged} acknowledged, ${result.lost} lost, ${result.doubled} doubled, ${result.ghosts} refused with events all the same, ` +
      `${result.wrong} plans unlike a fresh fold, ${result.retried} requests sent again, Ctrl-C ended with ${result.exitCode}, ${result.violations.length} violations`,
  );
  process.exit(result.violations.length === 0 ? 0 : 1);
}

if (values.overload) {
  const seconds = wholeNumber('seconds', values.seconds);
  const result = await runOverload({ seed, say, seconds, timed: true });
  for (const violation of result.violations) say(`VIOLATION ${violation}`);
  say(
    `${result.acknowledged} acknowledged, ${result.lost} lost, ${result.doubled} doubled, ${result.ghosts} refused with events all the same, ${result.violations.length} violations`,
  );
  process.exit(result.violations.length === 0 ? 0 : 1);
}

const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => stopping.abort());

if (values.sequences !== undefined) {
  const sequences = wholeNumber('sequences', values.sequences);
  const { signal } = stopping;
  const result = await drillSequences({ sequences, seed, say, signal });
  say(inOneLine(seed, result));
  process.exit(result.violations.length === 0 ? 0 : 1);
}

if (values.scenes !== undefined) {
  // The app's code is loaded for these alone.
  const { runScenes } = await import('./scenes/runScenes.ts');
  const scenes = wholeNumber('scenes', values.scenes);
  const { signal } = stopping;
  const result = await runScenes({ scenes, seed, say, signal });
  for (const violation of result.violations) say(`VIOLATION ${violation}`);
  say(
    `${result.scenes} scenes, ${result.saved} texts saved before their place went, ${result.offered} offered, ${result.violations.length} violations`,
  );
  process.exit(result.violations.length === 0 ? 0 : 1);
}

const result = await runDrill({
  kills: wholeNumber('kills', values.kills),
  seed,
  log,
  say,
  signal: stopping.signal,
});
for (const violation of result.violations) say(`VIOLATION ${violation}`);
const {
  kills,
  acknowledged,
  refused,
  retried,
  repeated,
  lost,
  doubled,
  ghosts,
  wrong,
  violations,
} = result;
say(
  `${kills} kills, ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled, ${refused} refused, ${ghosts} with events all the same, ${retried} requests sent again, ${repeated} repeats answered alike, ` +
    `${wrong} plans unlike a fresh fold, ${violations.length} violations`,
);
process.exit(violations.length === 0 ? 0 : 1);
