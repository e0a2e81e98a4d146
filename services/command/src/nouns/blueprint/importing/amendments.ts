import type { DraftModule, DraftTask } from '@waymark/api';
import { blocksOf, type Module, type PlanEvent, type Task } from '@waymark/events';
import { isContent, isTask, type DraftContent } from '../difference/matchingInModule.ts';
import { keyOf } from '../difference/row.ts';
import {
  peopleOf,
  wantedOfMilestone,
  wantedOfModule,
  wantedOfTask,
  type WantedFields,
  type TaskFields,
} from '../difference/wantedFields.ts';
import { inCopy } from '../../plan/copying/links.ts';
import { behind } from './arrivals.ts';
import type { ImportWork } from './work.ts';

/** What is there and is said otherwise by the document. */
export function amendments(work: ImportWork): void {
  const { draft, pairs, accepted } = work;
  for (const milestone of draft.milestones) {
    const old = pairs.milestones.get(milestone);
    if (old === undefined || !accepted.has(keyOf.changed(old.milestoneId))) continue;
    const { name } = wantedOfMilestone(old, milestone);
    if (name !== undefined)
      work.add({
        type: 'MilestoneRenamed',
        data: { milestoneId: old.milestoneId, from: old.name, to: name },
      });
  }
  for (const milestone of draft.milestones)
    for (const module of milestone.modules) {
      const old = pairs.modules.get(module);
      if (old !== undefined && accepted.has(keyOf.changed(old.moduleId)))
        work.add(...ofModule(work, old, module, work.milestoneId(milestone)));
      inModule(work, module);
    }
}

/** A module stays where it is while the milestone that it belongs to does not come. */
function ofModule(
  { pairs }: ImportWork,
  old: Module,
  module: DraftModule,
  milestoneId = old.milestoneId,
): PlanEvent[] {
  const { moduleId, milestoneId: from } = old;
  const { title, description, audience, participants } = wantedOfModule(old, module, pairs.person);
  return [
    ...(title === undefined
      ? []
      : [{ type: 'ModuleTitleSet' as const, data: { moduleId, from: old.title, to: title } }]),
    ...(description === undefined
      ? []
      : [
          {
            type: 'ModuleDescriptionSet' as const,
            data: { moduleId, from: old.description, to: description },
          },
        ]),
    ...(audience === undefined
      ? []
      : [
          {
            type: 'ModuleAudienceSet' as const,
            data: { moduleId, from: old.audience, to: audience },
          },
        ]),
    ...(participants === undefined
      ? []
      : [
          {
            type: 'ModuleParticipantsSet' as const,
            data: { moduleId, from: old.participants, to: participants },
          },
        ]),
    ...(from === milestoneId
      ? []
      : [{ type: 'ModuleMoved' as const, data: { moduleId, from, to: milestoneId } }]),
  ];
}

function inModule(work: ImportWork, module: DraftModule): void {
  for (const block of module.blocks.filter(isContent)) ofContent(work, block);
  const taken = module.blocks.filter(isTask).filter((one) => work.takes(one));
  for (const task of taken) {
    const old = work.pairs.tasks.get(task);
    if (old === undefined) continue;
    move(work, old, { module, nth: module.blocks.indexOf(task) });
    work.add(
      ...ofTask(
        { ...old, moduleId: moduleNow(work, old) },
        wantedOfTask(old, task, work.pairs.person),
      ),
    );
  }
  for (const [moduleId, tasks] of Map.groupBy(taken, (task) => {
    const old = work.pairs.tasks.get(task);
    return old === undefined ? work.moduleId(module) : moduleNow(work, old);
  }))
    if (moduleId !== undefined) takePart(work, moduleId, tasks);
}

const moduleNow = ({ plan }: ImportWork, { taskId, moduleId }: Task): string =>
  plan.tasks.get(taskId)?.moduleId ?? moduleId;

/** A task stays where it is while the module that it belongs to does not come. */
function move(
  work: ImportWork,
  { taskId, blockId, moduleId: from }: Task,
  { module, nth }: { readonly module: DraftModule; readonly nth: number },
): void {
  const moduleId = work.moduleId(module) ?? from;
  if (from === moduleId) return;
  // A module that is new has kept its place; in another it is settled when everything has come.
  const weight = work.pairs.modules.has(module) ? behind(blocksOf(work.plan, moduleId)) : nth + 1;
  work.add({ type: 'TaskMoved', data: { taskId, blockId, moduleId, from, weight } });
}

function ofContent(work: ImportWork, block: DraftContent): void {
  const old = work.pairs.contents.get(block);
  if (
    old === undefined ||
    old.content.type === 'task' ||
    !work.accepted.has(keyOf.changed(old.blockId))
  )
    return;
  const { blockId, moduleId, content: from } = old;
  work.add({
    type: 'BlockContentSet',
    data: { ...{ blockId, moduleId, from }, to: inCopy(block.content, work.leadsTo) },
  });
}

/** Who has or follows a task takes part in its module (PRODUCT 6.7). */
function takePart(work: ImportWork, moduleId: string, tasks: readonly DraftTask[]): void {
  const { pairs, plan } = work;
  const theirs = tasks.flatMap((task) => {
    const now = plan.tasks.get(pairs.tasks.get(task)?.taskId ?? '');
    return now === undefined ? peopleOf(task).map(pairs.person) : peopleOf(now);
  });
  const from = plan.modules.get(moduleId)?.participants ?? [];
  const to = [...new Set([...from, ...theirs])];
  if (to.length > from.length)
    work.add({ type: 'ModuleParticipantsSet', data: { moduleId, from, to } });
}

const EVENT = {
  headline: 'TaskHeadlineSet',
  description: 'TaskDescriptionSet',
  content: 'TaskContentSet',
  assignee: 'TaskAssigneeSet',
  followers: 'TaskFollowersSet',
  dueInDays: 'TaskDueInDaysSet',
  mandatory: 'TaskMandatorySet',
  seenBy: 'TaskSeenBySet',
  duration: 'TaskDurationSet',
  variables: 'TaskVariablesSet',
} as const satisfies Record<keyof TaskFields, PlanEvent['type']>;

const ofTask = (old: Task, wanted: WantedFields<TaskFields>): PlanEvent[] => {
  const { taskId, moduleId } = old;
  return (Object.keys(wanted) as (keyof TaskFields)[]).map(
    (field) =>
      ({
        type: EVENT[field],
        data: { taskId, moduleId, from: old[field], to: wanted[field] },
      }) as PlanEvent,
  );
};
