import type { GivenCommand } from '../ledger.ts';
import type { Seeded } from '../seeded.ts';
import type { CallersWorld } from './world.ts';

/** Makes one command that fits the world as it is; null when there is nothing to give it to. */
export type CommandMaker = (world: CallersWorld, random: Seeded) => GivenCommand | null;
