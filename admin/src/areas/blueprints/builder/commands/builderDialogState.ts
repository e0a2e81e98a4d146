import type { OutlineColumn, OutlineCard } from '../../../../parts/plans/outline.ts';

/** Which dialog of the builder is open, and about what. */
export type BuilderDialogState =
  | { kind: 'rename' }
  | { kind: 'dates' }
  | { kind: 'followers' }
  | { kind: 'remove' }
  | { kind: 'import' }
  | { kind: 'export' }
  | { kind: 'plan' }
  | { kind: 'addMilestone'; afterWeight: number }
  | { kind: 'renameMilestone' | 'removeMilestone'; milestone: OutlineColumn }
  | { kind: 'renameModule' | 'removeModule' | 'moveModule'; module: OutlineCard };

export type OpenBuilderDialog = (asked: BuilderDialogState) => void;
