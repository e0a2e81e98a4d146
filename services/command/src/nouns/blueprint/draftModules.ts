import type { DraftModule, DraftTask, ImportDraft } from '@waymark/api';

/** The draft with each module as `change` makes it. */
export const withModules = (
  draft: ImportDraft,
  change: (module: DraftModule) => DraftModule,
): ImportDraft => ({
  ...draft,
  milestones: draft.milestones.map((milestone) => ({
    ...milestone,
    modules: milestone.modules.map(change),
  })),
});

/** The draft with each task as `change` makes it. */
export const withTasks = (
  draft: ImportDraft,
  change: (task: DraftTask) => DraftTask,
): ImportDraft =>
  withModules(draft, (module) => ({
    ...module,
    blocks: module.blocks.map((block) => (block.kind === 'task' ? change(block) : block)),
  }));
