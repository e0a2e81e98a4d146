import { expect, test } from 'vitest';
import { amount, chosenSeed } from '../chosenSeed.ts';
import { runOverload } from './runOverload.ts';

test('ten times what the services take at once: the rest is refused politely, and what was acknowledged is there', async () => {
  const lines: string[] = [];
  const { services, ...result } = await runOverload({
    seed: chosenSeed,
    seconds: amount(1, 8),
    places: 32,
    say: (line) => lines.push(line),
  });
  expect(result.violations, [...result.violations, ...lines].join('\n')).toEqual([]);
  const told = lines.join('\n');
  expect(result, told).toMatchObject({ lost: 0, doubled: 0, ghosts: 0, wrong: 0 });
  for (const { over, capacity } of Object.values(services)) {
    expect(capacity.taken.count, `${JSON.stringify(capacity.answers)}\n${told}`).toBe(
      capacity.sent,
    );
    // All of it comes from one account: of reads it is told so before the service is full for
    // everybody.
    const { '503 overloaded': full = 0, '429 too-many-at-once': atOnce = 0 } = over.answers;
    expect(full + atOnce, told).toBeGreaterThan(0);
    expect(over.taken.count + over.refused.count, told).toBe(over.sent);
  }
});
