import path from 'node:path';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { randomUUID } from 'node:crypto';
import type { CallerGate } from '../callers/gate.ts';
import { whileAtWork } from '../callers/whileAtWork.ts';
import { Ledger } from '../ledger.ts';
import { provedScene } from '../proofs/provedScene.ts';
import type { Findings, Prover } from '../proofs/prover.ts';
import { Seeded } from '../seeded.ts';
import { clockEnv } from '../stack/clockEnv.ts';
import type { LogName } from '../stack/drillLog.ts';
import { expectWell, onStack } from '../stack/onStack.ts';
import { cutDatabase, lostDatabase, silentDatabase, slowDatabase } from './databaseFaults.ts';
import type { Fault, FaultTools } from './fault.ts';
import { fullDisk } from './fullDisk.ts';
import { lostLog, replacedLog, silentLog } from './logFaults.ts';
import { jumpingClocks, lostProjector, terminated } from './serviceFaults.ts';
import { Disk } from './smallDisk.ts';

export const faults: readonly Fault[] = [
  terminated,
  slowDatabase,
  cutDatabase,
  silentDatabase,
  lostProjector,
  lostDatabase,
  lostLog,
  silentLog,
  replacedLog,
  jumpingClocks,
  fullDisk,
];

/** So many changes are acknowledged between two faults, however slow the machine is. */
export const WORKED_BETWEEN = 5;

export type FaultsOptions = {
  readonly seed: number;
  /** Takes one line at a time. */
  readonly say: (line: string) => void;
  /** How long each fault lasts, in milliseconds. */
  readonly lasting?: number;
  /** How long callers pause between two commands at most, in milliseconds; default: hardly. */
  readonly pause?: number;
  /** How often all of them are tried. */
  readonly rounds?: number;
  /** Where the event log is; default: Postgres. */
  readonly log?: LogName;
  /** An empty EventStoreDB on loopback that may take its place for a while; default: a stand-in. */
  readonly otherLog?: string | null;
  /** Which of them; default: all. */
  readonly chosen?: readonly Fault[];
};
export type FaultsResult = Findings & {
  readonly acknowledged: number;
  readonly refused: number;
  readonly tried: readonly string[];
  readonly skipped: readonly string[];
  readonly violations: readonly string[];
};

/**
 * Tries one fault after the other while callers are at work, and after each proves that the
 * services are well by themselves and that nothing is lost, doubled or shown wrong.
 */
export async function runFaults({
  seed,
  say,
  lasting = 3_000,
  pause,
  rounds = 1,
  log = 'postgres',
  otherLog = null,
  chosen = faults,
}: FaultsOptions): Promise<FaultsResult> {
  say(`seed ${seed}`);
  const random = new Seeded(seed);
  const ledger = new Ledger();
  const disk = await Disk.mount();
  const clockFile = path.join(tmpdir(), `waymark-clock-${randomUUID()}`);
  const env = clockEnv({ file: clockFile });
  const on = disk === null ? {} : { dataDir: path.join(disk.folder, 'data') };
  const all = Array.from({ length: rounds }, () => chosen).flat();
  try {
    return await onStack({ violations: ledger, say, log, otherLog, env, ...on }, async (stack) => {
      const { scene, prover } = await provedScene(stack, ledger, random);
      const [owner] = scene.staff;
      if (owner === undefined) throw new Error('the scene has no owner');
      const ours = { stack, scene, ledger, random, owner };
      const tools = { ...ours, disk, clockFile, lasting };
      const tried = await whileAtWork(
        scene,
        random,
        (gate) => tryAndProve({ faults: all, tools, prover, gate, say }),
        pause,
      );
      const findings = await prover.proveAll();
      const { acknowledged, refused, violations } = ledger;
      return { ...findings, acknowledged, refused, ...tried, violations };
    });
  } finally {
    await disk?.unmount();
    await rm(clockFile, { force: true });
  }
}

type Trying = {
  readonly faults: readonly Fault[];
  readonly tools: FaultTools;
  readonly prover: Prover;
  readonly gate: CallerGate;
  readonly say: (line: string) => void;
};

async function tryAndProve({
  faults,
  tools,
  prover,
  gate,
  say,
}: Trying): Promise<Pick<FaultsResult, 'tried' | 'skipped'>> {
  const { stack, ledger } = tools;
  const tried: string[] = [];
  const skipped: string[] = [];
  for (const fault of faults) {
    const why = fault.skipped?.(tools) ?? null;
    if (why !== null) {
      skipped.push(`${fault.name}: ${why}`);
      say(`${fault.name}: skipped, since ${why}`);
      continue;
    }
    const before = ledger.violations.length;
    await ledger.acknowledgedBeyond(ledger.acknowledged + WORKED_BETWEEN - 1);
    const told = await fault.run(tools);
    const since = performance.now();
    await expectWell(stack, ledger, fault.name);
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    await gate.close();
    const { events, plans } = await prover.prove();
    gate.open();
    tried.push(fault.name);
    const wrong = ledger.violations.length - before;
    say(
      `${fault.name}: ${told}; well again after ${seconds} s; ${events} events, ${plans} plans compared: ${wrong === 0 ? 'all there' : `${wrong} VIOLATIONS`}`,
    );
  }
  return { tried, skipped };
}
