import type { Command } from '@waymark/api';
import { referringModules, type PlanEvent, type Project, type Workspace } from '@waymark/events';
import { unused } from '../../../decisions/decision.ts';
import { planOf, type PlanHolder } from '../holder.ts';
import { moduleIn, roomInFront } from '../modules/modules.ts';
import { milestoneForModule } from '../modules/milestoneForModule.ts';
import { copiedModule, notStarted, untouched } from './copiedModule.ts';
import { planCopied } from './copy.ts';
import { linkedWithin } from './links.ts';
import { peopleOfClone } from './peopleOfClone.ts';
import { referringThere, showingThere, variablesComingAlong } from './variablesOfCopy.ts';

/**
 * What a clone reads beside the plan that it comes into. `revision` proves which version was
 * cloned.
 */
export type CloneSource = {
  readonly holder: Exclude<PlanHolder, Project>;
  readonly revision: bigint;
  readonly workspace: Pick<Workspace, 'roles'>;
};

/**
 * A module with its content and tasks, into the same plan or another one, where it comes first as a
 * new one does. Status, dates and what was done stay behind; days after the start and variables
 * that tasks show come along, and people as `peopleOfClone` says.
 */
export function cloneModule(
  holder: PlanHolder,
  command: Command<'CloneModule'>,
  { newId }: { newId: () => string },
  { holder: from, revision, workspace }: CloneSource,
): PlanEvent[] {
  const { plan, milestoneId } = milestoneForModule(holder, command);
  unused(plan.modules, command.moduleId, 'module', 'moduleId');
  const original = planOf(from);
  const module = moduleIn(original, command.from.moduleId, 'from.moduleId');
  const source = { kind: from.kind, plan: original };
  const target = { kind: holder.kind, plan };
  const people = peopleOfClone({ ...source, roles: workspace.roles }, target);
  const showing = showingThere(plan, original.variables);
  const referring = referringThere(plan, original.variables, people.named);
  const clone = copiedModule(original, module, command.moduleId, newId, {
    module: { ...notStarted, milestoneId, weight: -1 },
    task: (task) => ({
      ...untouched,
      ...people.ofTask(task),
      variables: showing(task),
      dueDate: null,
      dueDateChosen: false,
    }),
  });
  const participants = people.ofModule(module, clone.tasks);
  const modules = referringModules([{ ...clone, participants }], referring);
  return [
    ...roomInFront(plan, milestoneId),
    ...planCopied(
      {
        kind: 'clone',
        of: from.kind,
        id: command.from.plan.id,
        name: module.title,
        revision: String(revision),
      },
      {
        milestones: [],
        modules: linkedWithin(modules, (taskId) => plan.tasks.has(taskId)),
        placeholders: people.comingAlong(),
        variables: variablesComingAlong(source, plan, modules),
      },
    ),
  ];
}
