import type { DraftBlock, DraftTask, ImportDraft, ImportPreview } from '@waymark/api';
import { withModules } from './draftTree.ts';
import { actionAsHtml, asHtml } from './taskWords.ts';

/** What a document was proposed to become, as far as texts and tasks become one another by it. */
export type Proposed = Pick<ImportPreview, 'draft' | 'items' | 'peopleOfTexts'>;

/**
 * What a text becomes where somebody makes tasks of it: what was read of it, or the task that it
 * was; null where it is none.
 */
export function tasksOf({ draft, items }: Proposed, key: string): DraftBlock[] | null {
  const own = items[key]?.tasks;
  if (own) return own;
  const asRead = [
    ...blocksIn(draft),
    ...Object.values(items).flatMap(({ tasks }) => tasks ?? []),
  ].find((block) => block.key === key);
  return asRead?.kind === 'task' ? [asRead] : null;
}

/** The draft with tasks instead of a text; null where that is none, or none can be made of it. */
export function toTasks(proposed: Proposed, draft: ImportDraft, key: string): ImportDraft | null {
  const text = blocksIn(draft).find((block) => block.key === key);
  const tasks = text?.kind === 'content' ? tasksOf(proposed, key) : null;
  if (tasks === null) return null;
  const known = new Set(draft.placeholders.map(({ placeholderId }) => placeholderId));
  const meant = new Set(
    tasks.flatMap((each) => (each.kind === 'task' ? (each.assignee ?? []) : [])),
  );
  const people = [...proposed.draft.placeholders, ...proposed.peopleOfTexts].filter(
    ({ placeholderId: id }) => meant.has(id) && !known.has(id),
  );
  return { ...withInstead(draft, key, tasks), placeholders: [...draft.placeholders, ...people] };
}

/** The draft with a task's words as a text; null where it is no task. */
export function toText(draft: ImportDraft, key: string): ImportDraft | null {
  const task = blocksIn(draft).find((block) => block.key === key);
  return task?.kind === 'task' ? withInstead(draft, key, [textOf(task)]) : null;
}

const textOf = (task: DraftTask): DraftBlock => ({
  ...{ kind: 'content', key: task.key },
  content: {
    type: 'text',
    html: `<p>${asHtml(task.headline)}</p>${task.description}${actionAsHtml(task)}`,
  },
});

const blocksIn = ({ milestones }: ImportDraft): DraftBlock[] =>
  milestones.flatMap(({ modules }) => modules).flatMap(({ blocks }) => blocks);

const withInstead = (draft: ImportDraft, key: string, made: readonly DraftBlock[]): ImportDraft =>
  withModules(draft, (_, module) => ({
    ...module,
    blocks: module.blocks.flatMap((block) => (block.key === key ? made : [block])),
  }));
