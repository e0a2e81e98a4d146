import { Ledger } from '../ledger.ts';
import { provedScene } from '../proofs/provedScene.ts';
import type { Findings } from '../proofs/prover.ts';
import { Seeded } from '../seeded.ts';
import { expectWell, onStack } from '../stack/onStack.ts';
import type { OverloadLoadResult } from './load.ts';
import { overload, type Overloaded } from './overload.ts';
import { targetsOf, type OverloadTarget } from './target.ts';

export type OverloadDrillOptions = {
  readonly seed: number;
  /** How long each service is overloaded. */
  readonly seconds: number;
  /**
   * Whether how long things take is judged too; it says something only of a machine that does
   * nothing else.
   */
  readonly timed?: boolean;
  /**
   * How many requests each service takes at once (`MAX_REQUESTS`); few of them are soon too few on
   * any machine. Default 256.
   */
  readonly places?: number;
  /** Takes one line at a time. */
  readonly say: (line: string) => void;
};
export type OverloadResult = Findings & {
  readonly acknowledged: number;
  readonly services: Readonly<Record<OverloadTarget['name'], Overloaded>>;
  readonly violations: readonly string[];
};

/**
 * By when 99 of 100 refusals have to be there, in milliseconds, and all has to be as before, in
 * seconds.
 */
const AT_ONCE = 1_000;
const SECONDS_LATER = 10;
/** Resident memory of a service, in MiB, that no overload may exceed. */
const MOST_MEMORY = 1_024;

/**
 * Gives each service ten times as much as it can do, and proves that it refuses the rest as it
 * should, stays alive and within its memory, does again what it can when it is over, and has kept
 * all that it acknowledged.
 */
export async function runOverload({
  seed,
  seconds,
  timed = false,
  places = 256,
  say,
}: OverloadDrillOptions): Promise<OverloadResult> {
  const random = new Seeded(seed);
  const ledger = new Ledger();
  say(`seed ${seed}`);
  const env = { MAX_REQUESTS: String(places) };
  return onStack({ violations: ledger, say, env }, async (stack) => {
    const { scene, prover } = await provedScene(stack, ledger, random);
    const services: Partial<Record<OverloadTarget['name'], Overloaded>> = {};
    for (const target of await targetsOf(stack, scene)) {
      const told = await overload(target, { seconds, timed, places }, (result) =>
        note(result, ledger, scene.world.people.owner),
      );
      for (const line of lines(target.name, told)) say(line);
      judge(target.name, told, ledger);
      if (timed) judgeTimes(target.name, told, ledger);
      services[target.name] = told;
    }
    await expectWell(stack, ledger, 'the overload');
    const findings = await prover.proveAll();
    const { acknowledged, violations } = ledger;
    const { command, projector } = services;
    if (command === undefined || projector === undefined)
      throw new Error('not every service was overloaded');
    return { ...findings, acknowledged, violations, services: { command, projector } };
  });
}

function note(result: OverloadLoadResult, ledger: Ledger, accountId: string): void {
  for (const { commandId, clientId, name, reply } of result.acknowledged)
    ledger.note({
      name: 'RenameClient',
      payload: { clientId, name },
      accountId,
      commandId,
      answer: { reply },
    });
}

/** What goes by counts and not by time, so that it holds on any machine. */
function judge(name: string, { over, memory, normalAgain }: Overloaded, ledger: Ledger): void {
  for (const wrong of over.wrong) ledger.violation(`the ${name} service: ${wrong}`);
  if (over.taken.count === 0) ledger.violation(`the ${name} service did nothing while overloaded`);
  if (memory.unwell > 0)
    ledger.violation(`the ${name} service failed ${memory.unwell} health checks`);
  if (memory.samples === 0 || memory.most > MOST_MEMORY)
    ledger.violation(`the ${name} service took ${memory.most} MiB`);
  if (normalAgain === null) ledger.violation(`the ${name} service never was as before again`);
}

function judgeTimes(name: string, { over, normalAgain }: Overloaded, ledger: Ledger): void {
  if (over.refused.p99 > AT_ONCE)
    ledger.violation(`the ${name} service took ${Math.round(over.refused.p99)} ms to refuse`);
  if (normalAgain !== null && normalAgain > SECONDS_LATER)
    ledger.violation(
      `the ${name} service was as quick as before after ${normalAgain.toFixed(1)} s only`,
    );
}

function lines(
  name: string,
  { capacity, rate, over, memory, before, after, normalAgain }: Overloaded,
): string[] {
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  const perSecond = ({ sent, seconds }: OverloadLoadResult) => Math.round(sent / seconds);
  const answers = Object.entries(over.answers)
    .map(([what, count]) => `${what} ×${count}`)
    .join(', ');
  return [
    `${name}: can do ${Math.round(capacity.taken.count / capacity.seconds)} a second, one takes ${ms(before)}`,
    `${name}: ${rate ?? 'any number'} a second were due for ${over.seconds.toFixed(0)} s, ${perSecond(over)} a second were sent (${over.sent}), the rest found every connection waiting; ${answers}`,
    `${name}: taken p50 ${ms(over.taken.p50)}, p99 ${ms(over.taken.p99)}; refused p50 ${ms(over.refused.p50)}, p99 ${ms(over.refused.p99)}, at most ${ms(over.refused.max)}`,
    `${name}: memory ${memory.first} MiB, at most ${memory.most} MiB; ${memory.unwell} failed health checks; one takes ${ms(after)} again ${normalAgain === null ? 'never' : `after ${normalAgain.toFixed(1)} s`}`,
  ];
}
