import { emptyPlan, type ModuleStatus, type TaskStatus } from '@waymark/events';
import { expect, test } from 'vitest';
import { milestone, module, task } from '../../testing/builders.ts';
import { shown } from './changes.ts';
import { progressOf } from './overview.ts';

const progress = (modules: readonly ModuleStatus[], tasks: readonly TaskStatus[] = []) => {
  const plan = {
    ...emptyPlan,
    milestones: new Map([['m', milestone('m')]]),
    modules: new Map(
      modules.map((status, i) => [`${i}`, module(`${i}`, 'm', { status, weight: i })] as const),
    ),
    tasks: new Map(tasks.map((status, i) => [`t${i}`, task(`t${i}`, '0', { status })] as const)),
  };
  const state = {
    kind: 'blueprint',
    life: 'present',
    blueprintId: 'b',
    typeId: 'b',
    name: 'B',
    dates: null,
    mails: {},
    followers: [],
    plan,
  } as const;
  return progressOf(shown(state), ['EXTERN']);
};

test.each([
  [[], [], 'PENDING'],
  [['PENDING', 'PENDING'], [], 'PENDING'],
  [['DONE', 'PENDING'], [], 'ACTIVE'],
  [['ACTIVE', 'PAUSED'], [], 'ACTIVE'],
  [['DONE', 'PAUSED'], [], 'PAUSED'],
  [['DONE', 'PAUSED', 'PENDING'], [], 'PAUSED'],
  [['PAUSED', 'ACTIVE', 'PENDING'], [], 'ACTIVE'],
  [['DONE', 'DONE'], [], 'DONE'],
  [['DONE', 'DONE'], ['STUCKED'], 'STUCKED'],
] as const)('modules %j and tasks %j make it %s', (modules, tasks, status) => {
  expect(progress(modules, tasks)['status']).toBe(status);
});

test('the percentage is rounded down, so that 100 means all', () => {
  const tasks = Array.from({ length: 200 }, (_, i): TaskStatus => (i === 0 ? 'TODO' : 'DONE'));
  expect(progress(['ACTIVE'], tasks)['done_percentage']).toBe(99);
});

test('a process is at what is stuck, else at what is active, else at the first in order that is not done', () => {
  expect(progress(['DONE', 'PAUSED', 'PENDING'])['current_module']).toBe('Module 1');
  expect(progress(['DONE', 'PAUSED', 'ACTIVE', 'ACTIVE'])['current_module']).toBe('Module 2');
  expect(progress(['DONE', 'PAUSED', 'ACTIVE'], ['STUCKED'])['current_module']).toBe('Module 0');
  expect(progress(['DONE', 'DONE'])['current_module']).toBeNull();
});
