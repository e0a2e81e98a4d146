import { parseArgs } from 'node:util';
import { runDrill } from './runDrill.ts';

/** `npm run drill -- [--kills N] [--seed N]`. Exits 1 when any promise was broken. */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    seed: { type: 'string' },
  },
});
const wholeNumber = (name: string, text: string): number => {
  if (!/^\d{1,9}$/.test(text))
    throw new Error(`--${name} must be a whole number`);
  return Number(text);
};
const say = (line: string) => void process.stdout.write(`${line}\n`);
const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => stopping.abort());

const result = await runDrill({
  kills: wholeNumber('kills', values.kills),
  seed:
    values.seed === undefined
      ? Math.floor(Math.random() * 1e9)
      : wholeNumber('seed', values.seed),
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
