import type { CommandCaller } from '../callers/caller.ts';
import type { CallersScene } from '../callers/setTheScene.ts';
import type { Ledger } from '../ledger.ts';
import type { Seeded } from '../seeded.ts';
import type { DrillStack } from '../stack/stack.ts';
import type { Disk } from './smallDisk.ts';

export type FaultTools = {
  readonly stack: DrillStack;
  readonly scene: CallersScene;
  readonly ledger: Ledger;
  readonly random: Seeded;
  /** Gives commands as the owner. */
  readonly owner: CommandCaller;
  /** That holds the database; null where none could be had. */
  readonly disk: Disk | null;
  /** File that says by how many milliseconds the clocks of the services are off. */
  readonly clockFile: string;
  /** How long a fault lasts, in milliseconds. */
  readonly lasting: number;
};

/** Something that goes wrong in the world. What breaks a promise meanwhile goes to the ledger. */
export type Fault = {
  readonly name: string;
  /**
   * Runs while all callers are at work; resolves once the cause is gone again with what there is to
   * say, in a few words.
   */
  run(tools: FaultTools): Promise<string>;
  /** Why it can't be tried here; null when it can. */
  skipped?(tools: FaultTools): string | null;
};
