import { expect, test } from 'vitest';
import { amount, chosenSeed } from '../chosenSeed.ts';
import { runFuzz } from './runFuzz.ts';

const REQUESTS = amount(1_500, 10_000);

test(`${REQUESTS} requests, most of them spoiled, are answered in order, and no log holds a secret`, async () => {
  const lines: string[] = [];
  const { violations, logLines } = await runFuzz({
    requests: REQUESTS,
    seed: chosenSeed,
    say: (line) => lines.push(line),
  });
  expect(violations, [...violations, ...lines].join('\n')).toEqual([]);
  expect(logLines).toBeGreaterThan(REQUESTS);
  // Without commands that went through, the rest would say little.
  expect(
    lines.filter((line) => /POST \/api\/commands\/\w+ .* 200 ×/.test(line)).length,
  ).toBeGreaterThan(20);
  expect(lines.some((line) => /GET \/api\/live .* 200 ×/.test(line))).toBe(true);
});
