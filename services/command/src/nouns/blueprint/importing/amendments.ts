import type { DraftModule } from '@waymark/api';
import type { Module, PlanEvent, Task } from '@waymark/events';
import { isContent, isTask } from '../difference/matchingInModule.ts';
import { keyOf } from '../difference/row.ts';
import {
  wantedOfMilestone,
  wantedOfModule,
  wantedOfTask,
  type Wanted,
  type TaskFields,
} from '../difference/wanted.ts';
import { inCopy } from '../../plan/copying/links.ts';
import { peopleOf } from './arrivals.ts';
import type { Work } from './work.ts';

/** What is there and is said otherwise by the document. */
export function amendments(work: Work): void {
  const { draft, pairs, accepted } = work;
  for (const milestone of draft.milestones) {
    const old = pairs.milestones.get(milestone);
    if (old === undefined || !accepted.has(keyOf.changed(old.milestoneId)))
      continue;
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
      if (old === undefined) continue;
      if (accepted.has(keyOf.changed(old.moduleId)))
        work.add(...ofModule(old, module, work.milestoneId(milestone)));
      inModule(work, old, module);
    }
}

/** A module stays where it is while the milestone that it belongs to does not come. */
function ofModule(
  old: Module,
  module: DraftModule,
  milestoneId = old.milestoneId,
): PlanEvent[] {
  const { moduleId, milestoneId: from } = old;
  const { title, description, audience } = wantedOfModule(old, module);
  return [
    ...(title === undefined
      ? []
      : [
          {
            type: 'ModuleTitleSet' as const,
            data: { moduleId, from: old.title, to: title },
          },
        ]),
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
    ...(from === milestoneId
      ? []
      : [
          {
            type: 'ModuleMoved' as const,
            data: { moduleId, from, to: milestoneId },
          },
        ]),
  ];
}

function inModule(
  work: Work,
  { moduleId }: Module,
  { blocks }: DraftModule,
): void {
  const { pairs, accepted } = work;
  for (const block of blocks.filter(isContent)) {
    const old = pairs.contents.get(block);
    if (
      old === undefined ||
      old.content.type === 'task' ||
      !accepted.has(keyOf.changed(old.blockId))
    )
      continue;
    const { blockId, content: from } = old;
    work.add({
      type: 'BlockContentSet',
      data: {
        ...{ blockId, moduleId, from },
        to: inCopy(block.content, work.leadsTo),
      },
    });
  }
  for (const task of blocks.filter(isTask)) {
    const old = pairs.tasks.get(task);
    if (old === undefined || !accepted.has(keyOf.changed(old.taskId))) continue;
    work.add(...ofTask(old, wantedOfTask(old, task, pairs.person)));
  }
  const theirs = blocks
    .filter(isTask)
    .filter((task) => work.takes(task))
    .flatMap((task) => peopleOf(task).map(pairs.person));
  const from = work.plan.modules.get(moduleId)?.participants ?? [];
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
} as const satisfies Record<keyof TaskFields, PlanEvent['type']>;

const ofTask = (old: Task, wanted: Wanted<TaskFields>): PlanEvent[] => {
  const { taskId, moduleId } = old;
  return (Object.keys(wanted) as (keyof TaskFields)[]).map(
    (field) =>
      ({
        type: EVENT[field],
        data: { taskId, moduleId, from: old[field], to: wanted[field] },
      }) as PlanEvent,
  );
};
