import {
  emptyPlan,
  newModule,
  newTask,
  noProcess,
  type Awaiting,
  type Process,
  type Task,
} from '@waymark/events';
import { expect, test } from 'vitest';
import { followConversation } from './awaits.ts';
import { setTaskStatus } from './tasks.ts';

const processWith = (change: Partial<Task>, audience: 'INTERN' | 'EXTERN' = 'EXTERN'): Process => ({
  ...{ ...noProcess, life: 'present' },
  plan: {
    ...emptyPlan,
    modules: new Map([
      ['m', { ...newModule({ moduleId: 'm', milestoneId: 's', weight: 1, title: 'M' }), audience }],
    ]),
    tasks: new Map([
      ['t', newTask({ taskId: 't', blockId: 'b', moduleId: 'm' }, { headline: 'T', ...change })],
    ]),
  },
});
const said = (side: Awaiting['side'], status: Awaiting['status'] = 'TODO'): Awaiting => ({
  ...{ side, by: 'somebody', asked: null, asks: false, waived: false, status },
});
const question = (status: Awaiting['status'] = 'TODO') => ({
  ...said('client', status),
  asks: true,
});
const to = (task: Partial<Task>, awaiting: Awaiting) =>
  followConversation(processWith(task), 't', awaiting).map(({ data }) => 'to' in data && data.to);

test.each<[string, Partial<Task>, Awaiting, (string | null)[]]>([
  ['something was asked', {}, said('seller'), ['seller']],
  ['and again', { awaits: 'seller' }, said('seller'), []],
  ['it was answered', { awaits: 'seller' }, said('client'), [null]],
  ['nobody had asked', {}, said('client'), []],
  ['who is stuck writes more', { status: 'STUCKED' }, said('seller', 'STUCKED'), []],
  ['what is stuck is answered', { status: 'STUCKED' }, said('client', 'STUCKED'), ['client']],
  ['it became stuck after the answer', { status: 'STUCKED' }, said('client', 'TODO'), []],
  [
    'who was answered asks again',
    { status: 'STUCKED', awaits: 'client' },
    said('seller', 'STUCKED'),
    ['seller'],
  ],
  ['it was asked when it is done', { status: 'DONE' }, said('seller', 'DONE'), ['seller']],
  ['the team asks about a task of its own', { assignee: 'dana' }, question(), ['client']],
  ['the team asks about one of the client', { assignee: 'hanna' }, question(), ['client']],
  ['the team asks back', { awaits: 'seller' }, question(), ['client']],
  ['the client answers what was asked', { awaits: 'client' }, said('seller'), ['seller']],
  ['it needs no answer after all', { awaits: 'client' }, said('client'), [null]],
  ['the team asks who is stuck', { status: 'STUCKED' }, question('STUCKED'), ['client']],
])('%s', (_, task, awaiting, expected) => expect(to(task, awaiting)).toEqual(expected));

test.each([
  ['its module is the team’s alone', processWith({}, 'INTERN')],
  ['it is the team’s alone', processWith({ seenBy: 'team' })],
  ['it is hidden for now', processWith({ seenBy: 'hidden' })],
])('nobody of the client owes an answer about what clients do not see: %s', (_, process) =>
  expect(followConversation(process, 't', question())).toEqual([]),
);

test('who was answered and is still stuck says so again, for the same reason', () => {
  const again = (awaits: Task['awaits']) =>
    setTaskStatus(
      processWith({ status: 'STUCKED', stuckReason: 'No date', awaits }),
      {
        ...{ plan: { kind: 'process', id: 'p' }, taskId: 't' },
        ...{ status: 'STUCKED', reason: 'No date' },
      },
      { kept: 'No date', was: 'No date' },
    );
  expect(again(null)).toEqual([]);
  expect(again('client')).toMatchObject([
    { type: 'TaskStatusSet', data: { from: 'STUCKED', to: 'STUCKED' } },
  ]);
});
