import {
  noProcess,
  taskPart,
  writeWhole,
  type BlueprintEvent,
  type PlanEvent,
  type ProcessEvent,
} from '@waymark/events';
import { describe, expect, test } from 'vitest';
import {
  blueprintCreated,
  blueprintOf,
  copied,
  inBlueprint,
  inProcess,
  milestone,
  module,
  placeholder,
  processCreated,
  processOf,
  task,
} from '../testing/samples.ts';
import { pastOf } from '../../../decisions/past.ts';
import * as decide from './restore.ts';

const whole = module('m', { participants: ['p::it', 'olga'] }, [
  { text: 'b1', weight: 1 },
  { task: task('t', { assignee: 'p::it', followers: ['anna', 'p::it'] }), weight: 1.1 },
  { text: 'b3', weight: 2 },
]);
const start = copied({
  milestones: [milestone('a', 1), milestone('z', 2)],
  modules: [whole, module('n', { weight: 2 }, [{ text: 'only', weight: 1 }])],
  placeholders: [placeholder('p::it')],
});
const textGone: PlanEvent = {
  type: 'BlockRemoved',
  data: { blockId: 'b1', moduleId: 'm', content: { type: 'text', html: '<p>b1</p>' } },
};
const taskGone: PlanEvent = {
  type: 'TaskRemoved',
  data: { blockId: 'of-t', moduleId: 'm', taskId: 't', headline: 'Headline t' },
};
const moduleGone: PlanEvent = { type: 'ModuleRemoved', data: { moduleId: 'm', title: 'Module m' } };
const milestoneGone: PlanEvent = {
  type: 'MilestoneRemoved',
  data: { milestoneId: 'a', name: 'Milestone a', moduleIds: ['m', 'n'] },
};
const reweighed = (weights: Record<string, number>): PlanEvent => ({
  type: 'BlockWeightsSet',
  data: { moduleId: 'm', weights },
});

/** A blueprint in which this happened, and its past. */
function after(...events: PlanEvent[]) {
  const history: BlueprintEvent[] = [start, ...events];
  const remember = pastOf<BlueprintEvent>({ kind: 'blueprint' });
  const past = [blueprintCreated, ...history].reduce(remember.evolve, remember.initial);
  return { there: blueprintOf(...history), past };
}
const block = (blockId: string) => ({ ...inBlueprint, blockId });
const ofT = { ...inBlueprint, taskId: 't' };
const ofM = { ...inBlueprint, moduleId: 'm' };
const ofA = { ...inBlueprint, milestoneId: 'a' };

describe('a text', () => {
  test('comes back with its words, and the others get the weights that they had', () => {
    const { there, past } = after(textGone, reweighed({ 'of-t': 1 }));
    there
      .when(decide.restoreBlock, block('b1'), past)
      .then(reweighed({ 'of-t': 1.1 }), {
        type: 'BlockRestored',
        data: {
          block: {
            blockId: 'b1',
            moduleId: 'm',
            weight: 1,
            content: { type: 'text', html: '<p>b1</p>' },
          },
        },
      });
  });
  test('comes back behind its neighbour where the others were moved meanwhile', () => {
    const { there, past } = after(
      {
        type: 'BlockRemoved',
        data: { blockId: 'b3', moduleId: 'm', content: { type: 'text', html: '<p>b3</p>' } },
      },
      reweighed({ 'of-t': 1, b1: 2 }),
    );
    there
      .when(decide.restoreBlock, block('b3'), past)
      .then(reweighed({ b1: 3 }), {
        type: 'BlockRestored',
        data: {
          block: {
            blockId: 'b3',
            moduleId: 'm',
            weight: 2,
            content: { type: 'text', html: '<p>b3</p>' },
          },
        },
      });
  });
  test('takes the place of the single space that its module got instead', () => {
    const { there, past } = after(
      {
        type: 'BlockRemoved',
        data: { blockId: 'only', moduleId: 'n', content: { type: 'text', html: '<p>only</p>' } },
      },
      {
        type: 'BlockAdded',
        data: {
          block: {
            blockId: 'space',
            moduleId: 'n',
            weight: 1,
            content: { type: 'text', html: ' ' },
          },
        },
      },
    );
    there
      .when(decide.restoreBlock, block('only'), past)
      .then(
        {
          type: 'BlockRemoved',
          data: { blockId: 'space', moduleId: 'n', content: { type: 'text', html: ' ' } },
        },
        {
          type: 'BlockRestored',
          data: {
            block: {
              blockId: 'only',
              moduleId: 'n',
              weight: 1,
              content: { type: 'text', html: '<p>only</p>' },
            },
          },
        },
      );
  });
  test('comes back with its module where that is gone too, before or after it', () => {
    const { there, past } = after(textGone, moduleGone);
    const plan = there.when(decide.restoreBlock, block('b1'), past).after().plan;
    expect([...plan.blocks.keys()].sort()).toEqual(['b1', 'b3', 'of-t', 'only']);
    const together = after(moduleGone);
    together.there
      .when(decide.restoreBlock, block('b1'), together.past)
      .then({ type: 'ModuleRestored', data: writeWhole(whole) });
  });
});

describe('a task', () => {
  test('comes back whole, named by the task or by its block', () => {
    const { there, past } = after(taskGone);
    const back: PlanEvent = {
      type: 'TaskRestored',
      data: { task: taskPart.write(whole.tasks[0]!), weight: 1.1 },
    };
    there.when(decide.restoreTask, ofT, past).then(back);
    there.when(decide.restoreBlock, block('of-t'), past).then(back);
  });
  test('without placeholders that are gone since', () => {
    const { there, past } = after(taskGone, {
      type: 'PlaceholderRemoved',
      data: { placeholderId: 'p::it', name: 'IT lead' },
    });
    const { tasks } = there.when(decide.restoreTask, ofT, past).after().plan;
    expect(tasks.get('t')).toMatchObject({ assignee: null, followers: ['anna'] });
  });
});

describe('a module', () => {
  test('comes back with its blocks and tasks', () => {
    const { there, past } = after(moduleGone);
    there
      .when(decide.restoreModule, ofM, past)
      .then({ type: 'ModuleRestored', data: writeWhole(whole) });
  });
  test('makes room where its place was taken', () => {
    const { there, past } = after(moduleGone, {
      type: 'ModuleAdded',
      data: { moduleId: 'new', milestoneId: 'a', title: 'New', weight: 1 },
    });
    const { plan } = there.when(decide.restoreModule, ofM, past).after();
    const weights = [...plan.modules.values()]
      .map(({ moduleId, weight }) => [weight, moduleId])
      .sort();
    expect(weights).toEqual([
      [1, 'new'],
      [2, 'm'],
      [3, 'n'],
    ]);
  });
  test('brings the milestone along that is gone too, with what went with it', () => {
    const { there, past } = after(moduleGone, {
      ...milestoneGone,
      data: { ...milestoneGone.data, moduleIds: ['n'] },
    } as PlanEvent);
    const { plan } = there.when(decide.restoreModule, ofM, past).after();
    expect([...plan.modules.keys()].sort()).toEqual(['m', 'n']);
    expect(plan.milestones.get('a')).toEqual(milestone('a', 1));
  });
});

test('a milestone comes back with its modules', () => {
  const { there, past } = after(milestoneGone);
  const { plan } = there.when(decide.restoreMilestone, ofA, past).after();
  expect(plan).toEqual(after().there.state.plan);
});

test('what somebody else has put back stays as it is', () => {
  const { there, past } = after(textGone, {
    type: 'BlockRestored',
    data: {
      block: {
        blockId: 'b1',
        moduleId: 'm',
        weight: 1,
        content: { type: 'text', html: '<p>b1</p>' },
      },
    },
  });
  there.when(decide.restoreBlock, block('b1'), past).nothing();
  there.when(decide.restoreTask, ofT, past).nothing();
  there.when(decide.restoreModule, ofM, past).nothing();
  there.when(decide.restoreMilestone, ofA, past).nothing();
});

describe('refused', () => {
  test('what never was', () => {
    const { there, past } = after();
    there
      .when(decide.restoreBlock, block('x'), past)
      .refused('notFound', 'block-not-found', 'blockId');
    there
      .when(decide.restoreTask, { ...inBlueprint, taskId: 'x' }, past)
      .refused('notFound', 'task-not-found', 'taskId');
    there
      .when(decide.restoreModule, { ...inBlueprint, moduleId: 'x' }, past)
      .refused('notFound', 'module-not-found', 'moduleId');
    there
      .when(decide.restoreMilestone, { ...inBlueprint, milestoneId: 'x' }, past)
      .refused('notFound', 'milestone-not-found', 'milestoneId');
  });
  test('in a blueprint or an execution that is gone itself', () => {
    const { past } = after(textGone);
    blueprintOf(start, textGone, {
      type: 'BlueprintDeleted',
      data: { blueprintId: 'b', name: 'Onboarding' },
    })
      .when(decide.restoreBlock, block('b1'), past)
      .refused('notFound', 'blueprint-not-found');
    processOf(start, { type: 'ProcessDeleted', data: { processId: 'p', name: 'Onboarding' } })
      .when(decide.restoreBlock, { ...inProcess, blockId: 'b1' }, past)
      .refused('notFound', 'execution-not-found');
  });
  test('milestones of an execution', () => {
    processOf(start)
      .when(
        decide.restoreMilestone,
        { ...inProcess, milestoneId: 'a' },
        pastOf({ kind: 'process' }).initial,
      )
      .refused('conflict', 'only-in-blueprint', 'plan');
  });
  test('where an id was given anew meanwhile', () => {
    const { there, past } = after(moduleGone, {
      type: 'BlockAdded',
      data: {
        block: { blockId: 'b1', moduleId: 'n', weight: 2, content: { type: 'text', html: 'new' } },
      },
    });
    there.when(decide.restoreModule, ofM, past).refused('conflict', 'block-exists', 'blockId');
  });
  test('what is more than one append can hold', () => {
    const long = module(
      'm',
      {},
      Array.from({ length: 10 }, (_, i) => ({
        task: task(`t${i}`, { description: 'x'.repeat(95_000) }),
        weight: i + 1,
      })),
    );
    const history: ProcessEvent[] = [processCreated, copied({ modules: [long] }), moduleGone];
    const remember = pastOf<ProcessEvent>({ kind: 'process' });
    const past = history.reduce(remember.evolve, { ...remember.initial, holder: noProcess });
    processOf(...history.slice(1))
      .when(decide.restoreModule, { ...inProcess, moduleId: 'm' }, past)
      .refused('invalid', 'plan-too-large', 'moduleId');
  });
});

test('what an event says to have taken, and was not there, is not put back', () => {
  const { initial, evolve } = pastOf<ProcessEvent>({ kind: 'process' });
  const gone: PlanEvent[] = [
    {
      type: 'BlockRemoved',
      data: { blockId: 'x', moduleId: 'm', content: { type: 'text', html: '' } },
    },
    { type: 'ModuleRemoved', data: { moduleId: 'x', title: 'X' } },
    { type: 'MilestoneRemoved', data: { milestoneId: 'x', name: 'X', moduleIds: ['x'] } },
  ];
  const past = [processCreated, start, ...gone].reduce<typeof initial>(evolve, initial);
  expect([...past.taken.keys()]).toEqual([]);
  const named: PlanEvent = {
    type: 'MilestoneRemoved',
    data: { milestoneId: 'z', name: 'Z', moduleIds: ['x'] },
  };
  expect([...evolve(past, named).taken.keys()]).toEqual(['milestone/z']);
});
