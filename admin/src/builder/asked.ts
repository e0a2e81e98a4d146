import type { OutlineMilestone, OutlineModule } from './outline.ts';

/** Which dialog of the builder is open, and about what. */
export type Asked =
  | { kind: 'rename' }
  | { kind: 'dates' }
  | { kind: 'followers' }
  | { kind: 'remove' }
  | { kind: 'import' }
  | { kind: 'export' }
  | { kind: 'plan' }
  | { kind: 'addMilestone'; afterWeight: number }
  | { kind: 'renameMilestone' | 'removeMilestone'; milestone: OutlineMilestone }
  | {
      kind: 'renameModule' | 'removeModule' | 'moveModule';
      module: OutlineModule;
    };

export type Ask = (asked: Asked) => void;
