import { originsOf, type Plan, type PlanEvent } from '@waymark/events';
import fc from 'fast-check';
import {
  randomRollout,
  withoutOrigins,
} from '../../../services/command/src/nouns/plan/testing/randomRollout.ts';

export type OriginsProof = {
  readonly rollouts: number;
  readonly parts: number;
  readonly wrong: readonly string[];
};

/**
 * Rolls out blueprints that were edited at random, takes away what the rollouts say of where their
 * parts come from, as those of version 1 do, and holds what is found by walking the blueprint
 * against what was said.
 */
export async function proveOrigins(rollouts: number, seed: number): Promise<OriginsProof> {
  const wrong: string[] = [];
  let parts = 0;
  for (let n = 0; n < rollouts; n++) {
    const [rollout] = fc.sample(randomRollout, { seed: seed + n, numRuns: 1 });
    if (rollout === undefined) continue;
    const { blueprint, copied } = rollout;
    const said = await originsOf(dataOf(copied), neverAsked);
    const found = await originsOf(withoutOrigins(copied), () => blueprint);
    parts += said.size;
    for (const [path, { id }] of said)
      if (found.get(path)?.id !== id) wrong.push(`${path} of rollout ${n} (seed ${seed + n})`);
    if (found.size !== said.size) wrong.push(`${found.size} parts of ${said.size} in rollout ${n}`);
  }
  return { rollouts, parts, wrong };
}

const dataOf = (copied: readonly PlanEvent[]) =>
  copied.flatMap((event) => (event.type === 'PlanCopied' ? [event.data] : []));

function neverAsked(): Plan {
  throw new Error('a rollout does not say where its parts come from');
}
