import { expect, test } from 'vitest';
import { chosenProject, type ProjectChoice } from './chosenProject.ts';

const done: ProjectChoice = { id: 'done', status: 'DONE', clientTurn: 0 };
const fresh: ProjectChoice = { id: 'fresh', status: 'PENDING', clientTurn: 0 };
const waits: ProjectChoice = { id: 'waits', status: 'ACTIVE', clientTurn: 2 };

test.each<readonly [string, readonly ProjectChoice[], string | undefined, string | undefined]>([
  ['the one that the address names', [fresh, waits], 'fresh', 'fresh'],
  ['none where the address names none of theirs', [fresh, waits], 'other', undefined],
  ['the one that waits for them, though another is newer', [fresh, waits], undefined, 'waits'],
  [
    'what was asked anew in one that is done',
    [fresh, { ...done, clientTurn: 1 }],
    undefined,
    'done',
  ],
  ['the newest that is open', [done, fresh], undefined, 'fresh'],
  ['the newest of those that are done', [done, { ...done, id: 'older' }], undefined, 'done'],
  ['none', [], undefined, undefined],
])('home shows %s', (_, projects, processId, id) =>
  expect(chosenProject(projects, processId)?.id).toBe(id),
);
