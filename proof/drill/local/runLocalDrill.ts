import { setTimeout as delay } from 'node:timers/promises';
import { headers } from '@waymark/api';
import { signAccessToken } from '@waymark/edge';
import type { CallerGate } from '../callers/gate.ts';
import type { CallersScene } from '../callers/setTheScene.ts';
import { whileAtWork } from '../callers/whileAtWork.ts';
import { Ledger } from '../ledger.ts';
import { provedScene } from '../proofs/provedScene.ts';
import type { Findings, Prover } from '../proofs/prover.ts';
import { Seeded } from '../seeded.ts';
import type { Driven } from '../stack/stack.ts';
import { LocalInstance } from './localInstance.ts';

/** So many changes are acknowledged before each kill, however slow the machine is. */
export const WORKED_BEFORE = 10;

/** Longest time until it is ready again after a kill, with nobody's help, in milliseconds. */
const READY_WITHIN = 60_000;

const ENDED = 'The database has ended unexpectedly';
const RUNS_AGAIN = 'The database runs again';

export type LocalDrillResult = Findings & {
  readonly kills: number;
  readonly acknowledged: number;
  readonly retried: number;
  /** How long each time from the kill until it was ready again, in milliseconds. */
  readonly backAfter: readonly number[];
  /** Of Ctrl-C at the end, with a live stream open. */
  readonly exitCode: number | null;
  readonly violations: readonly string[];
};

/**
 * Drives `npm start` by real commands and kills its Postgres (kill -9) again and again. It has to
 * notice, to say so, and to be back by itself; after each kill what was acknowledged is there,
 * once, and shown.
 */
export async function runLocalDrill({
  kills,
  seed,
  say,
}: {
  readonly kills: number;
  readonly seed: number;
  readonly say: (line: string) => void;
}): Promise<LocalDrillResult> {
  say(`seed ${seed}`);
  const random = new Seeded(seed);
  const ledger = new Ledger();
  const instance = await LocalInstance.launch(['--empty']);
  try {
    await instance.says('Ready at');
    const driven = await instance.driven();
    const backAfter: number[] = [];
    let findings: Findings;
    try {
      const { scene, prover } = await provedScene(driven, ledger, random);
      const ours = { instance, ledger, prover, random, say };
      await whileAtWork(scene, random, async (gate) => {
        for (let number = 1; number <= kills; number++)
          backAfter.push(await killAndProve(number, gate, ours));
      });
      findings = await prover.proveAll();
      await openLive(driven, scene);
    } finally {
      await driven.log.stop();
    }
    const exitCode = await instance.stop();
    if (exitCode !== 0) ledger.violation(`Ctrl-C ended with ${exitCode}`);
    const { acknowledged, retried, violations } = ledger;
    return { ...findings, kills, acknowledged, retried, backAfter, exitCode, violations };
  } finally {
    await instance.stop();
    if (ledger.violationCount > 0) say(`data are in ${instance.folder}`);
    else await instance.removed();
  }
}

/**
 * A stream that is still open when it is told to end. @throws Error when there is none to be had
 */
async function openLive(
  { projectorUrl, signingSecret }: Driven,
  { world }: CallersScene,
): Promise<void> {
  const who = { accountId: world.people.owner, sid: 'drill' };
  const { accessToken } = signAccessToken(signingSecret, who, new Date());
  const live = await fetch(`${projectorUrl}/api/live`, {
    headers: { Authorization: `Bearer ${accessToken}`, [headers.workspace]: world.workspaceId },
  });
  if (!live.ok) throw new Error(`/api/live was answered ${live.status}`);
  // It is cut when the instance ends.
  live.text().catch(() => undefined);
}

type Ours = {
  readonly instance: LocalInstance;
  readonly ledger: Ledger;
  readonly prover: Prover;
  readonly random: Seeded;
  readonly say: (line: string) => void;
};

async function killAndProve(
  number: number,
  gate: CallerGate,
  { instance, ledger, prover, random, say }: Ours,
): Promise<number> {
  const before = ledger.acknowledged;
  await delay(random.between(50, 1_000));
  await ledger.acknowledgedBeyond(before + WORKED_BEFORE - 1);
  await instance.killDatabase();
  const since = performance.now();
  await instance.says(ENDED, number);
  await instance.says(RUNS_AGAIN, number);
  while (!(await instance.isReady())) {
    if (performance.now() - since > READY_WITHIN) {
      ledger.violation(`not ready ${READY_WITHIN / 1000} s after kill ${number}`);
      break;
    }
    await delay(50);
  }
  const back = performance.now() - since;
  await gate.close();
  const { events, plans } = await prover.prove();
  gate.open();
  say(
    `kill ${number}: ready again after ${(back / 1000).toFixed(1)} s; ${ledger.acknowledged - before} acknowledged, ${events} events, ${plans} plans compared: ` +
      (ledger.violationCount === 0 ? 'all there' : `${ledger.violationCount} VIOLATIONS`),
  );
  return back;
}
