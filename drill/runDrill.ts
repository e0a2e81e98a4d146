import { setTimeout as delay } from 'node:timers/promises';
import type { Gate } from './callers/gate.ts';
import { whileAtWork } from './callers/whileAtWork.ts';
import { Ledger } from './ledger.ts';
import { provedScene } from './proofs/provedScene.ts';
import type { Prover } from './proofs/prover.ts';
import { Seeded } from './seeded.ts';
import type { LogName } from './stack/drillLog.ts';
import { expectWell, onStack } from './stack/onStack.ts';
import { targets, type Stack } from './stack/stack.ts';

export type DrillOptions = {
  readonly kills: number;
  readonly seed: number;
  /** Where the event log is; default: Postgres. */
  readonly log?: LogName;
  /** Takes one line at a time. */
  readonly say: (line: string) => void;
  /** Ends the drill before its time; what was started is stopped all the same. */
  readonly signal?: AbortSignal;
};

export type DrillResult = {
  readonly kills: number;
  readonly acknowledged: number;
  readonly refused: number;
  /** Requests that got no answer, or one that asks to try again; commands given again after their acknowledgement. */
  readonly retried: number;
  readonly repeated: number;
  readonly lost: number;
  readonly doubled: number;
  /** Events of commands that were refused or that nobody gave. */
  readonly ghosts: number;
  /** Plans whose read models differed from a fresh fold. */
  readonly wrong: number;
  /** Everything that went against a promise, in words. */
  readonly violations: readonly string[];
};

/**
 * Drives the services by real commands, kills service or database at moments that follow from the seed, and proves
 * after each kill that what was acknowledged is there, once, and shown.
 */
export async function runDrill({
  kills,
  seed,
  log = 'postgres',
  say,
  signal,
}: DrillOptions): Promise<DrillResult> {
  const random = new Seeded(seed);
  const ledger = new Ledger();
  say(`seed ${seed}`);
  return onStack({ violations: ledger, say, log }, async (stack) => {
    const { scene, prover } = await provedScene(stack, ledger, random);
    const ours = { random, ledger, stack, prover };
    const killed = await whileAtWork(scene, random, (gate) =>
      killAndProve({ kills, ...ours, gate, say, signal }),
    );
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
      violations,
    };
  });
}

type Killing = {
  readonly kills: number;
  readonly random: Seeded;
  readonly ledger: Ledger;
  readonly stack: Stack;
  readonly prover: Prover;
  readonly gate: Gate;
  readonly say: (line: string) => void;
  readonly signal?: AbortSignal | undefined;
};

/** Answers how often it killed: fewer than asked for when the signal ended it. */
async function killAndProve({
  kills,
  random,
  ledger,
  stack,
  prover,
  gate,
  say,
  signal,
}: Killing): Promise<number> {
  let number = 0;
  while (number < kills && !signal?.aborted) {
    number++;
    const before = ledger.acknowledged;
    await delay(random.between(50, 500));
    const target = random.pick(targets);
    await stack.kill(target);
    if (target === 'database') {
      await delay(random.between(0, 200));
      await stack.database.restart();
    } else await delay(random.between(0, 300));
    await gate.close();
    await expectWell(stack, ledger, `kill ${number} (${target})`);
    const { events, plans } = await prover.prove();
    const state =
      ledger.violations.length === 0
        ? 'all there'
        : `${ledger.violations.length} VIOLATIONS`;
    say(
      `kill ${number}: ${target}; ${ledger.acknowledged - before} acknowledged, ${events} events, ${plans} plans compared: ${state}`,
    );
    gate.open();
  }
  return number;
}
