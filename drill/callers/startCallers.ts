import { setTimeout as delay } from 'node:timers/promises';
import type { Given } from '../ledger.ts';
import type { Seeded } from '../seeded.ts';
import type { Caller } from './caller.ts';
import type { Gate } from './gate.ts';
import { clientCommand, refusedCommand } from './otherCommands.ts';
import type { Scene } from './setTheScene.ts';
import { staffCommand } from './staffCommands.ts';

/** All callers at work, each with its own random choices, until the signal aborts. */
export async function startCallers(
  { world, staff, clientUsers }: Scene,
  random: Seeded,
  gate: Gate,
  signal: AbortSignal,
): Promise<void> {
  const work = async (
    caller: Caller,
    own: Seeded,
    choose: () => Given | null,
  ) => {
    while (!signal.aborted) {
      const given = own.chance(0.08) ? refusedCommand(world, own) : choose();
      if (given !== null)
        await gate.through(() =>
          signal.aborted ? Promise.resolve(null) : caller.give(given),
        );
      await delay(own.between(0, 15));
    }
  };
  const withOwn = (caller: Caller, choose: (own: Seeded) => Given | null) => {
    const own = random.fork();
    return work(caller, own, () => choose(own));
  };
  await Promise.all([
    ...staff.map((caller) =>
      withOwn(caller, (own) => staffCommand(world, own)),
    ),
    ...clientUsers.map((caller) =>
      withOwn(caller, (own) => clientCommand(world, own)),
    ),
  ]);
}
