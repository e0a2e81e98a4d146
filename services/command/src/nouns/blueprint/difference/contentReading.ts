import type { DraftTask, ImportDraft } from '@waymark/api';
import { alike, blockKinds, type BlockContent, type Plan, type Task } from '@waymark/events';
import { inCopy } from '../../plan/copying/links.ts';

/**
 * How contents of a document read in a plan: its links name tasks by their keys, those of the plan
 * by their ids.
 */
export type ContentReading = {
  readonly alike: (old: BlockContent, said: BlockContent) => boolean;
  /** Words by which an author knows it, of the plan or of the document. */
  readonly name: (content: BlockContent) => string;
};

/** @param pairs which task of the plan each of the document means */
export function contentReadingOf(
  plan: Plan,
  draft: ImportDraft,
  pairs: ReadonlyMap<DraftTask, Task>,
): ContentReading {
  const byKey = tasksByKey(draft);
  /** Of a task that is new, its key: no link of the plan leads there. */
  const inPlan = (key: string) => {
    const task = byKey.get(key);
    return task === undefined ? null : (pairs.get(task)?.taskId ?? key);
  };
  const stillThere = (taskId: string) => (plan.tasks.has(taskId) ? taskId : null);
  return {
    alike: (old, said) => alike(inCopy(old, stillThere), inCopy(said, inPlan)),
    name(content) {
      if (content.type === 'task') return '';
      if (content.type !== 'taskLink') return blockKinds.plainText(content);
      const taskId = content.taskId ?? '';
      return (byKey.get(taskId) ?? plan.tasks.get(taskId))?.headline ?? '';
    },
  };
}

export const tasksByKey = ({ milestones }: ImportDraft): ReadonlyMap<string, DraftTask> =>
  new Map(
    milestones
      .flatMap(({ modules }) => modules)
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'task' ? [[block.key, block]] : [])),
  );
