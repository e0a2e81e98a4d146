import { randomUUID } from 'node:crypto';
import type { Metadata, Stored } from '@waymark/events';
import type {
  Appended,
  Batch,
  EventLog,
  ExpectedRevision,
  NewEvent,
  SubscribeOptions,
} from '../port/eventLog.ts';
import type { Relay } from '../fakeEventStoreDb/relay.ts';

/** The log that one run of the contract works on. */
export type OpenedLog = {
  readonly log: EventLog;
  /** Closes the log and opens it anew over the same storage. */
  reopen(): Promise<EventLog>;
  /**
   * One more log over the same storage, which waits `patience` milliseconds for an answer; the test
   * closes it.
   */
  openHasty(patience: number): Promise<EventLog>;
  /**
   * Through it goes all between these logs and their server; undefined where nothing can be put in
   * between.
   */
  readonly wire: Relay | undefined;
  /** Deletes a stream for good, by the means of the server itself. */
  deleteForGood(stream: string): Promise<void>;
};
/** Called by each test when it runs: the log under test. */
export type TheLog = () => OpenedLog;

export const METADATA: Metadata = {
  workspaceId: 'w1',
  actor: { kind: 'user', accountId: 'a1', party: 'team' },
  commandId: 'c1',
  command: 'AddTask',
  causationId: 'c1',
  correlationId: 'c1',
  at: '2026-03-01T08:00:00.000Z',
};

export const newEvent = (data: unknown = { title: 'Kick-off' }, type = 'TaskAdded'): NewEvent => ({
  id: randomUUID(),
  type,
  data,
  metadata: METADATA,
});

export const newEvents = (count: number): NewEvent[] =>
  Array.from({ length: count }, (_, number) => newEvent({ number }));

/** A stream name (or a prefix of several) that no other test uses. */
export const freshName = (category = 'process') => `${category}-${randomUUID()}`;

export async function all(events: AsyncIterable<Stored>): Promise<Stored[]> {
  const found: Stored[] = [];
  for await (const event of events) found.push(event);
  return found;
}

export const revisions = (events: readonly Stored[]) => events.map(({ revision }) => revision);
export const ids = (events: readonly { id: string }[]) => events.map(({ id }) => id);

/** Follows a subscription until `enough` says so; the signal's own abort ends it too. */
export async function follow(
  log: EventLog,
  options: Omit<SubscribeOptions, 'signal'>,
  enough: (events: readonly Stored[], batch: Batch) => boolean,
): Promise<{ events: Stored[]; batches: Batch[] }> {
  const stop = new AbortController();
  const events: Stored[] = [];
  const batches: Batch[] = [];
  for await (const batch of log.subscribe({ ...options, signal: stop.signal })) {
    batches.push(batch);
    events.push(...batch.events);
    if (enough(events, batch)) stop.abort();
  }
  return { events, batches };
}

/**
 * Appends as a command handler does: reads where the stream is, and tries again when somebody was
 * faster.
 */
export async function appendAtEnd(
  log: EventLog,
  stream: string,
  event: NewEvent,
): Promise<Appended> {
  for (;;) {
    const [last] = await all(log.readStream(stream, { backwards: true, limit: 1 }));
    const expected: ExpectedRevision = last ? last.revision : 'noStream';
    try {
      return await log.append(stream, [event], expected);
    } catch (error) {
      if ((error as Error).name !== 'WrongExpectedRevision') throw error;
    }
  }
}
