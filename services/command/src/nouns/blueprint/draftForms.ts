import type { ImportDraft } from '@waymark/api';
import { taskTypes } from '@waymark/events';
import { withTasks } from './draftModules.ts';

/** The forms that tasks of a draft ask for, each once. */
export const formsIn = ({ milestones }: ImportDraft): string[] => [
  ...new Set(
    milestones
      .flatMap(({ modules }) => modules)
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) =>
        block.kind === 'task' && block.content.type === 'form' && block.content.formId !== ''
          ? [block.content.formId]
          : [],
      ),
  ),
];

/**
 * The draft with tasks that ask for no form where theirs is not there: as new ones, whose form is
 * yet to be chosen.
 */
export const formsAsThere = (
  draft: ImportDraft,
  isThere: (formId: string) => boolean,
): ImportDraft =>
  withTasks(draft, (task) =>
    task.content.type === 'form' && !isThere(task.content.formId)
      ? { ...task, content: taskTypes.kinds.form.begins }
      : task,
  );
