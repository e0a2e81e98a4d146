import type { DraftBlock, DraftMilestone, DraftModule, ImportDraft } from '@waymark/api';

/** The keys of all that is in the draft. */
export const keysIn = ({ milestones }: ImportDraft): Set<string> =>
  new Set(
    milestones.flatMap((milestone) => [
      milestone.key,
      ...milestone.modules.flatMap((module) => [
        module.key,
        ...module.blocks.map(({ key }) => key),
      ]),
    ]),
  );

/** Whether something of this key is in the draft. */
export const has = ({ milestones }: ImportDraft, key: string): boolean =>
  milestones.some(
    (milestone) =>
      milestone.key === key ||
      milestone.modules.some(
        (module) => module.key === key || module.blocks.some((block) => block.key === key),
      ),
  );

/** The draft with each module as `change` makes it. */
export const withModules = (
  draft: ImportDraft,
  change: (milestone: DraftMilestone, module: DraftModule) => DraftModule,
): ImportDraft => ({
  ...draft,
  milestones: draft.milestones.map((milestone) => ({
    ...milestone,
    modules: milestone.modules.map((module) => change(milestone, module)),
  })),
});

/** The draft with each block as `change` makes it. */
export const withBlocks = (
  draft: ImportDraft,
  change: (block: DraftBlock) => DraftBlock,
): ImportDraft =>
  withModules(draft, (_, module) => ({ ...module, blocks: module.blocks.map(change) }));

/** The draft with one thing called otherwise. */
export const renamed = (draft: ImportDraft, key: string, to: string): ImportDraft => {
  const within = withBlocks(
    withModules(draft, (_, module) => (module.key === key ? { ...module, title: to } : module)),
    (block) => (block.key === key && block.kind === 'task' ? { ...block, headline: to } : block),
  );
  return {
    ...within,
    milestones: within.milestones.map((milestone) =>
      milestone.key === key ? { ...milestone, name: to } : milestone,
    ),
  };
};

/** One module instead of several, where the first of them was. */
export const replaced = (
  draft: ImportDraft,
  gone: readonly DraftModule[],
  made: DraftModule,
  at: string,
): ImportDraft => ({
  ...draft,
  milestones: withoutEmptied(
    draft.milestones,
    draft.milestones.map((milestone) => ({
      ...milestone,
      modules: milestone.modules.flatMap((module) =>
        module.key === at ? [made] : gone.includes(module) ? [] : [module],
      ),
    })),
  ),
});

/**
 * Milestones as they have become, but those that have lost their last module by it; one that never
 * had any stays.
 */
export const withoutEmptied = (
  before: readonly DraftMilestone[],
  after: readonly DraftMilestone[],
): DraftMilestone[] =>
  after.filter(({ modules }, at) => modules.length > 0 || before[at]?.modules.length === 0);
