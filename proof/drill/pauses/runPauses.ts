import { setTimeout as delay } from 'node:timers/promises';
import { openPool } from '@waymark/postgres';
import { NotPossible, request } from '../../../services/projector/src/operations/requests.ts';
import { readModels } from '../../../services/projector/src/readModels/readModels.ts';
import type { CallerGate } from '../callers/gate.ts';
import { whileAtWork } from '../callers/whileAtWork.ts';
import { Ledger } from '../ledger.ts';
import { provedScene } from '../proofs/provedScene.ts';
import type { Findings, Prover } from '../proofs/prover.ts';
import { Seeded } from '../seeded.ts';
import { isWell } from '../stack/isWell.ts';
import { onStack } from '../stack/onStack.ts';
import type { DrillStack } from '../stack/stack.ts';
import { Others, type LongestWaits } from './others.ts';
import { Front, startPairs, type ServicePair } from './pair.ts';

/** Nobody may wait longer for what stands still elsewhere, in milliseconds. */
export const LONGEST_WAIT = 3_000;
/** What stands still is well again within, in milliseconds. */
const WELL_WITHIN = 60_000;
/** Random moments: so long after a rebuild was asked for at most, in milliseconds. */
const LATEST = 2_500;

/** What can stand still, or be cut off. */
export const pauses = ['command', 'projector', 'network', 'database'] as const;
type Paused = (typeof pauses)[number];

export type PausesOptions = {
  readonly seed: number;
  readonly times: number;
  /** How long each lasts, in milliseconds. */
  readonly lasting: number;
  /**
   * Whether how long others wait is judged; it says something only of a machine that does nothing
   * else.
   */
  readonly timed?: boolean;
  /** How long callers pause between two commands at most, in milliseconds; default: hardly. */
  readonly pause?: number;
  readonly only?: readonly Paused[];
  /** Takes one line at a time. */
  readonly say: (line: string) => void;
};
export type PausesResult = Findings & {
  readonly acknowledged: number;
  /** The longest that anybody waited while a service stood still, in milliseconds. */
  readonly longest: number;
  readonly violations: readonly string[];
};

/**
 * Stops services (SIGSTOP), or cuts them off the database, at random moments, tables being
 * exchanged and mails sent among them, with a second of its kind beside: whoever asks that one is
 * answered, and nothing is lost, doubled or shown wrong once what stood still goes on. Where the
 * database stands still, everybody is told to come again.
 */
export async function runPauses({
  seed,
  times,
  lasting,
  timed = false,
  pause,
  only = pauses,
  say,
}: PausesOptions): Promise<PausesResult> {
  say(`seed ${seed}`);
  const random = new Seeded(seed);
  const ledger = new Ledger();
  return onStack({ violations: ledger, say }, async (stack) => {
    const pairs = await startPairs(stack);
    const front = await Front.before(pairs.both[0]);
    const { commandUrl, projectorUrl } = front;
    const { scene, prover } = await provedScene(
      { ...stack, commandUrl, projectorUrl },
      ledger,
      random,
    );
    const { signingSecret } = stack;
    const others = new Others({ front, scene, ledger, signingSecret });
    const tools = { stack, front, both: pairs.both, others, ledger, prover };
    const work = (gate: CallerGate) =>
      pauseAll({ ...tools, gate, random, times, lasting, timed, only, say });
    const longest = await whileAtWork(scene, random, work, pause);
    const findings = await prover.proveAll();
    await front.stop();
    await pairs.stop();
    const { acknowledged, violations } = ledger;
    return { ...findings, acknowledged, longest, violations };
  });
}

type Tools = {
  readonly stack: DrillStack;
  readonly front: Front;
  readonly both: readonly [ServicePair, ServicePair];
  readonly others: Others;
  readonly ledger: Ledger;
  readonly prover: Prover;
  readonly gate: CallerGate;
  readonly random: Seeded;
} & Required<Pick<PausesOptions, 'times' | 'lasting' | 'timed' | 'only' | 'say'>>;

async function pauseAll(tools: Tools): Promise<number> {
  const { random, times, only, timed, ledger, prover, gate, say } = tools;
  const next = random.inTurn(only);
  let longest = 0;
  for (let n = 0; n < times; n++) {
    const before = ledger.violationCount;
    const what = next.next().value;
    const waits = await pauseOnce(tools, what);
    const most = Math.max(...Object.values(waits).map((of) => of.longest));
    if (what !== 'database') longest = Math.max(longest, most);
    if (timed && what !== 'database' && most > LONGEST_WAIT)
      ledger.violation(`${what}: others waited ${Math.round(most)} ms`);
    await gate.close();
    const { events, plans } = await prover.prove();
    gate.open();
    const wrong = ledger.violationCount - before;
    say(
      `${n + 1}, ${what}: ${told(waits)}; ${events} events, ${plans} plans compared: ${wrong === 0 ? 'all there' : `${wrong} VIOLATIONS`}`,
    );
  }
  return longest;
}

async function pauseOnce(tools: Tools, what: Paused): Promise<LongestWaits> {
  const { stack, front, both, others, ledger, random, lasting } = tools;
  const [paused, other] = random.chance(0.5) ? both : [both[1], both[0]];
  front.leadTo(paused);
  if (random.chance(0.6)) await exchangeTables(stack);
  await delay(random.between(0, LATEST));
  const goOn = await standStill(stack, paused, what);
  front.leadTo(other);
  const over = new AbortController();
  const asking =
    what === 'database' ? Promise.resolve({} as LongestWaits) : others.ask(over.signal);
  await delay(lasting);
  over.abort();
  const waits = await asking;
  goOn();
  for (const url of both.flatMap(({ commandUrl, projectorUrl }) => [commandUrl, projectorUrl]))
    if (!(await isWell(url, WELL_WITHIN)))
      ledger.violation(`${url} is not well ${WELL_WITHIN / 1000} s after`);
  return waits;
}

/**
 * Asks whichever projector leads to fill tables beside and exchange them; one that is at it already
 * goes on.
 */
async function exchangeTables({ database }: DrillStack): Promise<void> {
  const { connectionString } = database;
  const pool = openPool({ connectionString, max: 1 });
  try {
    await request(pool, readModels, 'rebuild', undefined, true);
  } catch (error) {
    if (!(error instanceof NotPossible)) throw error;
  } finally {
    await pool.end();
  }
}

/** @returns what lets it go on */
async function standStill(
  { database }: DrillStack,
  { command, projector, network }: ServicePair,
  what: Paused,
): Promise<() => void> {
  switch (what) {
    case 'command':
      command.pause();
      return () => command.goOn();
    case 'projector':
      projector.pause();
      return () => projector.goOn();
    case 'network':
      network.swallow();
      return () => network.open();
    case 'database':
      return database.pause();
    default:
      return what satisfies never;
  }
}

const told = (waits: LongestWaits): string =>
  Object.entries(waits)
    .map(
      ([kind, { longest, times }]) =>
        `${times} ${kind} of others, the longest ${Math.round(longest)} ms`,
    )
    .join('; ') || 'nobody was asked for';
