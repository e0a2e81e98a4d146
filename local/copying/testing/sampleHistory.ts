import { randomUUID } from 'node:crypto';
import type { Metadata, Stored } from '@waymark/events';
import type { EventLog, NewEvent } from '@waymark/log';
import { history } from '../history.ts';

const METADATA: Metadata = {
  workspaceId: 'w',
  actor: { kind: 'user', accountId: 'a', party: 'team' },
  commandId: 'c',
  command: 'AddTask',
  causationId: 'c',
  correlationId: 'r',
  at: '2026-11-21T10:00:00.000Z',
};

/** What is hard to carry over unchanged: umlauts, empty things, numbers, the order of keys. */
const CONTENTS = [
  { title: 'Übergabe 🚀', zebra: null, apple: [] },
  { 2: 'two', 1: 'one', text: '' },
  { figures: [0, -1.5, 1e21, 0.1], nested: { b: { a: true } } },
  'plain text',
];

export const sampleEvent = (number: number): NewEvent => ({
  id: randomUUID(),
  type: `Sample${number % 3}`,
  data: { number, content: CONTENTS[number % CONTENTS.length] },
  metadata: { ...METADATA, commandId: `c${number}`, ...(number % 2 === 0 ? { version: 2 } : {}) },
});

/**
 * Appends at least `events` events to seven streams, in runs of one to four, the streams taking
 * turns unevenly.
 */
export async function appendSamples(log: EventLog, events: number): Promise<void> {
  const revisions = new Map<string, bigint>();
  for (let made = 0, turn = 0; made < events; turn++) {
    const stream = `process-w_${(turn * turn) % 7}`;
    const run = Array.from({ length: (turn % 4) + 1 }, () => sampleEvent(made++));
    const { revision } = await log.append(stream, run, revisions.get(stream) ?? 'noStream');
    revisions.set(stream, revision);
  }
}

/** The whole history of a log at once. */
export async function everythingIn(log: EventLog): Promise<Stored[]> {
  const events: Stored[] = [];
  for await (const event of history(log)) events.push(event);
  return events;
}
