import { setTheScene, type CallersScene } from '../callers/setTheScene.ts';
import type { Ledger } from '../ledger.ts';
import type { Seeded } from '../seeded.ts';
import type { Driven } from '../stack/stack.ts';
import { Prover } from './prover.ts';

/**
 * Sets the scene, and who proves that nothing of it is lost; the scene itself is proved already.
 */
export async function provedScene(
  stack: Driven,
  ledger: Ledger,
  random: Seeded,
): Promise<{ scene: CallersScene; prover: Prover }> {
  const scene = await setTheScene(stack, ledger, random.fork());
  const { world } = scene;
  const prover = new Prover({ stack, ledger, world, random: random.fork() });
  await prover.prove(world.plans.size);
  return { scene, prover };
}
