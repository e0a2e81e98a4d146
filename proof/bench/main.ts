import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Finding, Measure } from './finding.ts';
import { measures } from './measures/index.ts';
import { writeResults } from './results.ts';
import { killServices } from './services.ts';
import { openStage } from './stage.ts';
import { table } from './table.ts';

/**
 * `npm run bench [-- --full] [-- --only <name>] [-- --events <number>]`: `--full` measures longer,
 * and a history of 1,000,000 events instead of 10,000; `--events` sets another length.
 */
const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    only: { type: 'string' },
    events: { type: 'string' },
  },
});
const { full, only } = values;
const size = full ? 'full' : 'usual';
const events = Number(values.events ?? (full ? 1_000_000 : 10_000));
const chosen = measures.filter(({ name }) => only === undefined || name === only);
if (chosen.length === 0) {
  console.error(
    `There is no measure ${only}. There are: ${measures.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
if (!Number.isInteger(events) || events < 1_000) {
  console.error('--events takes a whole number, 1000 or more.');
  process.exit(2);
}

/**
 * A measure that takes so much longer than it should is given up, so that the others have their
 * turn.
 */
const LONGEST_MS = (full ? 120 : 10) * 60_000;

const stage = await openStage({ size, events });
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end(1));
const findings: Finding[] = [];
let failed = false;
for (const measure of chosen) {
  const began = performance.now();
  console.log(`${measure.name} …`);
  findings.push(...(await inTime(measure)));
  console.log(`  ${Math.round((performance.now() - began) / 1_000)} s`);
}
console.log(`\n${table(findings)}\n`);
if (only === undefined) console.log(`Written to ${await writeResults(findings, stage)}.`);
await end(failed ? 1 : 0);

/**
 * What the measure found; one that fails is told of in the table, and keeps none of the others from
 * running.
 */
async function inTime(measure: Measure): Promise<readonly Finding[]> {
  const over = new AbortController();
  const tooLong = async (): Promise<never> => {
    await delay(LONGEST_MS, undefined, over);
    throw new Error(`it had not ended after ${LONGEST_MS / 60_000} minutes`);
  };
  try {
    return await Promise.race([measure.run(stage), tooLong()]);
  } catch (error) {
    failed = true;
    console.error(error);
    const notRun = error instanceof Error ? error.message : String(error);
    const { name, beside, goal } = measure;
    return [{ measure: name, beside: beside.join('; '), goal, notRun }];
  } finally {
    over.abort();
  }
}

/** Ends the database and all services with the run, however it ended. */
async function end(code: number): Promise<void> {
  killServices();
  // Who is still connected is told by the database that it ends.
  process.on('uncaughtException', () => undefined);
  process.on('unhandledRejection', () => undefined);
  await stage.stop();
  process.exit(code);
}
