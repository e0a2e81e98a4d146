import { parseArgs } from 'node:util';
import { nameOf, type Failure } from '../../local/testing/suiteOutcome.ts';
import { newSeed } from '../drill/seeded.ts';
import {
  benchHere,
  explorationNamed,
  explorations,
  type Draw,
  type Exploration,
} from './explorations.ts';
import { FAILED_SEEDS, keepFailedSeed } from './failedSeeds.ts';

const USAGE = `npm run explore -- [--minutes N] [--only NAME …] [--seed N] [--long]
  --minutes N   how long: the exploration that is under way then is the last; default 120
  --only NAME   only these explorations: ${explorations.map(({ name }) => name).join('; ')}
  --seed N      plays one draw again, once; with --long in its long form`;

/**
 * `npm run explore`: everything that has chance in it, one after the other, each time with a new
 * seed and every third time in its long form, for as long as one says. A seed that fails goes into
 * the list which `npm test` plays from then on. Exits 1 when anything failed, 2 for a wrong option.
 */
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const { minutes, chosen, draw } = understood();
const until = performance.now() + minutes * 60_000;
const say = (line: string) => void process.stdout.write(`${line}\n`);
let [runs, passed] = [0, 0];
const failedRuns: string[] = [];

if (draw !== null) for (const each of chosen) await explore(each, draw);
else
  for (let round = 1; performance.now() < until; round++)
    for (const each of chosen) {
      if (performance.now() >= until) break;
      await explore(each, { seed: newSeed(), long: round % 3 === 0 });
    }

say(`\n${runs} runs, ${passed} tests passed, ${failedRuns.length} runs failed`);
for (const failed of failedRuns) say(`  ${failed}`);
if (failedRuns.length > 0) say(`Their seeds are kept in ${FAILED_SEEDS}.`);
process.exit(failedRuns.length === 0 ? 0 : 1);

async function explore({ name, run }: Exploration, drawn: Draw): Promise<void> {
  const began = performance.now();
  let printed = '';
  const brought = await run(
    benchHere((text) => void (printed += text)),
    drawn,
  );
  runs++;
  passed += brought.passed;
  const form = `${name}, seed ${drawn.seed}${drawn.long ? ', long' : ''}`;
  const seconds = Math.round((performance.now() - began) / 1_000);
  say(
    `${form}: ${brought.passed} passed, ${brought.failed} failed, ${brought.skipped} skipped in ${seconds} s`,
  );
  if (brought.failed === 0) return;
  const reason = brought.failures.map(inOneLine).join('; ').slice(0, 600);
  failedRuns.push(`${form}: ${reason}`);
  say(printed);
  const day = new Date().toISOString().slice(0, 10);
  await keepFailedSeed({ exploration: name, ...drawn, day, reason });
}

function inOneLine(failure: Failure): string {
  return `${nameOf({ suite: '', ...failure })}: ${failure.reason}`;
}

function understood() {
  try {
    const { values } = parseArgs({
      options: {
        minutes: { type: 'string', default: '120' },
        only: { type: 'string', multiple: true, default: [] },
        seed: { type: 'string' },
        long: { type: 'boolean', default: false },
      },
    });
    const { only, seed, long } = values;
    return {
      minutes: wholeNumber('minutes', values.minutes),
      chosen: only.length === 0 ? explorations : only.map(explorationNamed),
      draw: seed === undefined ? null : { seed: wholeNumber('seed', seed), long },
    };
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`);
    return process.exit(2);
  }
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} must be a whole number`);
  return Number(text);
}
