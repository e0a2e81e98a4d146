import {
  blocksOf,
  tasksOf,
  type Module,
  type Plan,
  type Task,
  type WholeModule,
} from '@waymark/events';

/** What of a copy is not as it was: of the module itself, and of each of its tasks. */
export type CopyChanges = {
  readonly module: Partial<Module>;
  readonly task: (task: Task) => Partial<Task>;
};

/**
 * A module with all that is in it, as `moduleId`; each part has a new id and names the one that it
 * was copied from. Links between tasks are set right by `linkedWithin`, over all that is copied at
 * once.
 */
export function copiedModule(
  plan: Plan,
  module: Module,
  moduleId: string,
  newId: () => string,
  changes: CopyChanges,
): WholeModule {
  const blocks = blocksOf(plan, module.moduleId);
  const tasks = tasksOf(plan, module.moduleId);
  const blockIds = new Map(blocks.map((b) => [b.blockId, newId()]));
  const taskIds = new Map(tasks.map((t) => [t.taskId, newId()]));
  return {
    ...module,
    ...changes.module,
    origin: module.moduleId,
    moduleId,
    blocks: blocks.map((block) => ({
      ...block,
      origin: block.blockId,
      moduleId,
      blockId: blockIds.get(block.blockId) ?? block.blockId,
      content:
        block.content.type === 'task'
          ? { type: 'task', taskId: taskIds.get(block.content.taskId) ?? block.content.taskId }
          : block.content,
    })),
    tasks: tasks.map((task) => ({
      ...task,
      ...changes.task(task),
      origin: task.taskId,
      taskId: taskIds.get(task.taskId) ?? task.taskId,
      blockId: blockIds.get(task.blockId) ?? task.blockId,
      moduleId,
    })),
  };
}

/** How a task begins wherever it is copied to: nothing of what was done comes along. */
export const untouched = {
  status: 'TODO',
  stuckReason: null,
  awaits: null,
  addedBy: null,
} as const satisfies Partial<Task>;
/** The same of a module. */
export const notStarted = {
  status: 'PENDING',
  startedOn: null,
  startsOn: null,
  between: null,
} as const satisfies Partial<Module>;
