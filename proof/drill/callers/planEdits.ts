import { randomUUID } from 'node:crypto';
import { blocksOf, modulesOf, type Process } from '@waymark/events';
import type { GivenCommand } from '../ledger.ts';
import type { CommandMaker } from './making.ts';
import { anyPlan, moduleIn, refOf, taskIn } from './pickPlan.ts';

/** Another headline, description or action for a task of some plan. */
export const editTask: CommandMaker = (world, random) => {
  const state = anyPlan(world, random);
  const task = taskIn(state, random);
  if (task === null) return null;
  const ofTask = { plan: refOf(state), taskId: task.taskId };
  return random.pick<GivenCommand>([
    { name: 'SetTaskHeadline', payload: { ...ofTask, headline: world.text('Headline') } },
    {
      name: 'SetTaskDescription',
      payload: { ...ofTask, description: `<p>${world.text('Description')}</p>` },
    },
    {
      name: 'SetTaskContent',
      payload: {
        ...ofTask,
        content: {
          type: 'simple',
          action: { href: 'https://example.org/', text: world.text('Go') },
        },
      },
    },
  ]);
};

/** Adds a text block or writes one anew, and deletes once a module has more than three. */
export const editBlock: CommandMaker = (world, random) => {
  const state = anyPlan(world, random);
  const module = moduleIn(state, random);
  if (module === null) return null;
  const plan = refOf(state);
  const blocks = blocksOf(state.plan, module.moduleId);
  const texts = blocks.filter(({ content }) => content.type === 'text');
  const html = `<p>${world.text('Text')}</p>`;
  if (texts.length === 0 || random.chance(0.2)) {
    const afterBlockId = blocks.length === 0 ? null : random.pick(blocks).blockId;
    return {
      name: 'AddBlock',
      payload: {
        plan,
        moduleId: module.moduleId,
        blockId: randomUUID(),
        afterBlockId,
        content: { type: 'text', html },
      },
    };
  }
  const { blockId } = random.pick(texts);
  if (texts.length > 3) return { name: 'DeleteBlock', payload: { plan, blockId } };
  return { name: 'SetBlockContent', payload: { plan, blockId, content: { type: 'text', html } } };
};

/** Adds, names or moves what a plan is made of, and deletes once there is much of it. */
export const changeStructure: CommandMaker = (world, random) => {
  const state = anyPlan(world, random);
  const plan = refOf(state);
  const module = moduleIn(state, random);
  const milestones = [...state.plan.milestones.keys()];
  if (module === null || milestones.length === 0)
    return {
      name: 'AddMilestone',
      payload: { plan, milestoneId: randomUUID(), name: world.text('Milestone') },
    };
  const { moduleId } = module;
  const milestoneId = random.pick(milestones);
  const choices: GivenCommand[] = [
    {
      name: 'AddTask',
      payload: {
        plan,
        moduleId,
        taskId: randomUUID(),
        blockId: randomUUID(),
        headline: world.text('Task'),
      },
    },
    {
      name: 'AddModule',
      payload: { plan, moduleId: randomUUID(), milestoneId, title: world.text('Module') },
    },
    { name: 'SetModuleTitle', payload: { plan, moduleId, title: world.text('Title') } },
    { name: 'RenameMilestone', payload: { plan, milestoneId, name: world.text('Milestone') } },
  ];
  const task = taskIn(state, random);
  if (task !== null && state.plan.tasks.size > 8)
    choices.push({ name: 'DeleteTask', payload: { plan, taskId: task.taskId } });
  if (state.plan.modules.size > 6)
    choices.push({ name: 'DeleteModule', payload: { plan, moduleId } });
  const elsewhere = milestones.find((id) => id !== module.milestoneId);
  if (elsewhere !== undefined) {
    const already = {
      plan,
      holds: ({ modules }: Process['plan']) => modules.get(moduleId)?.milestoneId === elsewhere,
    };
    choices.push({
      name: 'MoveModule',
      payload: {
        plan,
        moduleId,
        milestoneId: elsewhere,
        index: modulesOf(state.plan, elsewhere).length,
      },
      already,
    });
  }
  return random.pick(choices);
};
