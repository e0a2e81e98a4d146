import { setTimeout as delay } from 'node:timers/promises';
import type { GivenCommand } from '../ledger.ts';
import type { Seeded } from '../seeded.ts';
import type { CommandCaller } from './caller.ts';
import { CallerGate } from './gate.ts';
import { clientCommand, refusedCommand } from './otherCommands.ts';
import type { CallersScene } from './setTheScene.ts';
import { staffCommand } from './staffCommands.ts';

/**
 * How long a caller pauses between two commands at most, in milliseconds: hardly, so that a moment
 * never finds all of them idle.
 */
const PAUSE = 15;

/**
 * Does something while all callers are at work, each with its own random choices; closing the gate
 * holds them. `pause`: how long each pauses between two commands at most, in milliseconds.
 * @throws what a caller broke on
 */
export async function whileAtWork<Result>(
  scene: CallersScene,
  random: Seeded,
  work: (gate: CallerGate) => Promise<Result>,
  pause = PAUSE,
): Promise<Result> {
  const gate = new CallerGate();
  const ended = new AbortController();
  const callers = startCallers(scene, random, { gate, pause }, ended.signal);
  // It is awaited at the end only; until then a caller that breaks must not end the process.
  callers.catch(() => gate.open());
  try {
    return await work(gate);
  } finally {
    ended.abort();
    gate.open();
    await callers;
  }
}

async function startCallers(
  { world, staff, clientUsers }: CallersScene,
  random: Seeded,
  { gate, pause }: { readonly gate: CallerGate; readonly pause: number },
  signal: AbortSignal,
): Promise<void> {
  const work = async (caller: CommandCaller, own: Seeded, choose: () => GivenCommand | null) => {
    while (!signal.aborted) {
      const given = own.chance(0.08) ? refusedCommand(world, own) : choose();
      if (given !== null)
        await gate.through(() => (signal.aborted ? Promise.resolve(null) : caller.give(given)));
      await delay(own.between(0, pause));
    }
  };
  const withOwn = (caller: CommandCaller, choose: (own: Seeded) => GivenCommand | null) => {
    const own = random.fork();
    return work(caller, own, () => choose(own));
  };
  await Promise.all([
    ...staff.map((caller) => withOwn(caller, (own) => staffCommand(world, own))),
    ...clientUsers.map((caller) => withOwn(caller, (own) => clientCommand(world, own))),
  ]);
}
