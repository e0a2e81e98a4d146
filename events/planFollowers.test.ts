import { expect, test } from 'vitest';
import { emptyPlan, type Plan } from './plan/plan.ts';
import { followersOfAll, followersOfTask } from './planFollowers.ts';

const placeholder = (placeholderId: string, matchedTo: string | null) => ({
  placeholderId,
  matchedTo,
});
const plan = {
  ...emptyPlan,
  placeholders: new Map([
    ['p::lead', placeholder('p::lead', 'dana')],
    ['p::open', placeholder('p::open', null)],
  ]),
} as unknown as Plan;

test('who follows a whole process follows each of its tasks, once; who is not matched is nobody', () => {
  const process = { plan, followers: ['mikkel', 'p::lead', 'p::open', 'r::nobody', 'mikkel'] };
  expect(followersOfAll(process)).toEqual(['mikkel', 'dana']);
  expect(followersOfTask(process, { followers: ['dana', 'ines'] })).toEqual([
    'dana',
    'ines',
    'mikkel',
  ]);
});
