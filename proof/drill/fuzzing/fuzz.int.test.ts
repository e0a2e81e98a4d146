import { expect, test } from 'vitest';
import { newSeed } from '../seeded.ts';
import { runFuzz } from './runFuzz.ts';

test('1,000 requests, most of them spoiled, are answered in order, and no log holds a secret', async () => {
  const lines: string[] = [];
  const { violations, logLines } = await runFuzz({
    requests: 1_000,
    seed: newSeed(),
    say: (line) => lines.push(line),
  });
  expect(violations, [...violations, ...lines].join('\n')).toEqual([]);
  expect(logLines).toBeGreaterThan(1_000);
  // Without commands that went through, the rest would say little.
  expect(lines.filter((line) => /POST \/api\/commands\/\w+ .* 200 ×/.test(line)).length).toBeGreaterThan(20);
  expect(lines.some((line) => /GET \/api\/live .* 200 ×/.test(line))).toBe(true);
});
