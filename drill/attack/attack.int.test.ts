import { expect, test } from 'vitest';
import { runAttack } from './runAttack.ts';

/** Attacks, and the refusals of which some at least must be among the stranger's answers. */
const expected = {
  workspaces: [429],
  'stuck and back': [429],
  'large texts': [429],
  'deep JSON': [400],
  'refreshes with made-up tokens': [429],
  'slow bodies': [],
  'live streams': [429],
  noise: [400],
};

test('a stranger with one account and 50 connections is refused, and everybody else is served', async () => {
  const lines: string[] = [];
  const only = Object.keys(expected);
  const { before, during, violations } = await runAttack({ seconds: 2, only, say: (line) => lines.push(line) });
  expect(violations, lines.join('\n')).toEqual([]);
  expect(before.taken.count).toBeGreaterThan(0);
  for (const [name, statuses] of Object.entries(expected)) {
    const { work, answers } = during[name] ?? {};
    expect(work?.taken.count, name).toBeGreaterThan(0);
    expect(Object.keys(answers ?? {}), lines.join('\n')).toEqual(expect.arrayContaining(statuses.map(String)));
  }
}, 300_000);
