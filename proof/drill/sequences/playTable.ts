import { randomUUID } from 'node:crypto';
import { Ledger } from '../ledger.ts';
import { Seeded } from '../seeded.ts';
import { FragileCommands } from './fragileCommands.ts';
import { SequenceGiver } from './giver.ts';
import type { SequenceGround } from './ground.ts';
import { proveTable } from './proveTable.ts';
import { playSequence } from './sequence.ts';
import { setTheTable, type SequenceTable } from './setTheTable.ts';

export type TablePlayed = {
  readonly ledger: Ledger;
  readonly crashes: number;
  readonly plans: number;
};

/**
 * Plays one sequence for each seed, all at once in one workspace, and proves them. That they could
 * not be played or proved to their end is a violation too.
 */
export async function playTable(
  ground: SequenceGround,
  seeds: readonly number[],
): Promise<TablePlayed> {
  const ledger = new Ledger();
  const { people } = ground;
  const [workspaceId, clientId, projectId] = [randomUUID(), randomUUID(), randomUUID()];
  const table: SequenceTable = { workspaceId, clientId, projectId, people };
  try {
    const random = new Seeded(seeds[0] ?? 0);
    const service = new FragileCommands(ground);
    // Chance may spare a short run: at each table one answer at least is lost, and its request sent
    // again.
    service.loseNextAnswer('after');
    const services = [service];
    const giver = new SequenceGiver({ workspaceId, services, ledger, random });
    await setTheTable(table, giver);
    const played = await Promise.all(
      seeds.map((seed) => playSequence(ground, table, ledger, seed)),
    );
    const worlds = played.map(({ world }) => world);
    const plans = await proveTable(table, worlds, ledger, ground);
    const crashes = played.reduce((sum, one) => sum + one.crashes, 0);
    return { ledger, crashes, plans };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    ledger.violation(`broke off: ${why}`);
    return { ledger, crashes: 0, plans: 0 };
  }
}
