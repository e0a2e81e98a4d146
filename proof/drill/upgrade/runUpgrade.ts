import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ModelStatus } from '@waymark/api';
import { openPool } from '@waymark/postgres';
import { request } from '../../../services/projector/src/operations/requests.ts';
import { readStatus } from '../../../services/projector/src/operations/status.ts';
import { readModels } from '../../../services/projector/src/readModels/readModels.ts';
import type { CallerGate } from '../callers/gate.ts';
import { whileAtWork } from '../callers/whileAtWork.ts';
import { Ledger } from '../ledger.ts';
import { provedScene } from '../proofs/provedScene.ts';
import type { Findings } from '../proofs/prover.ts';
import { Seeded } from '../seeded.ts';
import { onStack } from '../stack/onStack.ts';
import type { Beside, DrillStack } from '../stack/stack.ts';
import { layBallast } from './ballast.ts';
import { readAllTheTime, type Reads } from './readers.ts';
import { ReadProxy, TRIES_FOR } from './readProxy.ts';

const NEXT = path.join(import.meta.dirname, 'nextProjector.ts');
const MODEL = 'plans';
/** Longest time that an exchange of tables may keep reads waiting, in milliseconds. */
const LONGEST_SWAP = 1_000;
const LONGEST_FILL = 600_000;

/** So many changes are acknowledged after each exchange, however slow the machine is. */
export const WORKED_BETWEEN = 7;

export type UpgradeOptions = {
  readonly seed: number;
  /** Blueprints of twenty tasks that have to be folded anew each time. */
  readonly blueprints: number;
  /** Whether how long the exchange and a restart take is judged too. */
  readonly timed?: boolean;
  /**
   * How long callers and readers pause between two requests at most, in milliseconds; default:
   * hardly.
   */
  readonly pause?: number;
  /** Takes one line at a time. */
  readonly say: (line: string) => void;
};
export type UpgradeResult = Findings &
  Reads & {
    /** How long each exchange kept reads waiting, in milliseconds. */
    readonly swaps: readonly number[];
    readonly acknowledged: number;
    readonly violations: readonly string[];
  };

/**
 * Exchanges the projector for one whose read model of plans has a new version, under load of reads
 * and commands: beside the old one, back again by a restart, and forward by a restart. No read may
 * fail, no list be empty or short, and after each exchange the tables have to equal a fresh fold.
 */
export async function runUpgrade({
  seed,
  blueprints,
  timed = false,
  pause,
  say,
}: UpgradeOptions): Promise<UpgradeResult> {
  const random = new Seeded(seed);
  const ledger = new Ledger();
  say(`seed ${seed}`);
  return onStack({ violations: ledger, say }, async (stack) => {
    const proxy = await ReadProxy.start([stack.projectorUrl], timed ? TRIES_FOR : LONGEST_FILL);
    const driven = { ...stack, projectorUrl: proxy.url };
    const { scene, prover } = await provedScene(driven, ledger, random);
    const { owner: accountId } = scene.world.people;
    const { workspaceId } = scene.world;
    const ballast = await layBallast(stack.log.log, accountId, blueprints);
    const tables = tablesOf(stack, ledger);
    await tables.level(ballast.tasks);
    const over = new AbortController();
    const reading = readAllTheTime({
      ...{ url: () => proxy.url, signingSecret: stack.signingSecret },
      ...{ accountId, workspaceId, ballast, pause, signal: over.signal },
    });
    reading.catch(() => undefined); // Awaited below.
    const swaps: number[] = [];
    const exchangeAll = async (gate: CallerGate) => {
      const exchanged = async (what: string, version: number) => {
        const took = await tables.swappedIn(version);
        if (timed && took > LONGEST_SWAP)
          ledger.violation(`${what}: reads could wait ${Math.round(took)} ms`);
        swaps.push(took);
        await gate.close();
        await tables.equalFreshFold(what);
        const { events, plans } = await prover.prove();
        gate.open();
        await ledger.acknowledgedBeyond(ledger.acknowledged + WORKED_BETWEEN - 1);
        say(
          `${what}: reads waited ${Math.round(took)} ms at most; ${events} events, ${plans} plans compared: ${ledger.violationCount === 0 ? 'all there' : `${ledger.violationCount} VIOLATIONS`}`,
        );
      };
      const restart = async (before: Beside, main?: string) => {
        await before.stop();
        const after = await stack.beside('projector', main === undefined ? {} : { main });
        await proxy.leadTo([after.url]);
        return after;
      };
      const next = await stack.beside('projector', { main: NEXT });
      await proxy.leadTo([stack.projectorUrl, next.url]);
      await exchanged('beside the older program', tables.now + 1);
      await stack.projector.stop();
      const older = await restart(next);
      await exchanged('back to the older program', tables.now);
      const newer = await restart(older, NEXT);
      await exchanged('forward by a restart', tables.now + 1);
      await gate.close();
      const found = await prover.proveAll();
      over.abort();
      await reading;
      await newer.stop();
      return found;
    };
    const findings = await whileAtWork(scene, random, exchangeAll, pause);
    const reads = await reading;
    for (const what of [...reads.failed, ...reads.short].slice(0, 20)) ledger.violation(what);
    await proxy.stop();
    await tables.close();
    const { acknowledged, violations } = ledger;
    return { ...findings, ...reads, swaps, acknowledged, violations };
  });
}

/** The tables of the model, looked at past all programs. */
function tablesOf({ database: { connectionString } }: DrillStack, ledger: Ledger) {
  const pool = openPool({ connectionString, max: 1 });
  const now = readModels.find(({ name }) => name === MODEL)?.version ?? 0;
  let swapBefore: number | null = null;
  const until = async (what: string, is: (status: ModelStatus) => boolean) => {
    const deadline = performance.now() + LONGEST_FILL;
    for (;;) {
      const { models } = await readStatus(pool, readModels);
      const status = models.find(({ model }) => model === MODEL);
      if (status !== undefined && is(status)) return status;
      if (performance.now() > deadline)
        throw new Error(`${what} takes too long: ${JSON.stringify(status)}`);
      await delay(50);
    }
  };
  return {
    /** The version of the program as it is. */
    now,
    async level(tasks: number): Promise<void> {
      for (;;) {
        const { rows } = await pool.query<{ count: number }>(
          'SELECT count(*)::int AS count FROM read.tasks',
        );
        if ((rows[0]?.count ?? 0) >= tasks) break;
        await delay(50);
      }
      // Postgres counts what is there by itself a minute after much has changed; a swap does it
      // before.
      await pool.query('ANALYZE');
    },
    /**
     * Resolves once that version has its own tables; with how long reads could wait for the
     * exchange.
     */
    async swappedIn(version: number): Promise<number> {
      // It is noted after the exchange: until then the time of the one before stands there, or
      // none.
      const { lastSwapMs } = await until(
        'the exchange',
        (found) =>
          found.version === version && found.rebuild === null && found.lastSwapMs !== swapBefore,
      );
      if (lastSwapMs === null) throw new Error('the exchange took no time');
      swapBefore = lastSwapMs;
      return lastSwapMs;
    },
    async equalFreshFold(after: string): Promise<void> {
      await request(pool, readModels, 'verify', [MODEL]);
      const status = await until(
        'the comparison',
        ({ verification }) => verification?.state !== 'running',
      );
      const { state, tables } = status.verification ?? {};
      if (state !== 'equal')
        ledger.violation(
          `${after}: ${state} to a fresh fold: ${JSON.stringify(tables?.filter(({ equal }) => !equal))}`,
        );
    },
    close: () => pool.end(),
  };
}
