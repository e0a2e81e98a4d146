import { parseArgs } from 'node:util';
import type { Finding } from './finding.ts';
import { measures } from './measures/index.ts';
import { writeResults } from './results.ts';
import { openStage } from './stage.ts';
import { table } from './table.ts';

/** `npm run bench [-- --full] [-- --only <name>]` */
const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const { full, only } = values;
const chosen = measures.filter(({ name, long = false }) =>
  only === undefined ? full || !long : name === only,
);
if (chosen.length === 0) {
  console.error(
    `There is no measure ${only}. There are: ${measures.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

const stage = await openStage(full);
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void end(1));
const findings: Finding[] = [];
try {
  for (const measure of chosen) {
    const began = performance.now();
    console.log(`${measure.name} …`);
    findings.push(...(await measure.run(stage)));
    console.log(`  ${Math.round((performance.now() - began) / 1_000)} s`);
  }
  console.log(`\n${table(findings)}\n`);
  if (only === undefined)
    console.log(`Written to ${await writeResults(findings, stage)}.`);
  await end(0);
} catch (error) {
  console.error(error);
  await end(1);
}

/** Ends the database and all services with the run, however it ended. */
async function end(code: number): Promise<void> {
  // Who is still connected is told by the database that it ends.
  process.on('uncaughtException', () => undefined);
  process.on('unhandledRejection', () => undefined);
  await stage.stop();
  process.exit(code);
}
