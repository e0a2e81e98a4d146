import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openPool } from '@waymark/postgres';
import { latency } from '../overload/tally.ts';
import { freePort } from '../stack/freePort.ts';
import { expectWell, onStack } from '../stack/onStack.ts';
import type { DrillStack } from '../stack/stack.ts';
import type { Statuses } from './attacker.ts';
import { startAttacker, type AttackerProcess } from './attackerProcess.ts';
import { honestWork, kinds, type HonestWork } from './honestWork.ts';
import { memoryInWords, memoryOf } from './memory.ts';
import { atRest, processorTime, type ProcessorTime } from './processorTime.ts';
import { longer, NO_STANDSTILL, watchStandstill, type Standstill } from './standstill.ts';
import { MAIL_IN_DOMAIN, refreshed, settle, type Tenant } from './tenant.ts';
import { heldTooLong, together, tooSlow } from './verdict.ts';
import { ways } from './ways.ts';

export type AttackOptions = {
  /**
   * How long each attack goes on, and as long the same work without it, both in `ROUNDS` parts that
   * alternate.
   */
  readonly seconds: number;
  /**
   * Whether how long honest work takes is judged; it says something only of a machine that does
   * nothing else.
   */
  readonly timed?: boolean;
  /**
   * The attacks, each with the number of answers after which it is over; default: all of them for
   * their whole time.
   */
  readonly only?: Readonly<Record<string, number>>;
  /** How many of them are made at once, each by a stranger of its own. Default: one. */
  readonly atOnce?: number;
  /** Settings of the services instead of the usual ones. */
  readonly env?: Readonly<Record<string, string>>;
  /** Takes one line at a time. */
  readonly say: (line: string) => void;
};

type Measured = {
  readonly without: HonestWork;
  readonly during: HonestWork;
  readonly answers: Statuses;
  /** Of the services, while it was attacked. */
  readonly standstill: Standstill;
};
export type AttackResult = {
  /** By name; of several at once by all of their names. */
  readonly attacks: Readonly<Record<string, Measured>>;
  readonly violations: readonly string[];
};

const MAIL_IN = path.join(import.meta.dirname, '../../../services/command/src/mail/mailIn/main.ts');
const CONNECTIONS = 50;
const ROUNDS = 2;
const LITTLE = { tasks: 20, processes: 1 };

/**
 * An honest tenant works, by turns alone and while a stranger with one account and 50 connections
 * attacks, in one way after the other, or in several at once. Each attack is made by a new
 * stranger, so that none meets the limits that another has used up.
 */
export async function runAttack({
  seconds,
  timed = false,
  only = Object.fromEntries(Object.keys(ways).map((name) => [name, Infinity])),
  atOnce = 1,
  env = {},
  say,
}: AttackOptions): Promise<AttackResult> {
  for (const name of Object.keys(only))
    if (ways[name] === undefined)
      throw new Error(`there is no attack by '${name}', only by ${Object.keys(ways).join('; ')}`);
  const violations: string[] = [];
  const ledger = {
    violation: (what: string) => void violations.push(what),
    get violationCount() {
      return violations.length;
    },
  };
  // As strangers meet it, with the usual limits.
  const mailInPort = await freePort();
  const files = await mkdtemp(path.join(tmpdir(), 'waymark-attacked-'));
  const usual = {
    ...{ MAX_REQUESTS_OF_ADDRESS: '100', LIMITS_FACTOR: '1' },
    ...{ FILES_URL: files, MAIL_IN_DOMAIN },
    ...env,
  };
  const attacked = onStack({ violations: ledger, say, env: usual }, async (stack) => {
    // Mail that comes in has a process of its own, as where it is served.
    await stack.beside('command', { main: MAIL_IN, env: { MAIL_IN_PORT: `${mailInPort}` } });
    const honest = await settle(stack, {
      ...{ name: 'honest', address: '198.51.100.1', tasks: 60, processes: 3 },
      filesFolder: files,
    });
    const begin = { honest, stack, seconds: seconds / ROUNDS };
    if (timed) await workFor(begin, delay(2_000)); // Warms up.
    const attacks: Record<string, Measured> = {};
    const before = await memoryOf(stack);
    let strangers = 0;
    for (const some of inGroups(Object.entries(only), atOnce)) {
      const name = some.map(([each]) => each).join(' + ');
      const attackers: AttackerProcess[] = [];
      for (const [each] of some) {
        const tenant = await settle(stack, {
          ...{ name: `stranger${strangers}`, address: `203.0.113.${++strangers}` },
          ...(ways[each]?.possessions ?? LITTLE),
          ...{ neighbour: honest, mailInPort, filesFolder: files },
        });
        attackers.push(await startAttacker({ name: each, tenant, connections: CONNECTIONS }));
      }
      await counted(stack);
      const used = await processorTime(stack);
      const answers = some.map(([, most]) => most);
      const made = await measure(begin, { attackers, answers, timed });
      attacks[name] = made;
      say(told(name, made, since(used, await processorTime(stack))));
      for (const what of [...made.without.failed, ...made.during.failed])
        ledger.violation(`${name}: ${what}`);
      if (timed)
        for (const what of [...tooSlow(made.without, made.during), ...heldTooLong(made.standstill)])
          ledger.violation(`${name}: ${what}`);
    }
    if (timed) await atRest(stack);
    say(`memory before: ${memoryInWords(before)}`);
    say(`memory after: ${memoryInWords(await memoryOf(stack))}`);
    await expectWell(stack, ledger, 'the attacks');
    return { attacks, violations };
  });
  return attacked.finally(() => rm(files, { recursive: true, force: true }));
}

/**
 * Makes Postgres count what is there at once, as it does by itself a minute after much has changed.
 */
async function counted({ database }: DrillStack): Promise<void> {
  const { connectionString } = database;
  const pool = openPool({ connectionString, max: 1 });
  await pool.query('ANALYZE');
  await pool.end();
}

type Beginning = { readonly stack: DrillStack; readonly honest: Tenant; readonly seconds: number };

async function measure(
  begin: Beginning,
  attack: {
    readonly attackers: readonly AttackerProcess[];
    /** After how many each of them is over. */
    readonly answers: readonly number[];
    readonly timed: boolean;
  },
): Promise<Measured> {
  const { attackers, answers, timed } = attack;
  const { seconds } = begin;
  const without: HonestWork[] = [];
  const during: HonestWork[] = [];
  const given: Record<number, number> = {};
  let standstill = NO_STANDSTILL;
  for (let round = 0; round < (timed ? ROUNDS : 1); round++) {
    if (timed) without.push(await workFor(begin, delay(seconds * 1_000)));
    const attacking = Promise.all(
      attackers.map((attacker, n) => attacker.attack({ seconds, answers: answers[n]! })),
    );
    const over = new AbortController();
    const watching = watchStandstill(begin.stack, over.signal);
    during.push(await workFor(begin, attacking));
    over.abort();
    standstill = longer(standstill, await watching);
    for (const [status, times] of (await attacking).flatMap(Object.entries<number>))
      given[Number(status)] = (given[Number(status)] ?? 0) + times;
    if (timed) await atRest(begin.stack);
  }
  for (const attacker of attackers) await attacker.end();
  return { without: together(without), during: together(during), answers: given, standstill };
}

/** Parts a list into groups of so many, the last of which may be smaller. */
const inGroups = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, n) =>
    all.slice(n * size, (n + 1) * size),
  );

async function workFor({ honest, stack }: Beginning, until: Promise<unknown>): Promise<HonestWork> {
  const over = new AbortController();
  const working = honestWork(refreshed(honest, stack), over.signal);
  await until.finally(() => over.abort());
  return working;
}

const since = (then: ProcessorTime, now: ProcessorTime): ProcessorTime => ({
  command: now.command - then.command,
  projector: now.projector - then.projector,
});

function told(
  name: string,
  { without, during, answers, standstill }: Measured,
  used: ProcessorTime,
): string {
  const measured = kinds.map((kind) => {
    const [before, now] = [latency(without[kind]), latency(during[kind])];
    return `${now.count} ${kind} p50 ${before.p50.toFixed(0)} → ${now.p50.toFixed(0)}, p99 ${before.p99.toFixed(0)} → ${now.p99.toFixed(0)} ms`;
  });
  const given = Object.entries(answers).map(
    ([status, times]) => `${status === '0' ? 'none' : status} ×${times}`,
  );
  const { command, projector, idle } = standstill;
  return [
    `${name}: ${measured.join('; ')}`,
    `the stranger got ${given.join(', ') || 'no answer'}`,
    `processor: command ${used.command.toFixed(1)} s, projector ${used.projector.toFixed(1)} s`,
    `longest turn: command ${command.turn.toFixed(0)} ms (late by ${command.late.toFixed(0)}), projector ${projector.turn.toFixed(0)} ms (late by ${projector.late.toFixed(0)}), an idle loop was late by ${idle.toFixed(0)} ms`,
  ].join('; ');
}
