import type { StarterMilestone, StarterModule } from '@waymark/command';
import type { TeamName } from '../../base/demoPeople.ts';

/** By whom of the team it was made, and on which day from now. */
type Made = { readonly by: TeamName; readonly day: number };

/**
 * A sub-process of the library. Its milestones are those of its process, by name; its tasks name
 * people as placeholders of its process are called, or a role by its id.
 */
export type DemoSubProcess = Made & {
  readonly id: string;
  /** The blueprint that it is a part of. */
  readonly of: string;
  readonly name: string;
  readonly milestones: readonly StarterMilestone<string>[];
};

/** A module that stands alone in the library. Its tasks name people as that of a sub-process do. */
export type DemoSingleModule = Made & {
  readonly id: string;
  /** The blueprint whose people it names, and that it is cloned into. */
  readonly peopleOf: string;
  readonly module: StarterModule<string>;
};
