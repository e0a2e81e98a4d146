import { expect, test } from 'vitest';
import { amount } from '../chosenSeed.ts';
import { runAttack } from './runAttack.ts';
import type { Statuses } from './attacker.ts';

/** After so many answers an attack is over: each has met its refusal by then. */
const ENOUGH = amount(80, 800);
/**
 * When an attack that gets no answers is given up, in seconds: before the whole test is, so that it
 * is told which it was.
 */
const GIVEN_UP = 300;
/**
 * Where the machine has no time left, a large body has not arrived by when it must, or its sender
 * is cut off before they read why.
 */
const late: Statuses = { 408: ENOUGH, 0: ENOUGH };

/**
 * By what each attack is refused, and how often it may be answered otherwise before; all else it
 * gets is that refusal. One that is counted `byMinute` may take so long that it is let in as often
 * again.
 */
const refusals: Readonly<
  Record<string, { by: number; or?: number; before: Statuses; byMinute?: true }>
> = {
  'large texts': { by: 429, before: { 200: 20, ...late }, byMinute: true },
  workspaces: { by: 429, before: { 200: 9 } },
  invitations: { by: 429, before: { 200: 50 } },
  'changes to what is the neighbour\u2019s': { by: 403, before: {} },
  'the largest bodies': { by: 429, before: { 400: 1, ...late }, byMinute: true },
  'the largest bodies, signed in as nobody': { by: 413, before: late },
  'deep JSON': { by: 429, before: { 400: 10, ...late }, byMinute: true },
  'bodies of another type': { by: 415, before: late },
  'bodies of unsaid length': { by: 429, before: { 411: 20, ...late }, byMinute: true },
  // Whoever still comes with the first cookie ten seconds later holds one that was copied, and ends
  // the session.
  'refreshes of their own session': { by: 429, or: 401, before: { 200: 60 } },
  'an invitation, answered one way and the other': { by: 429, before: { 204: 30 } },
  'mails, stopped and let come again': { by: 429, before: { 200: 30 } },
  'live lines that nobody reads': { by: 429, before: { 200: 20 } },
  'addresses that may have an account': { by: 404, or: 429, before: {} },
  'frames of somebody who was erased': { by: 401, before: {} },
  'guests of what was deleted': { by: 404, or: 403, before: {} },
  noise: { by: 400, before: {} },
};

test('each attack is refused as it has to be, and everything honest is answered meanwhile', async () => {
  const lines: string[] = [];
  const { attacks, violations } = await runAttack({
    seconds: GIVEN_UP,
    only: Object.fromEntries(Object.keys(refusals).map((name) => [name, ENOUGH])),
    say: (line) => lines.push(line),
  });
  expect(violations, [...violations, ...lines].join('\n')).toEqual([]);
  for (const [name, { by, or = by, before, byMinute }] of Object.entries(refusals)) {
    const { answers, during } = attacks[name]!;
    // Who goes on sending what was refused may be cut off before they have read why.
    const { 0: cutOff = 0 } = answers;
    const refused = [...new Set([by, or])].reduce((sum, status) => sum + (answers[status] ?? 0), 0);
    const others = Object.entries(answers).filter(
      ([status]) => ![by, or, 0].includes(Number(status)),
    );
    const turnedAway = refused + (before[0] === undefined ? 0 : cutOff);
    expect(turnedAway, `${name}: ${JSON.stringify(answers)}`).toBeGreaterThan(0);
    const windows = byMinute ? 2 : 1;
    for (const [status, times] of others)
      expect(times, `${name}: ${JSON.stringify(answers)}`).toBeLessThanOrEqual(
        windows * (before[Number(status)] ?? 0),
      );
    expect(during.reads.length + during.changes.length, name).toBeGreaterThan(0);
  }
});
