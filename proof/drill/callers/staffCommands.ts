import { randomUUID } from 'node:crypto';
import type { Payload } from '@waymark/api';
import type { GivenCommand } from '../ledger.ts';
import type { Seeded } from '../seeded.ts';
import type { CommandMaker } from './making.ts';
import { moduleIn, refOf, taskIn } from './pickPlan.ts';
import { changeStructure, editBlock, editTask } from './planEdits.ts';
import type { CallersWorld } from './world.ts';

export const setTaskStatus: CommandMaker = (world, random) => {
  const process = random.pick(world.processes);
  const task = taskIn(process, random);
  if (task === null) return null;
  const plan = refOf(process);
  const status = random.pick(['TODO', 'IN_PROGRESS', 'DONE', 'STUCKED'] as const);
  const payload: Payload<'SetTaskStatus'> = {
    plan,
    taskId: task.taskId,
    status,
    reason: status === 'STUCKED' ? world.text('waits for') : null,
  };
  return {
    name: 'SetTaskStatus',
    payload,
    already: { plan, holds: ({ tasks }) => tasks.get(task.taskId)?.status === status },
  };
};

export const setModuleStatus: CommandMaker = (world, random) => {
  const process = random.pick(world.processes);
  const module = moduleIn(process, random);
  if (module === null) return null;
  const plan = refOf(process);
  const status = module.status === 'ACTIVE' ? random.pick(['PAUSED', 'DONE'] as const) : 'ACTIVE';
  return {
    name: 'SetModuleStatus',
    payload: { plan, moduleId: module.moduleId, status },
    already: { plan, holds: ({ modules }) => modules.get(module.moduleId)?.status === status },
  };
};

export const rollOut: CommandMaker = (world, random) => {
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

export const rollOutPlaceholder: CommandMaker = (world, random) => {
  const process = random.pick(world.processes);
  const to = random.pick([...world.people.clientUsers, world.people.member]);
  const plan = refOf(process);
  return {
    name: 'RollOutPlaceholder',
    payload: { processId: process.processId, placeholderId: 'p::it', to },
    already: { plan, holds: ({ placeholders }) => placeholders.get('p::it')?.matchedTo === to },
  };
};

export const names: CommandMaker = (world, random) =>
  random.pick<GivenCommand>([
    {
      name: 'RenameProcess',
      payload: { processId: random.pick(world.processes).processId, name: world.text('Process') },
    },
    { name: 'RenameWorkspace', payload: { name: world.text('Workspace') } },
    { name: 'RenameClient', payload: { clientId: world.clientId, name: world.text('Client') } },
    { name: 'AddClient', payload: { clientId: randomUUID(), name: world.text('Client') } },
  ]);

/** What a team does all day; how often each is done follows from how often it stands here. */
const making: readonly CommandMaker[] = [
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

/** What somebody of the team does next; null when what was picked finds nothing to work on. */
export function staffCommand(world: CallersWorld, random: Seeded): GivenCommand | null {
  return (random.chance(ROLLOUTS) ? rollOut : random.pick(making))(world, random);
}
