import type { DraftTask, ImportDraft } from '@waymark/api';
import {
  emptyText,
  newModule,
  newTask,
  type Block,
  type Task,
  type WholeModule,
} from '@waymark/events';
import type { PlanContent } from '../plan/copying/copy.ts';
import { draftAsSaved } from './draftReferences.ts';
import { modulesInCopy } from '../plan/copying/links.ts';

type DraftModule = ImportDraft['milestones'][number]['modules'][number];

/**
 * What a draft becomes in a blueprint: milestones and modules with their blocks weighed 1, 2, 3 …
 */
export function planOfDraft(draft: ImportDraft, newId: () => string): PlanContent {
  const { milestones, placeholders, variables } = draftAsSaved(draft);
  const columns = milestones.map((milestone, i) => ({
    milestone,
    milestoneId: newId(),
    weight: i + 1,
  }));
  const taskIds = new Map<string, string>();
  const idOf = ({ key }: DraftTask) => {
    const taskId = newId();
    taskIds.set(key, taskId);
    return taskId;
  };
  const modules = columns.flatMap(({ milestone, milestoneId }) =>
    milestone.modules.map((module, i) =>
      wholeModule(module, { milestoneId, weight: i + 1 }, newId, idOf),
    ),
  );
  return {
    milestones: columns.map(({ milestone, milestoneId, weight }) => ({
      milestoneId,
      name: milestone.name,
      weight,
    })),
    modules: modulesInCopy(modules, (key) => taskIds.get(key) ?? null),
    placeholders: placeholders.map((each) => ({ ...each, matchedTo: null })),
    variables,
  };
}

/**
 * A module of a draft with new ids; who does a task of it takes part in it (PRODUCT 6.7). Links
 * still name tasks by their keys.
 * @param idOf the id that a task of it gets; null for one that does not come with it
 */
export function wholeModule(
  draft: DraftModule,
  place: { milestoneId: string; weight: number },
  newId: () => string,
  idOf: (task: DraftTask) => string | null,
): WholeModule {
  const moduleId = newId();
  const placed: Block[] = [];
  const tasks: Task[] = [];
  draft.blocks.forEach((block, i) => {
    const at = { blockId: newId(), moduleId, weight: i + 1 };
    if (block.kind === 'content') {
      placed.push({ ...at, content: block.content });
      return;
    }
    const taskId = idOf(block);
    if (taskId === null) return;
    placed.push({ ...at, content: { type: 'task', taskId } });
    const { kind: _, key: __, ...words } = block;
    tasks.push(newTask({ taskId, blockId: at.blockId, moduleId }, words));
  });
  if (draft.blocks.length === 0)
    placed.push({ blockId: newId(), moduleId, weight: 1, content: emptyText });
  const people = [...draft.participants, ...tasks.flatMap(({ assignee }) => assignee ?? [])];
  return {
    ...newModule({ moduleId, ...place, title: draft.title }, draft.description),
    audience: draft.audience,
    participants: [...new Set(people)],
    blocks: placed,
    tasks,
  };
}
