import { emptyPlan, newModule, newTask, noProcess, noProject, type Process } from '@waymark/events';
import { expect, test } from 'vitest';
import { besideTask, named, shownTask, talkedTask } from './talkedTask.ts';

const inModule = (moduleId: string, audience: 'INTERN' | 'EXTERN') => ({
  module: [
    moduleId,
    { ...newModule({ moduleId, milestoneId: 'm', weight: 1, title: moduleId }), audience },
  ] as const,
  task: [
    `of ${moduleId}`,
    newTask({ taskId: `of ${moduleId}`, blockId: 'b', moduleId }, { headline: moduleId }),
  ] as const,
});
const [shown, hidden] = [inModule('shown', 'EXTERN'), inModule('hidden', 'INTERN')];
const process: Process = {
  ...noProcess,
  life: 'present',
  clientId: 'c',
  plan: {
    ...emptyPlan,
    modules: new Map([shown.module, hidden.module]),
    tasks: new Map([
      shown.task,
      hidden.task,
      ...(['team', 'hidden'] as const).map(
        (seenBy) => [seenBy, { ...shown.task[1], taskId: seenBy, seenBy }] as const,
      ),
    ]),
  },
};
const dana = { kind: 'user', accountId: 'dana', party: 'team' } as const;
const tomasz = { kind: 'clientUser', accountId: 'tomasz', clientId: 'c' } as const;
const refused = (code: string, kind: string, field?: string) =>
  expect.objectContaining({ code, kind, ...(field !== undefined && { field }) }) as Error;

test('the team talks about every task, the client about those that they see', () => {
  expect(talkedTask(process, 'of hidden', dana).taskId).toBe('of hidden');
  expect(talkedTask(process, 'of shown', tomasz).taskId).toBe('of shown');
  expect(talkedTask(process, 'team', dana).taskId).toBe('team');
  for (const taskId of ['of hidden', 'team', 'hidden', 'none'])
    expect(() => talkedTask(process, taskId, tomasz)).toThrowError(
      refused('task-not-found', 'notFound', 'taskId'),
    );
  expect(() => talkedTask(noProcess, 'of shown', dana)).toThrowError(
    refused('execution-not-found', 'notFound'),
  );
});

test('nothing is said to clients of what they do not see', () => {
  expect(shownTask(process, 'of shown', dana).taskId).toBe('of shown');
  for (const taskId of ['of hidden', 'team', 'hidden'])
    expect(() => shownTask(process, taskId, dana)).toThrowError(
      refused('task-not-shown', 'conflict', 'taskId'),
    );
});

test('who is named is of the team, or of the client where clients read it, each once', () => {
  const team = { members: new Map([['dana', 'OWNER' as const]]) };
  const client = { users: new Map([['tomasz', {}]]) } as never;
  expect(named(['dana', 'tomasz', 'dana'], team, client)).toEqual(['dana', 'tomasz']);
  expect(named(['dana'], team, null)).toEqual(['dana']);
  for (const [mentions, of] of [
    [['eve'], client],
    [['tomasz'], null],
  ] as const)
    expect(() => named(mentions, team, of)).toThrowError(
      refused('person-unknown', 'invalid', 'mentions'),
    );
});

test('whose client it is follows from the process, while there is one', () => {
  const beside = (process: Process, board = noProject) =>
    besideTask.client(undefined, undefined, {
      process: { state: process },
      board: { state: board },
    });
  expect([beside(process), beside(noProcess)]).toEqual(['c', null]);
  expect(besideTask.reads({ processId: 'p', taskId: 't' }, 'w').process.stream).toBe('process-w_p');
  expect(beside(noProcess, { ...noProject, life: 'present', projectId: 'p', clientId: 'd' })).toBe(
    'd',
  );
  expect(
    beside(noProcess, { ...noProject, life: 'deleted', projectId: 'p', clientId: 'd' }),
  ).toBeNull();
  expect(beside({ ...process, life: 'deleted' }, noProject)).toBeNull();
});
