import {
  BACKWARDS,
  END,
  FORWARDS,
  START,
  StreamDeletedError,
  StreamNotFoundError,
} from '@eventstore/db-client';
import type {
  AllStreamRecordedEvent,
  AllStreamResolvedEvent,
  Position,
  RecordedEvent,
  ResolvedEvent,
  StreamingRead,
} from '@eventstore/db-client';
import type { DomainEvent, Metadata, Stored } from '@waymark/events';
import { LogUnavailable, StreamDeleted } from '../port/eventLog.ts';
import type { ReadOptions } from '../port/eventLog.ts';
import { AT_LEADER } from './clients.ts';
import type { Server } from './clients.ts';
import type { EndOfLog } from './end.ts';
import { tapOf } from './tap.ts';
import { passes } from './trouble.ts';
import { CallTimedOut } from '../outages/inTime.ts';
import { RetryBudget } from '../outages/retryBudget.ts';
import type { CallContext } from '../outages/untilAnswered.ts';

/** The server and the state that every call to it needs. */
export type ServerAccess = CallContext & {
  readonly server: Server;
  readonly end: Pick<EndOfLog, 'look'>;
  readonly closed: AbortSignal;
};

/**
 * Buffers of a read: so many events may wait in memory for one reader that is slower than the
 * server; the connection itself holds 16 more before it stops reading.
 */
export const BUFFERS = { objectMode: true, readableHighWaterMark: 16, writableHighWaterMark: 1 };
/** Milliseconds for which a read may stand still. */
const STAND_STILL = 4_000;
const MAX_REVISION = 2n ** 63n - 1n;

/** The server's own events (statistics, deletions, metadata of streams) lie among ours. */
export const isSystem = ({ streamId, type }: { streamId: string; type: string }) =>
  streamId.startsWith('$') || type.startsWith('$');

export const toRecorded = ({
  id,
  streamId,
  revision,
  position,
  type,
  data,
  metadata,
}: RecordedEvent & { position?: Position }): Stored => ({
  id,
  stream: streamId,
  revision,
  position: position?.commit ?? 0n,
  type,
  data: data as DomainEvent['data'],
  metadata: metadata as Metadata,
});

/**
 * Events of one stream, whatever breaks meanwhile: it goes on after the last one given. @throws
 * LogUnavailable, StreamDeleted
 */
export async function* readEventStoreDb(
  link: ServerAccess,
  stream: string,
  options: ReadOptions,
): AsyncGenerator<Stored, void, undefined> {
  let wanted = rangeOf(options);
  let patience = new RetryBudget(link.silence.leaves(link.patience));
  while (wanted.count > 0) {
    try {
      const once = { ...link, patience: patience.time() };
      for await (const event of readOnce(once, stream, wanted)) {
        link.silence.ends();
        yield event;
        wanted = after(wanted, event.revision);
        patience = new RetryBudget(link.patience);
      }
      link.silence.ends();
      return;
    } catch (error) {
      if (error instanceof StreamNotFoundError) {
        link.silence.ends();
        return;
      }
      if (error instanceof StreamDeletedError) throw new StreamDeleted(stream);
      if (passes(error)) link.silence.lasts();
      if (!passes(error) || link.closed.aborted || !(await patience.pause())) {
        throw new LogUnavailable('the event log does not answer', { cause: error });
      }
    }
  }
}

type Range = {
  readonly backwards: boolean;
  readonly from: bigint | undefined;
  readonly to: bigint;
  readonly count: number;
};

/**
 * Revisions beyond 64 bits are asked for in vain, not in error; nothing wanted is a count of zero.
 */
function rangeOf({ from, to, backwards = false, limit = Infinity }: ReadOptions): Range {
  if (!backwards) {
    const [first, last] = [
      from !== undefined && from > 0n ? from : 0n,
      to === undefined || to > MAX_REVISION ? MAX_REVISION : to,
    ];
    return {
      backwards,
      from: first,
      to: last,
      count: Math.min(limit, Math.max(Number(last - first) + 1, 0)),
    };
  }
  const last = to !== undefined && to > 0n ? to : 0n;
  if (from === undefined || from > MAX_REVISION)
    return { backwards, from: undefined, to: last, count: limit };
  return {
    backwards,
    from,
    to: last,
    count: Math.min(limit, Math.max(Number(from - last) + 1, 0)),
  };
}

const after = ({ backwards, to, count }: Range, revision: bigint): Range =>
  rangeOf({ backwards, to, from: backwards ? revision - 1n : revision + 1n, limit: count - 1 });

async function* readOnce(
  link: ServerAccess,
  stream: string,
  range: Range,
): AsyncGenerator<Stored, void, undefined> {
  let found = 0;
  for await (const event of read(link, stream, range)) {
    found += 1;
    if (range.backwards && event.revision < range.to) return;
    yield event;
  }
  // From beyond its end a stream yields nothing: the way back begins at its last event.
  if (range.backwards && range.from !== undefined && found === 0) {
    for await (const { revision } of read(link, stream, { ...range, from: undefined, count: 1 })) {
      if (revision < range.from)
        yield* read(link, stream, rangeOf({ ...range, from: revision, limit: range.count }));
    }
  }
}

function read(
  link: ServerAccess,
  stream: string,
  { backwards, from, count }: Range,
): AsyncGenerator<Stored, void, undefined> {
  const options = {
    direction: backwards ? BACKWARDS : FORWARDS,
    fromRevision: from ?? (backwards ? END : START),
    maxCount: Math.min(count, Number.MAX_SAFE_INTEGER),
    ...AT_LEADER,
  } as const;
  return eventsOf(link, link.server.client.readStream(stream, options, BUFFERS));
}

/** Drains one read with a timer of our own, and cancels it when the reader leaves early. */
export async function* eventsOf(
  { closed, patience }: ServerAccess,
  stream: StreamingRead<ResolvedEvent> | StreamingRead<AllStreamResolvedEvent>,
): AsyncGenerator<Stored, void, undefined> {
  const time = Math.min(STAND_STILL, patience);
  const tap = tapOf<ResolvedEvent>(stream);
  try {
    while (!closed.aborted) {
      for (const { event } of tap.take(BUFFERS.readableHighWaterMark)) {
        if (event) yield toRecorded(event as AllStreamRecordedEvent);
      }
      if (tap.ended()) return;
      if (!(await tap.wait(time, closed))) throw new CallTimedOut(`nothing read for ${time} ms`);
    }
    throw new LogUnavailable('this event log has been closed');
  } finally {
    // Where the stream never came about there is nothing to cancel, and nobody waits for it.
    if (!tap.ended()) void stream.cancel().catch(() => undefined);
  }
}
