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
  process.once(signal, () => void stage.stop().finally(() => process.exit(1)));
const findings: Finding[] = [];
try {
  for (const measure of chosen) {
    console.log(`${measure.name} …`);
    findings.push(...(await measure.run(stage)));
  }
} finally {
  await stage.stop();
}
console.log(`\n${table(findings)}\n`);
if (only === undefined) {
  const file = await writeResults(findings, stage);
  console.log(`Written to ${file}.`);
}
