import { expect, test } from 'vitest';
import type { PersonRow } from '../../base/api/reads.ts';
import { directory } from '../../parts/project/who.ts';
import { readersOf } from './readers.ts';

const person = (
  id: string,
  party: 'team' | 'client',
  invitation: PersonRow['invitation'] = null,
): PersonRow => ({
  ...{ id, party, clientId: party === 'client' ? 'c' : null, clientName: 'Tidepool', invitation },
  ...{ former: false, clientIds: party === 'client' ? ['c'] : [] },
  ...{ email: null, firstName: id, lastName: '', name: id },
});
const people = [
  person('dana', 'team'),
  person('priya', 'team'),
  person('rosa', 'client'),
  person('tom', 'client', 'pending'),
];
const said = (authorId: string | null, ...mentions: string[]) => ({ authorId, mentions });

test('who has the task, follows it, has spoken or was named reads along, the team first, and each once', () => {
  const readers = readersOf(
    { assignee: 'rosa', followers: ['dana', 'r::owner', 'tom'] },
    [said('jonas', 'priya'), said('dana'), said(null), said('gone')],
    people,
    directory(people, [], {
      workspaceName: 'Project Services',
      clientId: 'c',
      clientName: 'Tidepool',
    }),
    'jonas',
  );
  expect(readers.map(({ id }) => id)).toEqual(['dana', 'priya', 'rosa']);
});
