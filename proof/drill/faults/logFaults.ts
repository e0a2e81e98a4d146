import { setTimeout as delay } from 'node:timers/promises';
import { expectUnready, silentOn } from './expectUnready.ts';
import type { Fault, FaultTools } from './fault.ts';
import { heldUntil } from './heldUntil.ts';
import { describeSeen, watch, type SeenAnswers } from './watch.ts';

const NO_LOG = 'the event log does not answer';

const skipped = ({ stack }: FaultTools) =>
  stack.log.proxy === null
    ? 'the event log is in the database, or too far away to be cut off'
    : null;

/** The log is gone for a while, the database is not: reads go on and are marked as possibly old. */
export const lostLog: Fault = {
  name: 'event log away',
  skipped,
  async run(tools) {
    const { proxy } = tools.stack.log;
    const seen = await watch(tools, async (soFar) => {
      proxy?.close();
      await heldUntil(tools, () => isNoticed(soFar));
      proxy?.open();
    });
    expectHonestReads(tools, 'event log away', seen);
    return describeSeen(seen);
  },
};

/** What is sent to the log and what comes from it vanishes without a word. */
export const silentLog: Fault = {
  name: 'silent event log',
  skipped,
  async run(tools) {
    const { proxy } = tools.stack.log;
    const seen = await watch(tools, async (soFar) => {
      proxy?.swallow();
      await heldUntil(tools, () => isNoticed(soFar));
      proxy?.open();
    });
    expectHonestReads(tools, 'silent event log', seen);
    return describeSeen(seen);
  },
};

const LOG_IS_ANOTHER = /is another one, or has lost its end/;

/** Longest until both services know that the log is another one, in milliseconds. */
const REPLACED_WITHIN = 10_000;

/**
 * An empty server answers in the place of the log: nothing is taken, both services say why, and
 * reads go on.
 */
export const replacedLog: Fault = {
  name: 'another, empty event log',
  skipped,
  async run(tools) {
    const { stack, ledger } = tools;
    let after: number | null = null;
    const seen = await watch(tools, async (soFar) => {
      const began = performance.now();
      await stack.log.swap?.toOther();
      await delay(tools.lasting);
      for (
        let lasts = performance.now() - began;
        lasts < REPLACED_WITHIN + tools.lasting;
        lasts = performance.now() - began
      ) {
        if (after === null && bothSay(soFar, LOG_IS_ANOTHER)) after = lasts;
        if (after !== null && isRefused(soFar)) break;
        await delay(50);
      }
      stack.log.swap?.back();
    });
    if (after === null || after > REPLACED_WITHIN)
      ledger.violation(
        `another event log: not noticed by both services within ${REPLACED_WITHIN / 1000} s`,
      );
    if (!isRefused(seen)) ledger.violation('another event log: no command was refused for it');
    for (const status of seen.reads.keys())
      if (status !== 200) ledger.violation(`another event log: a read was answered ${status}`);
    return `noticed after ${((after ?? Infinity) / 1000).toFixed(1)} s; ${describeSeen(seen)}`;
  },
};

const isNoticed = (soFar: SeenAnswers): boolean =>
  soFar.stale > 0 && silentOn(NO_LOG, soFar).length === 0;

const isRefused = ({ refusals }: SeenAnswers): boolean => refusals.has('log-replaced');

const bothSay = ({ problems }: SeenAnswers, what: RegExp): boolean =>
  Object.values(problems).every((said) => [...said].some((problem) => what.test(problem)));

function expectHonestReads(tools: FaultTools, what: string, seen: SeenAnswers): void {
  expectUnready(tools, what, seen, NO_LOG);
  if (seen.stale === 0) tools.ledger.violation(`${what}: no read was marked as possibly old`);
  for (const status of seen.reads.keys())
    if (status !== 200) tools.ledger.violation(`${what}: a read was answered ${status}`);
}
