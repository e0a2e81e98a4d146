import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { LogUnavailable, type EventLog, type NewEvent } from '@waymark/log';
import type { Ledger } from '../ledger.ts';

/** What the witness saw. */
export type WitnessReport = {
  readonly written: number;
  /** Reads that lacked what had been written and acknowledged before. */
  readonly stale: number;
  /** Longest that one write, or reading it back, took, in milliseconds. */
  readonly longest: number;
};

const EVERY = 20;
/** How long the last events may take to reach the subscription, in milliseconds. */
const DELIVERED_WITHIN = 30_000;

/**
 * Writes to the log without pause, past the services, and reads each event back at once, by its
 * stream and by the head of the log, while a subscription follows: every read has to show what was
 * acknowledged before, and the subscription each event once, in order. Its stream is of a kind that
 * nobody else reads.
 */
export async function witness(
  log: EventLog,
  ledger: Ledger,
  signal: AbortSignal,
): Promise<WitnessReport> {
  const stream = `witness-${randomUUID()}`;
  const written: string[] = [];
  const delivered: string[] = [];
  let [stale, longest] = [0, 0];
  const enough = new AbortController();
  const following = (async () => {
    for await (const { events } of log.subscribe({ prefixes: [stream], signal: enough.signal }))
      delivered.push(...events.map(({ id }) => id));
  })();
  while (!signal.aborted) {
    const event = newEvent();
    const began = performance.now();
    const revision = BigInt(written.length);
    const { position } = await untilItAnswers(() =>
      log.append(stream, [event], revision === 0n ? 'noStream' : revision - 1n),
    );
    written.push(event.id);
    const back = await untilItAnswers(() => idsFrom(log, stream, revision));
    const head = await untilItAnswers(() => log.head());
    if (back[0] !== event.id || head < position) stale += 1;
    longest = Math.max(longest, performance.now() - began);
    await delay(EVERY);
  }
  for (
    const until = performance.now() + DELIVERED_WITHIN;
    delivered.length < written.length && performance.now() < until;
  )
    await delay(50);
  enough.abort();
  await following;
  const stored = await untilItAnswers(() => idsFrom(log, stream, 0n));
  if (stale > 0) ledger.violation(`${stale} reads lacked what had just been written`);
  if (stored.join() !== written.join())
    ledger.violation(
      `the witness wrote ${written.length} events, ${stored.length} are in its stream`,
    );
  if (delivered.join() !== written.join())
    ledger.violation(
      `the witness wrote ${written.length} events, ${delivered.length} came by its subscription`,
    );
  return { written: written.length, stale, longest: Math.round(longest) };
}

/** Repeats what may be done twice, as the services do by their callers. */
async function untilItAnswers<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof LogUnavailable)) throw error;
      await delay(EVERY);
    }
  }
}

async function idsFrom(log: EventLog, stream: string, from: bigint): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of log.readStream(stream, { from })) ids.push(id);
  return ids;
}

const newEvent = (): NewEvent => ({
  id: randomUUID(),
  type: 'Witnessed',
  data: {},
  metadata: {
    workspaceId: null,
    actor: { kind: 'system', name: 'drill' },
    commandId: 'drill',
    command: 'Witness',
    causationId: 'drill',
    correlationId: 'drill',
    at: new Date().toISOString(),
  },
});
