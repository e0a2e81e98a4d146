import { nouns, type Blueprint, type Process } from '@waymark/events';
import { StreamCache } from '../../../services/command/src/streams/streamCache.ts';
import { clientCommand, refusedCommand } from '../callers/otherCommands.ts';
import { anyCommand } from '../callers/anyCommand.ts';
import type { CallersWorld } from '../callers/world.ts';
import type { Ledger } from '../ledger.ts';
import { streamOfPlan } from '../proofs/logReader.ts';
import { Seeded } from '../seeded.ts';
import { FragileCommands } from './fragileCommands.ts';
import { SequenceGiver } from './giver.ts';
import type { SequenceGround } from './ground.ts';
import { beginPlans, type SequenceTable } from './setTheTable.ts';

const FEWEST_STEPS = 8;
const MOST_STEPS = 28;

/**
 * What one sequence made, and how often something crashed in it; the ledger tells what it was told.
 */
export type PlayedSequence = { readonly world: CallersWorld; readonly crashes: number };

type Play = {
  readonly ground: SequenceGround;
  readonly random: Seeded;
  readonly services: readonly FragileCommands[];
  readonly giver: SequenceGiver;
  readonly world: CallersWorld;
  readonly states: StreamCache;
};

/**
 * Random commands on plans of its own, now and then two at once, with crashes between them; all
 * choices follow from `seed`.
 */
export async function playSequence(
  ground: SequenceGround,
  table: SequenceTable,
  ledger: Ledger,
  seed: number,
): Promise<PlayedSequence> {
  const random = new Seeded(seed);
  const services = [new FragileCommands(ground), new FragileCommands(ground)];
  const { workspaceId } = table;
  const giver = new SequenceGiver({ workspaceId, services, ledger, random });
  const states = new StreamCache(ground.log);
  const world = await beginPlans(table, giver, states, `${seed}-`);
  const play = { ground, random, services, giver, world, states };
  let crashes = 0;
  for (let i = random.between(FEWEST_STEPS, MOST_STEPS); i > 0; i--) {
    if (random.chance(0.2) && (await crashSomething(play))) crashes++;
    await lookAtPlans(play);
    const atOnce = random.chance(0.2) ? 2 : 1;
    await Promise.all(Array.from({ length: atOnce }, () => oneCommand(play)));
  }
  return { world, crashes };
}

/** Answers whether it was done: what waits to go wrong already is not asked for twice. */
async function crashSomething(play: Play): Promise<boolean> {
  const { ground, random, services } = play;
  const { projections } = ground;
  const service = random.pick(services);
  return random.pick<() => Promise<boolean> | boolean>([
    () => projections.crash(),
    () => projections.crashWithinBatch(),
    () => projections.cutNextCommit('before'),
    () => projections.cutNextCommit('after'),
    () => service.crash(),
    () => service.loseNextAnswer('before'),
    () => service.loseNextAnswer('after'),
  ])();
}

async function oneCommand({ world, random, giver }: Play): Promise<void> {
  const { owner, member, clientUsers } = world.people;
  const [given, by] = random.chance(0.08)
    ? [refusedCommand(world, random), owner]
    : random.chance(0.2)
      ? [clientCommand(world, random), random.pick(clientUsers)]
      : [anyCommand(world, random), random.pick([owner, member])];
  if (given !== null) await giver.give(given, by);
}

/** What the next commands are chosen by. */
async function lookAtPlans({ world, states }: Play): Promise<void> {
  for (const [id, { kind }] of world.plans) {
    const stream = streamOfPlan(world.workspaceId, { kind, id });
    const { state }: { state: Blueprint | Process } =
      kind === 'blueprint'
        ? await states.read(stream, nouns.blueprint)
        : await states.read(stream, nouns.process);
    world.plans.set(id, { kind, state });
  }
}
