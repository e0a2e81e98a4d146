import { setTimeout as delay } from 'node:timers/promises';
import { expectUnready } from './expectUnready.ts';
import type { Fault, FaultTools } from './fault.ts';
import { told, watch, type Seen } from './watch.ts';

/** Readiness waits for an answer for 2 s, a reading subscription longer, until they believe that there is none. */
const UNTIL_NOTICED = { refused: 3_000, silent: 6_000 };

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
    const seen = await watch(tools, async () => {
      proxy?.close();
      await delay(tools.lasting + UNTIL_NOTICED.refused);
      proxy?.open();
    });
    expectHonestReads(tools, 'event log away', seen);
    return told(seen);
  },
};

/** What is sent to the log and what comes from it vanishes without a word. */
export const silentLog: Fault = {
  name: 'silent event log',
  skipped,
  async run(tools) {
    const { proxy } = tools.stack.log;
    const seen = await watch(tools, async () => {
      proxy?.swallow();
      await delay(tools.lasting + UNTIL_NOTICED.silent);
      proxy?.open();
    });
    expectHonestReads(tools, 'silent event log', seen);
    return told(seen);
  },
};

function expectHonestReads(tools: FaultTools, what: string, seen: Seen): void {
  expectUnready(tools, what, seen, 'the event log does not answer');
  if (seen.stale === 0)
    tools.ledger.violation(`${what}: no read was marked as possibly old`);
  for (const status of seen.reads.keys())
    if (status !== 200)
      tools.ledger.violation(`${what}: a read was answered ${status}`);
}
