import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expectWell, onStack } from '../stack/onStack.ts';
import { attacks } from './attacks.ts';
import type { Onslaught, Statuses } from './attacker.ts';
import { honestWork, type Work } from './honestWork.ts';
import { processorTime, type ProcessorTime } from './processorTime.ts';
import { rawAttacks } from './rawAttacks.ts';
import { settle, type Tenant } from './tenant.ts';

export type AttackOptions = {
  /** How long each attack goes on, and the work before it is measured. */
  readonly seconds: number;
  /** Whether how long honest requests take is judged; it says something only of a machine that does nothing else. */
  readonly timed?: boolean;
  /** The attacks, each with the number of answers after which it is over; default: all of them for their whole time. */
  readonly only?: Readonly<Record<string, number>>;
  /** What the stranger has of their own to read and change. */
  readonly possessions?: { readonly tasks: number; readonly processes: number };
  /** Takes one line at a time. */
  readonly say: (line: string) => void;
};

export type AttackResult = {
  readonly before: Work;
  readonly during: Readonly<Record<string, { work: Work; answers: Statuses }>>;
  readonly violations: readonly string[];
};

const CONNECTIONS = 50;
/** What p99 may rise to: a fifth more than before, or so many milliseconds, whichever is more. */
const MOST_SHARE = 1.2;
const MOST_MS = 500;
/** Pause between two attacks, in milliseconds: what the one before has left behind is not the next one's. */
const BETWEEN = 2_000;

export const attackNames = [
  ...Object.keys(attacks),
  ...Object.keys(rawAttacks),
];

/** An honest tenant works while a stranger with one account and 50 connections attacks in one way after the other. */
export async function runAttack({
  seconds,
  timed = false,
  only = Object.fromEntries(attackNames.map((name) => [name, Infinity])),
  possessions = { tasks: 800, processes: 5 },
  say,
}: AttackOptions): Promise<AttackResult> {
  const violations: string[] = [];
  const ledger = {
    violation: (what: string) => void violations.push(what),
    get violationCount() {
      return violations.length;
    },
  };
  // As strangers meet it, with the usual limits.
  const env = { MAX_REQUESTS_OF_ADDRESS: '100', LIMITS_FACTOR: '1' };
  return onStack({ violations: ledger, say, env }, async (stack) => {
    const honest = await settle(stack, {
      ...{ name: 'honest', address: '198.51.100.1', tasks: 60, processes: 3 },
    });
    const stranger = await settle(stack, {
      ...{ name: 'stranger', address: '203.0.113.7' },
      ...possessions,
    });
    if (timed) await workFor(honest, delay(2_000)); // Warms up.
    const before = await workFor(
      honest,
      delay(timed ? seconds * 1_000 : 1_000),
    );
    say(line('before', before));
    for (const what of before.failed) violations.push(`before: ${what}`);
    const during: Record<string, { work: Work; answers: Statuses }> = {};
    for (const [name, enough] of Object.entries(only)) {
      let answers: Statuses = {};
      const used = await processorTime(stack);
      const attacking = attackApart({
        ...{ name, tenant: stranger, connections: CONNECTIONS },
        ...{ seconds, answers: enough },
      }).then((given) => void (answers = given));
      const work = await workFor(honest, attacking);
      during[name] = { work, answers };
      say(line(name, work, answers, since(used, await processorTime(stack))));
      for (const what of work.failed) violations.push(`${name}: ${what}`);
      const most = Math.max(before.taken.p99 * MOST_SHARE, MOST_MS);
      if (timed && work.taken.p99 > most)
        violations.push(
          `${name}: p99 of honest requests rose from ${before.taken.p99.toFixed(0)} to ${work.taken.p99.toFixed(0)} ms`,
        );
      await delay(timed ? BETWEEN : 0);
    }
    await expectWell(stack, ledger, 'the attacks');
    return { before, during, violations };
  });
}

async function workFor(tenant: Tenant, until: Promise<unknown>): Promise<Work> {
  const over = new AbortController();
  const working = honestWork(tenant, over.signal);
  await until.finally(() => over.abort());
  return working;
}

/** @throws Error when the attacker's process ends without a result */
async function attackApart(onslaught: Onslaught): Promise<Statuses> {
  const child = fork(path.join(import.meta.dirname, 'attacker.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the attacker ended with ${String(code)}`);
  });
  ended.catch(() => undefined); // It ends after its result as well.
  child.send(onslaught);
  const [statuses] = (await Promise.race([once(child, 'message'), ended])) as [
    Statuses,
  ];
  return statuses;
}

const since = (then: ProcessorTime, now: ProcessorTime): ProcessorTime => ({
  command: now.command - then.command,
  projector: now.projector - then.projector,
});

function line(
  name: string,
  { taken, failed }: Work,
  answers: Statuses = {},
  used?: ProcessorTime,
): string {
  const given = Object.entries(answers).map(
    ([status, times]) => `${status === '0' ? 'none' : status} ×${times}`,
  );
  const asked =
    used === undefined
      ? ''
      : `; the stranger got ${given.join(', ') || 'nothing'}; processor: command ${used.command.toFixed(1)} s, projector ${used.projector.toFixed(1)} s`;
  return `${name}: ${taken.count} honest requests, ${failed.length} failed, p50 ${taken.p50.toFixed(1)} ms, p99 ${taken.p99.toFixed(1)} ms, at most ${taken.max.toFixed(0)} ms${asked}`;
}
