import { refusalText } from '@waymark/api/problems';
import type { Command } from '@waymark/api';
import {
  groupOfJob,
  jobBoard,
  modulesOf,
  statusOfGroup,
  tasksOf,
  type JobGroup,
  type Module,
  type Plan,
  type PlanEvent,
  type Project,
} from '@waymark/events';
import { DecisionRefused, existing, unless, unused } from '../../../decisions/decision.ts';
import { moved, renumbered } from '../../../decisions/weights.ts';
import { planOf } from '../holder.ts';
import { blockOrder, moduleOrder } from '../../../decisions/past.ts';
import { weightsSet } from '../blocks/blocks.ts';

type Day = { readonly today: string };

/**
 * A new job has weight 0 and so comes first (PRODUCT 8.10); the others make room before where one
 * of them stands there.
 */
export function addJob(
  project: Project,
  {
    jobId,
    name,
    description = '',
    group = 'inactive',
    audience = 'EXTERN',
    userAddable = false,
  }: Command<'AddJob'>,
  { today }: Day,
): PlanEvent[] {
  const plan = planOf(project);
  unused(plan.modules, jobId, 'job', 'jobId');
  return [
    ...roomInFront(plan),
    {
      type: 'ModuleAdded',
      data: {
        moduleId: jobId,
        milestoneId: jobBoard,
        title: name,
        weight: 0,
        ...(description !== '' && { description }),
        ...(audience !== 'EXTERN' && { audience }),
        ...(userAddable && { userAddable }),
      },
    },
    ...statusSet(jobId, 'PENDING', group, today),
  ];
}

/** So that a job of weight 0 comes first. */
export const roomInFront = (plan: Plan): PlanEvent[] =>
  modulesOf(plan, jobBoard).some(({ weight }) => weight <= 0)
    ? reweighed(renumbered(moduleOrder(plan, jobBoard)))
    : [];

/** To a place in a column. All jobs are one list by weight, of which each column shows its own. */
export function moveJob(
  project: Project,
  { jobId, group, index }: Command<'MoveJob'>,
  { today }: Day,
): PlanEvent[] {
  const plan = planOf(project);
  const { status, weight } = jobIn(plan, jobId);
  const from = groupOfJob(status);
  if (group === 'done' && from !== 'done') mandatoryDone(plan, jobId);
  return [
    ...reweighed(
      moved(
        moduleOrder(plan, jobBoard),
        { id: jobId, weight },
        placeAmongAll(plan, jobId, group, index),
      ),
    ),
    ...(from === group ? [] : statusSet(jobId, status, group, today)),
  ];
}

/** Refuses as long as a mandatory task of the job is open (PRODUCT 8.10). */
function mandatoryDone(plan: Plan, jobId: string): void {
  const [first, ...more] = tasksOf(plan, jobId).filter(
    ({ mandatory, active, status }) => mandatory && active && status !== 'DONE',
  );
  if (first === undefined) return;
  throw new DecisionRefused(
    'conflict',
    'mandatory-open',
    refusalText('mandatoryOpen', more.length + 1, first.headline),
    'group',
  );
}

/**
 * Where the place in a column lies among all the others: before the job that is at it, else behind
 * the column's last; in an empty one where it stands.
 */
function placeAmongAll(plan: Plan, jobId: string, group: JobGroup, index: number): number {
  const all = modulesOf(plan, jobBoard);
  const others = all.filter(({ moduleId }) => moduleId !== jobId);
  const column = others.filter(({ status }) => groupOfJob(status) === group);
  const next = column[index];
  if (next !== undefined) return others.indexOf(next);
  const last = column.at(-1);
  return last === undefined
    ? all.findIndex(({ moduleId }) => moduleId === jobId)
    : others.indexOf(last) + 1;
}

export function setJobUserAddable(
  project: Project,
  { jobId, userAddable: to }: Command<'SetJobUserAddable'>,
): PlanEvent[] {
  const { userAddable: from } = jobIn(planOf(project), jobId);
  return unless(from === to, { type: 'ModuleUserAddableSet', data: { moduleId: jobId, from, to } });
}

/** To a place among the tasks of a job (PRODUCT 8.10). */
export function moveJobTask(
  project: Project,
  { taskId, jobId, index }: Command<'MoveJobTask'>,
): PlanEvent[] {
  const plan = planOf(project);
  const { blockId, moduleId: from } = existing(plan.tasks, taskId, 'task', 'taskId');
  jobIn(plan, jobId);
  const weight = plan.blocks.get(blockId)?.weight ?? 0;
  const entry = { id: blockId, weight };
  const { [blockId]: place = weight, ...others } = moved(blockOrder(plan, jobId), entry, index);
  if (from === jobId)
    return weightsSet(jobId, place === weight ? others : { ...others, [blockId]: place });
  return [
    ...weightsSet(jobId, others),
    { type: 'TaskMoved', data: { taskId, blockId, moduleId: jobId, from, weight: place } },
  ];
}

export const jobIn = (plan: Plan, jobId: string): Module =>
  existing(plan.modules, jobId, 'job', 'jobId');

const reweighed = (weights: Record<string, number>): PlanEvent[] =>
  unless(Object.keys(weights).length === 0, {
    type: 'ModuleWeightsSet',
    data: { milestoneId: jobBoard, weights },
  });

/** Into another column; due dates were chosen, so a start counts none. */
const statusSet = (
  moduleId: string,
  from: Module['status'],
  group: JobGroup,
  on: string,
): PlanEvent[] => {
  const to = statusOfGroup[group];
  return unless(from === to, {
    type: 'ModuleStatusSet',
    data: { moduleId, from, to, on, completed: [], due: [] },
  });
};
