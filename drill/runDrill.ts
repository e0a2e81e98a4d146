import { setTimeout as delay } from 'node:timers/promises';
import { Gate } from './callers/gate.ts';
import { setTheScene, type Scene } from './callers/setTheScene.ts';
import { startCallers } from './callers/startCallers.ts';
import { Ledger } from './ledger.ts';
import { Prover } from './proofs/prover.ts';
import { Seeded } from './seeded.ts';
import type { LogName } from './stack/drillLog.ts';
import { startStack, targets, type Stack } from './stack/stack.ts';

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

/** Longest wait until both services say that they are well after a kill, in milliseconds. */
const WELL_WITHIN = 60_000;

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
  const stack = await startStack((how) => ledger.violation(how), { log });
  say(`seed ${seed}; the event log is in ${stack.log.label}`);
  try {
    if (!(await stack.healthy(WELL_WITHIN)))
      throw new Error(
        `the services did not start; their logs are in ${stack.folder}`,
      );
    const scene = await setTheScene(stack, ledger, random.fork());
    const prover = new Prover({
      stack,
      ledger,
      world: scene.world,
      random: random.fork(),
    });
    await prover.prove(scene.world.plans.size);
    const killed = await killAndProve({
      kills,
      random,
      ledger,
      stack,
      scene,
      prover,
      say,
      signal,
    });
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
  } finally {
    const keep = ledger.violations.length > 0;
    await stack.stop(keep);
    if (keep) say(`data and logs are in ${stack.folder}`);
  }
}

type Killing = {
  kills: number;
  random: Seeded;
  ledger: Ledger;
  stack: Stack;
  scene: Scene;
  prover: Prover;
  say: (line: string) => void;
  signal?: AbortSignal | undefined;
};

/** Answers how often it killed: fewer than asked for when the signal ended it. */
async function killAndProve({
  kills,
  random,
  ledger,
  stack,
  scene,
  prover,
  say,
  signal,
}: Killing): Promise<number> {
  const gate = new Gate();
  const ended = new AbortController();
  const working = startCallers(scene, random, gate, ended.signal);
  // A caller that breaks ends the drill; while it is awaited nowhere, that must not end the process.
  working.catch(() => gate.open());
  let number = 0;
  try {
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
      if (!(await stack.healthy(WELL_WITHIN)))
        ledger.violation(
          `kill ${number}: the services are not well ${WELL_WITHIN / 1000} s after the ${target} was killed`,
        );
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
  } finally {
    ended.abort();
    gate.open();
    await working;
  }
  return number;
}
