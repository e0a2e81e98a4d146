import { emptyPlan, newTask, noProcess, type Awaiting, type Process, type Task } from '@waymark/events';
import { expect, test } from 'vitest';
import { followConversation } from './awaits.ts';
import { setTaskStatus } from './tasks.ts';

const processWith = (change: Partial<Task>): Process => ({
  ...{ ...noProcess, life: 'present' },
  plan: {
    ...emptyPlan,
    tasks: new Map([['t', newTask({ taskId: 't', blockId: 'b', moduleId: 'm' }, { headline: 'T', ...change })]]),
  },
});
const said = (side: Awaiting['side'], status: Awaiting['status'] = 'TODO'): Awaiting => ({
  ...{ side, by: 'somebody', asked: null, waived: false, status },
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
  ['who was answered asks again', { status: 'STUCKED', awaits: 'client' }, said('seller', 'STUCKED'), ['seller']],
  ['it was asked when it is done', { status: 'DONE' }, said('seller', 'DONE'), ['seller']],
])('%s', (_, task, awaiting, expected) => expect(to(task, awaiting)).toEqual(expected));

test('who was answered and is still stuck says so again, for the same reason', () => {
  const again = (awaits: Task['awaits']) =>
    setTaskStatus(processWith({ status: 'STUCKED', stuckReason: 'No date', awaits }), {
      ...{ plan: { kind: 'process', id: 'p' }, taskId: 't' },
      ...{ status: 'STUCKED', reason: 'No date' },
    });
  expect(again(null)).toEqual([]);
  expect(again('client')).toMatchObject([{ type: 'TaskStatusSet', data: { from: 'STUCKED', to: 'STUCKED' } }]);
});
