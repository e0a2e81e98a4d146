import { parseArgs } from 'node:util';
import { runFaults } from './faults/runFaults.ts';
import { runDrill } from './runDrill.ts';
import { logNames } from './stack/drillLog.ts';

/**
 * `npm run drill -- [--kills N] [--seed N] [--log postgres|eventstoredb]`, and `-- --faults [--rounds N]` for what else
 * can go wrong around the services. Exits 1 when any promise was broken.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    seed: { type: 'string' },
    log: { type: 'string', default: 'postgres' },
    faults: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '1' },
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
  const result = await runFaults({ seed, say, rounds });
  for (const violation of result.violations) say(`VIOLATION ${violation}`);
  say(
    `${result.tried.length} faults, ${result.skipped.length} skipped, ${result.acknowledged} acknowledged, ${result.lost} lost, ${result.doubled} doubled, ` +
      `${result.ghosts} refused with events all the same, ${result.wrong} plans unlike a fresh fold, ${result.violations.length} violations`,
  );
  process.exit(result.violations.length === 0 ? 0 : 1);
}

const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => stopping.abort());

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
