import { expect, test } from 'vitest';
import type { Block } from './blocks.ts';
import { newModule, type Module } from './modules.ts';
import { orderOf } from './order.ts';
import { emptyPlan, type Plan } from './plan.ts';
import { milestone, task as anyTask } from './testing/samples.ts';
import type { Task } from './tasks.ts';

const task = (taskId: string, moduleId: string) =>
  anyTask(taskId, { moduleId, blockId: `b-${taskId}` });
const taskBlock = ({ blockId, moduleId, taskId }: Task, weight: number): Block => ({
  ...{ blockId, moduleId, weight },
  content: { type: 'task', taskId },
});
const module = (moduleId: string, milestoneId: string, change: Partial<Module> = {}): Module => ({
  ...newModule({ moduleId, milestoneId, weight: 1, title: `Module ${moduleId}` }),
  ...change,
});

const tasks = [task('t1', 'a'), task('t2', 'b'), task('t3', 'a')];
const plan: Plan = {
  ...emptyPlan,
  milestones: new Map([
    ['late', milestone('late', 2)],
    ['early', milestone('early', 1)],
  ]),
  modules: new Map([
    ['a', module('a', 'late')],
    ['b', module('b', 'early')],
  ]),
  tasks: new Map(tasks.map((one) => [one.taskId, one])),
  blocks: new Map(tasks.map((one, n) => [one.blockId, taskBlock(one, 3 - n)])),
};
const ids = (places: ReadonlyMap<string, number>) => [...places.keys()];

test('milestones, modules, blocks and tasks stand as their weights say, each within what holds it', () => {
  const { milestones, modules, blocks, tasks } = orderOf(plan);
  expect([ids(milestones), ids(modules)]).toEqual([
    ['early', 'late'],
    ['b', 'a'],
  ]);
  expect([ids(blocks), ids(tasks)]).toEqual([
    ['b-t2', 'b-t3', 'b-t1'],
    ['t2', 't3', 't1'],
  ]);
});

test('what changes no weight leaves the very same order; what changes one gives another', () => {
  const order = orderOf(plan);
  expect(orderOf({ ...plan, tasks: new Map() })).toBe(order);
  const milestones = new Map([...plan.milestones, ['late', milestone('late', 0)]]);
  expect(ids(orderOf({ ...plan, milestones }).tasks)).toEqual(['t3', 't1', 't2']);
  const modules = new Map([...plan.modules, ['a', module('a', 'early', { weight: 0 })]]);
  expect(ids(orderOf({ ...plan, modules }).tasks)).toEqual(['t3', 't1', 't2']);
  const blocks = new Map([...plan.blocks, ['b-t3', taskBlock(task('t3', 'a'), 9)]]);
  expect(ids(orderOf({ ...plan, blocks }).tasks)).toEqual(['t2', 't1', 't3']);
});
