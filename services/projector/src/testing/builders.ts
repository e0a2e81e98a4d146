import {
  newTask,
  streamOf,
  type Block,
  type Metadata,
  type Milestone,
  type Module,
  type Task,
  type WaymarkEvent,
  type WholeModule,
} from '@waymark/events';

/** Parts of plans for tests: what matters is said, the rest is plain. */
export const milestone = (milestoneId: string, weight = 1): Milestone => ({
  milestoneId,
  name: `Milestone ${milestoneId}`,
  weight,
});

export const module = (
  moduleId: string,
  milestoneId: string,
  change: Partial<Module> = {},
): Module => ({
  moduleId,
  milestoneId,
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
  ...change,
});

export const task = (taskId: string, moduleId: string, change: Partial<Task> = {}): Task =>
  newTask({ taskId, moduleId, blockId: `b-${taskId}` }, { headline: `Task ${taskId}`, ...change });

export const taskBlock = ({ blockId, moduleId, taskId }: Task, weight: number): Block => ({
  blockId,
  moduleId,
  weight,
  content: { type: 'task', taskId },
});

/** A module with a block for each of the tasks, in their order. */
export const whole = (of: Module, tasks: readonly Task[]): WholeModule => ({
  ...of,
  tasks: [...tasks],
  blocks: tasks.map((t, i) => taskBlock(t, i + 1)),
});

/** `PlanCopied` by an import, with these parts. */
export const copied = (milestones: readonly Milestone[], modules: readonly WholeModule[]) => ({
  type: 'PlanCopied' as const,
  data: {
    source: { kind: 'import' as const, fileName: 'list.md' },
    part: 1,
    parts: 1,
    milestones: [...milestones],
    modules: [...modules],
    placeholders: [],
    variables: [],
  },
});

/**
 * Stream and events of the blueprint `b<n>` of the workspace `w`: one module `m<n>` with the tasks
 * `t<n>-0` to `t<n>-19`.
 */
export function blueprintOfTwenty(n: number): [stream: string, events: WaymarkEvent[]] {
  const tasks = Array.from({ length: 20 }, (_, t) => task(`t${n}-${t}`, `m${n}`));
  return [
    streamOf.blueprint('w', `b${n}`),
    [
      { type: 'BlueprintCreated', data: { blueprintId: `b${n}`, name: `Blueprint ${n}` } },
      copied([milestone(`ms${n}`)], [whole(module(`m${n}`, `ms${n}`), tasks)]),
    ],
  ];
}

/** Of an event of the workspace `w` of which nothing matters but what happened. */
export const plainMetadata: Metadata = {
  workspaceId: 'w',
  actor: { kind: 'system', name: 'test' },
  commandId: 'c',
  command: 'C',
  causationId: 'c',
  correlationId: 'c',
  at: '2026-11-02T00:00:00.000Z',
};
