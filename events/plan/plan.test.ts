import { describe, expect, test } from 'vitest';
import { personKind } from './people.ts';
import { blocksOf, emptyPlan, milestonesOf, modulesOf, tasksOf } from './plan.ts';
import { evolvePlan } from './planEvents.ts';
import { copied, milestone, module, placeholder, task } from './testing/samples.ts';

const plan = evolvePlan(
  emptyPlan,
  copied({
    milestones: [milestone('z', 2), milestone('a', 1)],
    modules: [
      module('n', { weight: 5 }),
      module('m', { weight: -1 }, [
        { task: task('u'), weight: 2.1 },
        { text: 'x', weight: 1 },
        { task: task('t'), weight: 2 },
      ]),
    ],
    placeholders: [placeholder('p::it')],
  }),
);

describe('lists come in the order of their weights', () => {
  test('milestones, modules, blocks, tasks', () => {
    expect(milestonesOf(plan).map((m) => m.milestoneId)).toEqual(['a', 'z']);
    expect(modulesOf(plan, 'a').map((m) => m.moduleId)).toEqual(['m', 'n']);
    expect(blocksOf(plan, 'm').map((b) => b.blockId)).toEqual(['x', 'of-t', 'of-u']);
    expect(tasksOf(plan, 'm').map((t) => t.taskId)).toEqual(['t', 'u']);
  });
  test('a task block without its task counts as no task', () =>
    expect(tasksOf({ ...plan, tasks: new Map() }, 'm')).toEqual([]));
});

describe('an event changes only what it names', () => {
  test('the other parts stay the same objects', () => {
    const after = evolvePlan(plan, {
      type: 'TaskHeadlineSet',
      data: { taskId: 't', moduleId: 'm', from: '', to: 'New' },
    });
    expect(after.tasks.get('t')?.headline).toBe('New');
    expect(after.tasks.get('u')).toBe(plan.tasks.get('u'));
    for (const part of ['milestones', 'modules', 'blocks', 'placeholders', 'variables'] as const)
      expect(after[part]).toBe(plan[part]);
  });
  test('what it names and is not there is not made', () => {
    const due = [{ taskId: 'x', from: null, to: '2026-12-05' }];
    const after = [
      { type: 'MilestoneWeightsSet', data: { weights: { x: 1 } } },
      { type: 'TaskHeadlineSet', data: { taskId: 'x', moduleId: 'm', from: '', to: 'New' } },
      {
        type: 'ModuleStatusSet',
        data: {
          moduleId: 'x',
          from: 'ACTIVE',
          to: 'DONE',
          on: '2026-11-21',
          completed: [{ taskId: 'x', from: 'TODO' }],
          due,
        },
      },
    ] as const;
    for (const event of after)
      expect(evolvePlan(emptyPlan, { type: event.type, data: event.data } as never)).toEqual(
        emptyPlan,
      );
  });
});

test.each([
  ['p::it', 'placeholder'],
  ['r::it', 'role'],
  ['7d1f0c52', 'account'],
] as const)('%s is a reference to a %s', (ref, kind) => expect(personKind(ref)).toBe(kind));
