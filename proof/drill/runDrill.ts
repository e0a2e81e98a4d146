import { setTimeout as delay } from 'node:timers/promises';
import type { CallerGate } from './callers/gate.ts';
import { whileAtWork } from './callers/whileAtWork.ts';
import { Ledger } from './ledger.ts';
import { clockEnv } from './stack/clockEnv.ts';
import { provedScene } from './proofs/provedScene.ts';
import type { Prover } from './proofs/prover.ts';
import { witness, type WitnessReport } from './proofs/witness.ts';
import { Seeded } from './seeded.ts';
import type { LogName } from './stack/drillLog.ts';
import { LogNodes, type NodeCommands } from './stack/logNodes.ts';
import { expectWell, onStack } from './stack/onStack.ts';
import { targets, type DrillStack, type FaultTarget } from './stack/stack.ts';

/** So many changes are acknowledged before each kill, however slow the machine is. */
export const WORKED_BEFORE = 3;

export type DrillOptions = {
  readonly kills: number;
  readonly seed: number;
  /** Where the event log is; default: Postgres. */
  readonly log?: LogName;
  /**
   * How nodes of the log are killed and started; then their leader is killed, and neither service
   * nor database.
   */
  readonly nodes?: NodeCommands | null;
  /** By how many milliseconds the clocks of the services are off, all the time. */
  readonly clockOffset?: number;
  /** How long callers pause between two commands at most, in milliseconds; default: hardly. */
  readonly pause?: number;
  /** Takes one line at a time. */
  readonly say: (line: string) => void;
  /** Ends the drill before its time; what was started is stopped all the same. */
  readonly signal?: AbortSignal;
};

export type DrillResult = {
  readonly kills: number;
  readonly acknowledged: number;
  readonly refused: number;
  /**
   * Requests that got no answer, or one that asks to try again; commands given again after their
   * acknowledgement.
   */
  readonly retried: number;
  readonly repeated: number;
  readonly lost: number;
  readonly doubled: number;
  /** Events of commands that were refused or that nobody gave. */
  readonly ghosts: number;
  /** Plans whose read models differed from a fresh fold. */
  readonly wrong: number;
  /** What was seen of the log by writing to it and reading at once. */
  readonly witnessed: WitnessReport;
  /** Everything that went against a promise, in words. */
  readonly violations: readonly string[];
};

/**
 * Drives the services by real commands, kills service or database at moments that follow from the
 * seed, and proves after each kill that what was acknowledged is there, once, and shown.
 */
export async function runDrill({
  kills,
  seed,
  log = 'postgres',
  nodes = null,
  clockOffset = 0,
  pause,
  say,
  signal,
}: DrillOptions): Promise<DrillResult> {
  const random = new Seeded(seed);
  const ledger = new Ledger();
  say(`seed ${seed}`);
  const env = clockOffset === 0 ? {} : clockEnv({ offset: clockOffset });
  return onStack({ violations: ledger, say, log, env }, async (stack) => {
    const { scene, prover } = await provedScene(stack, ledger, random);
    const ours = {
      random,
      ledger,
      stack,
      prover,
      nodes: nodes && new LogNodes(process.env['ESDB_URL'] ?? '', nodes),
    };
    const over = new AbortController();
    const witnessing = witness(stack.log.log, ledger, over.signal);
    witnessing.catch(() => undefined); // Awaited below.
    const killed = await whileAtWork(
      scene,
      random,
      (gate) => killAndProve({ kills, ...ours, gate, say, signal }),
      pause,
    );
    over.abort();
    const witnessed = await witnessing;
    const { lost, doubled, ghosts, wrong } = await prover.proveAll();
    const { acknowledged, refused, retried, repeated, violations } = ledger;
    return {
      kills: killed,
      acknowledged,
      refused,
      retried,
      repeated,
      lost,
      doubled,
      ghosts,
      wrong,
      witnessed,
      violations,
    };
  });
}

type Killing = {
  readonly kills: number;
  readonly random: Seeded;
  readonly ledger: Ledger;
  readonly stack: DrillStack;
  readonly prover: Prover;
  readonly nodes: LogNodes | null;
  readonly gate: CallerGate;
  readonly say: (line: string) => void;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Kills something, and starts it again where it doesn't come back by itself. Answers what it was.
 */
async function killOne(
  stack: DrillStack,
  nodes: LogNodes | null,
  random: Seeded,
  next: Generator<FaultTarget, never>,
): Promise<string> {
  if (nodes !== null) {
    const leader = await nodes.leader();
    await nodes.kill(leader);
    await delay(random.between(0, 3_000));
    await nodes.start(leader);
    return `leader ${leader}`;
  }
  const target = next.next().value;
  await stack.kill(target);
  await delay(random.between(0, 300));
  if (target === 'database') await stack.database.restart();
  return target;
}

/** Answers how often it killed: fewer than asked for when the signal ended it. */
async function killAndProve({
  kills,
  random,
  ledger,
  stack,
  prover,
  nodes,
  gate,
  say,
  signal,
}: Killing): Promise<number> {
  let number = 0;
  let told = 0;
  const next = random.inTurn(targets);
  while (number < kills && !signal?.aborted) {
    number++;
    const before = ledger.acknowledged;
    await delay(random.between(50, 500));
    await ledger.acknowledgedBeyond(before + WORKED_BEFORE - 1);
    const target = await killOne(stack, nodes, random, next);
    await gate.close();
    await expectWell(stack, ledger, `kill ${number} (${target})`);
    const { events, plans } = await prover.prove();
    for (const violation of ledger.violations.slice(told)) say(`VIOLATION ${violation}`);
    told = ledger.violations.length;
    const state =
      ledger.violations.length === 0 ? 'all there' : `${ledger.violations.length} VIOLATIONS`;
    say(
      `kill ${number}: ${target}; ${ledger.acknowledged - before} acknowledged, ${events} events, ${plans} plans compared: ${state}`,
    );
    gate.open();
  }
  return number;
}
