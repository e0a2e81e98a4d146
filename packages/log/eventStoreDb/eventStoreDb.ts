import { LogUnavailable } from '../port/eventLog.ts';
import type { Appended, EventLog } from '../port/eventLog.ts';
import { appendEventStoreDb } from './append.ts';
import { giveBackServer, takeServer } from './clients.ts';
import { KnownIds } from './knownIds.ts';
import { EndOfLog } from './end.ts';
import { readEventStoreDb } from './read.ts';
import type { ServerAccess } from './read.ts';
import { subscribeEventStoreDb } from './subscription.ts';
import { verdictOf } from './trouble.ts';
import { OutageClock } from '../outages/outageClock.ts';
import { untilAnswered } from '../outages/untilAnswered.ts';

export type EventStoreDbLogOptions = {
  /**
   * `esdb://host:2113?tls=false`; `esdb://a,b,c` for a cluster, or `esdb+discover://…` where one
   * name stands for all.
   */
  readonly connectionString: string;
  /**
   * Milliseconds to go on trying while the server does not answer, before LogUnavailable. Default
   * 10,000.
   */
  readonly patience?: number;
};

/**
 * Milliseconds that one call may take: the client enforces no deadline for batch appends and reads.
 */
const CALL_TIME = 4_000;

/**
 * Opens the event log that an EventStoreDB server keeps; a position is the commit position in
 * `$all`. @throws LogUnavailable
 */
export async function openEventStoreDbLog({
  connectionString,
  patience = 10_000,
}: EventStoreDbLogOptions): Promise<EventLog> {
  const closing = new AbortController();
  const link: ServerAccess = {
    server: takeServer(connectionString),
    end: new EndOfLog(),
    patience,
    closed: closing.signal,
    silence: new OutageClock(),
    judge: verdictOf,
    tryTime: CALL_TIME,
  };
  const known = new KnownIds();
  const appending = new Set<Promise<Appended>>();
  const head = async () => {
    const { newest } = await untilAnswered(link, () => link.end.look(link));
    return newest?.position ?? 0n;
  };
  await head().catch(async (error: unknown) => {
    closing.abort();
    await giveBackServer();
    throw error;
  });
  const mustBeOpen = () => {
    if (closing.signal.aborted) throw new LogUnavailable('this event log has been closed');
  };

  return {
    async append(stream, events, expected) {
      mustBeOpen();
      const append = appendEventStoreDb(link, known, stream, events, expected);
      appending.add(append);
      return append.finally(() => appending.delete(append));
    },
    async *readStream(stream, options = {}) {
      mustBeOpen();
      for await (const event of readEventStoreDb(link, stream, options)) {
        known.remember(stream, event.id, event.revision);
        yield event;
      }
    },
    subscribe(options) {
      mustBeOpen();
      return subscribeEventStoreDb(link, {
        ...options,
        signal: AbortSignal.any([options.signal, closing.signal]),
      });
    },
    async head() {
      mustBeOpen();
      return head();
    },
    interruptions: () => link.silence.met,
    async close() {
      if (closing.signal.aborted) return;
      closing.abort();
      await Promise.allSettled(appending);
      await giveBackServer();
    },
  };
}
