import path from 'node:path';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { Gate } from '../callers/gate.ts';
import { setTheScene } from '../callers/setTheScene.ts';
import { startCallers } from '../callers/startCallers.ts';
import { Ledger } from '../ledger.ts';
import { Prover, type Findings } from '../proofs/prover.ts';
import { Seeded } from '../seeded.ts';
import type { LogName } from '../stack/drillLog.ts';
import { startStack } from '../stack/stack.ts';
import {
  cutDatabase,
  lostDatabase,
  silentDatabase,
  slowDatabase,
} from './databaseFaults.ts';
import type { Fault, FaultTools } from './fault.ts';
import { fullDisk } from './fullDisk.ts';
import { lostLog, silentLog } from './logFaults.ts';
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
  jumpingClocks,
  fullDisk,
];

export type FaultsOptions = {
  readonly seed: number;
  /** Takes one line at a time. */
  readonly say: (line: string) => void;
  /** How long each fault lasts, in milliseconds. */
  readonly lasting?: number;
  /** How often all of them are tried. */
  readonly rounds?: number;
  /** Where the event log is; default: Postgres. */
  readonly log?: LogName;
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

const WELL_WITHIN = 60_000;

/** Tries one fault after the other while callers are at work, and after each proves that the services are well by themselves and that nothing is lost, doubled or shown wrong. */
export async function runFaults({
  seed,
  say,
  lasting = 3_000,
  rounds = 1,
  log = 'postgres',
  chosen = faults,
}: FaultsOptions): Promise<FaultsResult> {
  const random = new Seeded(seed);
  const ledger = new Ledger();
  const disk = await Disk.mount();
  const clockFile = path.join(tmpdir(), `waymark-clock-${randomUUID()}`);
  const clock = pathToFileURL(
    path.join(import.meta.dirname, 'shiftedClock.ts'),
  );
  const stack = await startStack((how) => ledger.violation(how), {
    log,
    env: {
      NODE_OPTIONS: `--import=${clock.href} --disable-warning=ExperimentalWarning`,
      DRILL_CLOCK_FILE: clockFile,
    },
    ...(disk === null ? {} : { dataDir: path.join(disk.folder, 'data') }),
  });
  say(`seed ${seed}; the event log is in ${stack.log.label}`);
  const gate = new Gate();
  const ended = new AbortController();
  let working: Promise<void> = Promise.resolve();
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
    const [owner] = scene.staff;
    if (owner === undefined) throw new Error('the scene has no owner');
    const tools: FaultTools = {
      stack,
      scene,
      ledger,
      random,
      owner,
      disk,
      clockFile,
      lasting,
    };
    working = startCallers(scene, random, gate, ended.signal);
    working.catch(() => gate.open()); // Awaited in the end.
    const tried: string[] = [];
    const skipped: string[] = [];
    for (let round = 0; round < rounds; round++)
      for (const fault of chosen) {
        const why = fault.skipped?.(tools) ?? null;
        if (why !== null) {
          skipped.push(`${fault.name}: ${why}`);
          say(`${fault.name}: skipped, since ${why}`);
          continue;
        }
        const before = ledger.violations.length;
        const told = await fault.run(tools);
        const since = performance.now();
        const well = await stack.healthy(WELL_WITHIN);
        const seconds = ((performance.now() - since) / 1000).toFixed(1);
        if (!well)
          ledger.violation(
            `${fault.name}: the services are not well ${WELL_WITHIN / 1000} s after it`,
          );
        await gate.close();
        const { events, plans } = await prover.prove();
        gate.open();
        tried.push(fault.name);
        const wrong = ledger.violations.length - before;
        say(
          `${fault.name}: ${told}; well again after ${seconds} s; ${events} events, ${plans} plans compared: ${wrong === 0 ? 'all there' : `${wrong} VIOLATIONS`}`,
        );
      }
    ended.abort();
    await working;
    const findings = await prover.proveAll();
    const { acknowledged, refused, violations } = ledger;
    return { ...findings, acknowledged, refused, tried, skipped, violations };
  } finally {
    ended.abort();
    gate.open();
    const keep = ledger.violations.length > 0;
    await stack.stop(keep);
    await disk?.unmount();
    await rm(clockFile, { force: true });
    if (keep) say(`logs are in ${stack.folder}`);
  }
}
