import type { DraftModule, ImportDraft } from '@waymark/api';

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
