import { newTask, type Task } from '../tasks.ts';
import type { BlueprintEvent } from '../../blueprint.ts';
import type { ProcessEvent } from '../../process.ts';
import type { CopySource } from '../copyEvents.ts';
import type { Milestone } from '../milestones.ts';
import type { Module } from '../modules.ts';
import type { Placeholder } from '../placeholders.ts';
import type { PlanEvent } from '../planEvents.ts';
import type { Variable } from '../variables.ts';
import type { WholeModule } from '../wholeModule.ts';

export const blueprintCreated: BlueprintEvent = {
  type: 'BlueprintCreated',
  data: { blueprintId: 'b', name: 'Onboarding' },
};
export const processCreated: ProcessEvent = {
  type: 'ProcessCreated',
  data: {
    processId: 'p',
    projectId: 'j',
    clientId: 'c',
    name: 'Onboarding',
    blueprintId: 'b',
    start: '2026-11-01',
    end: '2027-01-02',
  },
};

export const milestone = (milestoneId: string, weight: number): Milestone => ({
  milestoneId,
  name: `Milestone ${milestoneId}`,
  weight,
});

export const task = (taskId: string, more: Partial<Task> = {}): Task =>
  newTask(
    { taskId, blockId: more.blockId ?? `of-${taskId}`, moduleId: more.moduleId ?? 'm' },
    { headline: `Headline ${taskId}`, ...more },
  );

/** Block id, or task, -> place in a module. */
type ModulePosition =
  | { readonly text: string; readonly weight: number }
  | { readonly task: Task; readonly weight: number };

export const module = (
  moduleId: string,
  more: Partial<Module> = {},
  places: readonly ModulePosition[] = [],
): WholeModule => ({
  moduleId,
  milestoneId: 'a',
  title: `Module ${moduleId}`,
  description: '',
  weight: 1,
  audience: 'EXTERN',
  status: 'PENDING',
  startedOn: null,
  startsOn: null,
  participants: [],
  userAddable: false,
  subProcess: null,
  between: null,
  ...more,
  blocks: places.map((place) =>
    'text' in place
      ? {
          blockId: place.text,
          moduleId,
          weight: place.weight,
          content: { type: 'text', html: `<p>${place.text}</p>` },
        }
      : {
          blockId: place.task.blockId,
          moduleId,
          weight: place.weight,
          content: { type: 'task', taskId: place.task.taskId },
        },
  ),
  tasks: places.flatMap((place) => ('task' in place ? [{ ...place.task, moduleId }] : [])),
});

/** A module `m` with these tasks, weighed 1, 2, 3 … */
export const withTasks = (...tasks: Task[]): PlanEvent =>
  copied({
    modules: [
      module(
        'm',
        {},
        tasks.map((each, i) => ({ task: each, weight: i + 1 })),
      ),
    ],
  });

type Content = {
  milestones?: Milestone[];
  modules?: WholeModule[];
  placeholders?: Placeholder[];
  variables?: Variable[];
  source?: CopySource;
};

export const copied = ({
  milestones = [milestone('a', 1)],
  modules = [],
  placeholders = [],
  variables = [],
  source = { kind: 'import', fileName: 'list.md' },
}: Content): PlanEvent => ({
  type: 'PlanCopied',
  data: { source, part: 1, parts: 1, milestones, modules, placeholders, variables },
});

export const placeholder = (
  placeholderId: string,
  matchedTo: string | null = null,
): Placeholder => ({ placeholderId, name: 'IT lead', description: '', matchedTo });
