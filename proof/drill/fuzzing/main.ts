import { parseArgs } from 'node:util';
import { runFuzz } from './runFuzz.ts';

/**
 * `npm run fuzz -- [--requests N] [--seed N]`. Exits 1 when any answer or log line was not as it
 * has to be.
 */
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string' } },
});
const wholeNumber = (name: string, text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} must be a whole number`);
  return Number(text);
};
const say = (line: string) => void process.stdout.write(`${line}\n`);

const { requests, violations, violationCount, logLines } = await runFuzz({
  requests: wholeNumber('requests', values.requests),
  seed:
    values.seed === undefined ? Math.floor(Math.random() * 1e9) : wholeNumber('seed', values.seed),
  say,
});
for (const violation of violations) say(`VIOLATION ${violation}`);
say(`${requests} requests, ${logLines} lines of logs searched, ${violationCount} violations`);
process.exit(violationCount === 0 ? 0 : 1);
