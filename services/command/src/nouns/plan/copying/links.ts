import type { BlockContent, WholeModule } from '@waymark/events';

/** Which task of the copy one of the original has become; null for one that is not in it. */
export type Copied = (taskId: string) => string | null;

/** The content of a block in a copy: a link leads to what its task has become. */
export const inCopy = <Content extends BlockContent>(content: Content, to: Copied): Content =>
  content.type === 'taskLink' && content.taskId !== null
    ? { ...content, taskId: to(content.taskId) }
    : content;

export const modulesInCopy = (modules: readonly WholeModule[], to: Copied): WholeModule[] =>
  modules.map((module) => ({
    ...module,
    blocks: module.blocks.map((block) => ({ ...block, content: inCopy(block.content, to) })),
  }));

/**
 * Modules that were copied together, each task naming its origin: a link between any two of them
 * leads to the copy of its task.
 * @param stays whether the plan that they come into has the very task itself, so that a link out of
 * what is copied still leads there
 */
export function linkedWithin(
  modules: readonly WholeModule[],
  stays: (taskId: string) => boolean = () => false,
): WholeModule[] {
  const copies = new Map(
    modules.flatMap(({ tasks }) => tasks.map(({ origin, taskId }) => [origin, taskId] as const)),
  );
  return modulesInCopy(modules, (taskId) => copies.get(taskId) ?? (stays(taskId) ? taskId : null));
}
