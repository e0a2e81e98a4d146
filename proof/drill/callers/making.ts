import type { Given } from '../ledger.ts';
import type { Seeded } from '../seeded.ts';
import type { World } from './world.ts';

/** Makes one command that fits the world as it is; null when there is nothing to give it to. */
export type Making = (world: World, random: Seeded) => Given | null;
