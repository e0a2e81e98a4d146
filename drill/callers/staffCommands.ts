import { randomUUID } from 'node:crypto';
import type { Payload, PlanRef } from '@waymark/api';
import {
  blocksOf,
  modulesOf,
  type Blueprint,
  type Process,
} from '@waymark/events';
import type { Given } from '../ledger.ts';
import type { Seeded } from '../seeded.ts';
import type { World } from './world.ts';

type Making = (world: World, random: Seeded) => Given | null;

const refOf = (state: Blueprint | Process): PlanRef => ({
  kind: state.kind,
  id: state.kind === 'process' ? state.processId : state.blueprintId,
});
const anyPlan = (world: World, random: Seeded) =>
  random.pick<Blueprint | Process>([
    ...world.processes,
    ...world.processes,
    ...world.blueprints,
  ]);

/** A task, module, block or milestone of some plan; null when there is none. */
const taskIn = (state: Blueprint | Process, random: Seeded) =>
  state.plan.tasks.size === 0
    ? null
    : random.pick([...state.plan.tasks.values()]);
const moduleIn = (state: Blueprint | Process, random: Seeded) =>
  state.plan.modules.size === 0
    ? null
    : random.pick([...state.plan.modules.values()]);

const setTaskStatus: Making = (world, random) => {
  const process = random.pick(world.processes);
  const task = taskIn(process, random);
  if (task === null) return null;
  const plan = refOf(process);
  const status = random.pick([
    'TODO',
    'IN_PROGRESS',
    'DONE',
    'STUCKED',
  ] as const);
  const payload: Payload<'SetTaskStatus'> = {
    plan,
    taskId: task.taskId,
    status,
    reason: status === 'STUCKED' ? world.text('waits for') : null,
  };
  return {
    name: 'SetTaskStatus',
    payload,
    already: {
      plan,
      holds: ({ tasks }) => tasks.get(task.taskId)?.status === status,
    },
  };
};

const setModuleStatus: Making = (world, random) => {
  const process = random.pick(world.processes);
  const module = moduleIn(process, random);
  if (module === null) return null;
  const plan = refOf(process);
  const status =
    module.status === 'ACTIVE'
      ? random.pick(['PAUSED', 'DONE'] as const)
      : 'ACTIVE';
  return {
    name: 'SetModuleStatus',
    payload: { plan, moduleId: module.moduleId, status },
    already: {
      plan,
      holds: ({ modules }) => modules.get(module.moduleId)?.status === status,
    },
  };
};

const editTask: Making = (world, random) => {
  const state = anyPlan(world, random);
  const task = taskIn(state, random);
  if (task === null) return null;
  const ofTask = { plan: refOf(state), taskId: task.taskId };
  return random.pick<Given>([
    {
      name: 'SetTaskHeadline',
      payload: { ...ofTask, headline: world.text('Headline') },
    },
    {
      name: 'SetTaskDescription',
      payload: {
        ...ofTask,
        description: `<p>${world.text('Description')}</p>`,
      },
    },
    {
      name: 'SetTaskAction',
      payload: {
        ...ofTask,
        action: { href: 'https://example.org/', text: world.text('Go') },
      },
    },
  ]);
};

const editBlock: Making = (world, random) => {
  const state = anyPlan(world, random);
  const module = moduleIn(state, random);
  if (module === null) return null;
  const plan = refOf(state);
  const blocks = blocksOf(state.plan, module.moduleId);
  const texts = blocks.filter(({ content }) => content.type === 'text');
  const html = `<p>${world.text('Text')}</p>`;
  if (texts.length === 0 || random.chance(0.2)) {
    const afterBlockId =
      blocks.length === 0 ? null : random.pick(blocks).blockId;
    return {
      name: 'AddTextBlock',
      payload: {
        plan,
        moduleId: module.moduleId,
        blockId: randomUUID(),
        afterBlockId,
        html,
      },
    };
  }
  const { blockId } = random.pick(texts);
  if (texts.length > 3)
    return { name: 'DeleteBlock', payload: { plan, blockId } };
  return { name: 'SetBlockText', payload: { plan, blockId, html } };
};

const changeStructure: Making = (world, random) => {
  const state = anyPlan(world, random);
  const plan = refOf(state);
  const module = moduleIn(state, random);
  const milestones = [...state.plan.milestones.keys()];
  if (module === null || milestones.length === 0)
    return {
      name: 'AddMilestone',
      payload: {
        plan,
        milestoneId: randomUUID(),
        name: world.text('Milestone'),
      },
    };
  const { moduleId } = module;
  const milestoneId = random.pick(milestones);
  const choices: Given[] = [
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
      payload: {
        plan,
        moduleId: randomUUID(),
        milestoneId,
        title: world.text('Module'),
      },
    },
    {
      name: 'SetModuleTitle',
      payload: { plan, moduleId, title: world.text('Title') },
    },
    {
      name: 'RenameMilestone',
      payload: { plan, milestoneId, name: world.text('Milestone') },
    },
  ];
  const task = taskIn(state, random);
  if (task !== null && state.plan.tasks.size > 8)
    choices.push({
      name: 'DeleteTask',
      payload: { plan, taskId: task.taskId },
    });
  if (state.plan.modules.size > 6)
    choices.push({ name: 'DeleteModule', payload: { plan, moduleId } });
  const elsewhere = milestones.find((id) => id !== module.milestoneId);
  if (elsewhere !== undefined) {
    const already = {
      plan,
      holds: ({ modules }: Process['plan']) =>
        modules.get(moduleId)?.milestoneId === elsewhere,
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

const rollOut: Making = (world, random) => {
  const processId = randomUUID();
  world.plans.set(processId, { kind: 'process', state: null });
  const { blueprintId } = random.pick(world.blueprints);
  const matching = { 'p::lead': world.people.clientUsers[0] };
  const payload: Payload<'CreateProcess'> = {
    processId,
    projectId: world.projectId,
    blueprintId,
    name: world.text('Process'),
    start: '2026-01-01',
    end: '2026-03-01',
    matching,
  };
  return { name: 'CreateProcess', payload };
};

const rollOutPlaceholder: Making = (world, random) => {
  const process = random.pick(world.processes);
  const to = random.pick([...world.people.clientUsers, world.people.member]);
  const plan = refOf(process);
  return {
    name: 'RollOutPlaceholder',
    payload: { processId: process.processId, placeholderId: 'p::it', to },
    already: {
      plan,
      holds: ({ placeholders }) => placeholders.get('p::it')?.matchedTo === to,
    },
  };
};

const names: Making = (world, random) =>
  random.pick<Given>([
    {
      name: 'RenameProcess',
      payload: {
        processId: random.pick(world.processes).processId,
        name: world.text('Process'),
      },
    },
    { name: 'RenameWorkspace', payload: { name: world.text('Workspace') } },
    {
      name: 'RenameClient',
      payload: { clientId: world.clientId, name: world.text('Client') },
    },
    {
      name: 'AddClient',
      payload: { clientId: randomUUID(), name: world.text('Client') },
    },
  ]);

/** What a team does all day; how often each is done follows from how often it stands here. */
const making: readonly Making[] = [
  setTaskStatus,
  setTaskStatus,
  setTaskStatus,
  setModuleStatus,
  editTask,
  editTask,
  editTask,
  editBlock,
  editBlock,
  editBlock,
  changeStructure,
  changeStructure,
  rollOutPlaceholder,
  names,
];
/** A rollout is rarer: it begins a new process, and the oldest at work rests from then on. */
const ROLLOUTS = 0.02;

export function staffCommand(world: World, random: Seeded): Given | null {
  return (random.chance(ROLLOUTS) ? rollOut : random.pick(making))(
    world,
    random,
  );
}
