import { expect, test } from 'vitest';
import { evolveProcess, noProcess, type ProcessEvent } from './process.ts';

const created = {
  processId: 'p',
  projectId: 'j',
  clientId: 'c',
  name: 'One',
  blueprintId: 'b',
  start: '2026-11-21',
  end: '2027-01-22',
};
const events: ProcessEvent[] = [
  { type: 'ProcessCreated', data: created },
  { type: 'MilestoneAdded', data: { milestoneId: 'a', name: 'Start', weight: 1 } },
  { type: 'ProcessRenamed', data: { processId: 'p', from: 'One', to: 'Two' } },
];

test('an execution knows whose it is, when it runs, and its plan', () => {
  const state = events.reduce(evolveProcess, noProcess);
  expect(state).toMatchObject({ ...created, kind: 'process', life: 'present', name: 'Two' });
  expect(state.plan.milestones.size).toBe(1);
});
test('a deleted one keeps what it was', () => {
  const state = [
    ...events,
    { type: 'ProcessDeleted', data: { processId: 'p', name: 'Two' } } as const,
  ].reduce(evolveProcess, noProcess);
  expect([state.life, state.name]).toEqual(['deleted', 'Two']);
});
