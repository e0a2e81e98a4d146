import {
  ANY,
  jsonEvent,
  MaxAppendSizeExceededError,
  NO_STREAM,
  StreamDeletedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import type { EventStoreDBClient, JSONEventType } from '@eventstore/db-client';
import {
  EventTooLarge,
  LogUnavailable,
  StreamDeleted,
  WrongExpectedRevision,
} from '../port/eventLog.ts';
import type { Appended, ExpectedRevision, NewEvent } from '../port/eventLog.ts';
import { AT_LEADER } from './clients.ts';
import type { Server } from './clients.ts';
import type { KnownIds } from './knownIds.ts';
import { readEventStoreDb } from './read.ts';
import type { ServerAccess } from './read.ts';
import { untilAnswered } from '../outages/untilAnswered.ts';
import { serialiseEvents } from '../port/serialiseEvents.ts';

/**
 * About what stands around one event, and around one append, in the message that carries them, in
 * bytes.
 */
const AROUND_EVENT = 200;
const AROUND_APPEND = 200;
/**
 * After how many milliseconds the server may refuse an append, by its own clock: the client sends
 * an instant of ours. So long that it bears clocks that differ; how long we wait is up to a timer
 * of our own.
 */
const DEADLINE = 3_600_000;
const encoder = new TextEncoder();

/**
 * One append. Whether one that failed was stored is not known: it is sent again with the same ids
 * and expectation, and answered as the first time. Credentials are never passed with it, they would
 * take the client's slower way.
 */
export async function appendEventStoreDb(
  link: ServerAccess,
  known: KnownIds,
  stream: string,
  events: readonly NewEvent[],
  expected: ExpectedRevision,
): Promise<Appended> {
  // What JSON cannot encode would never settle inside the client.
  const serialised = serialiseEvents(stream, events);
  const bytes = serialised.reduce((sum, event) => sum + event.bytes, 0);
  const messageBytes =
    bytes + AROUND_EVENT * events.length + AROUND_APPEND + Buffer.byteLength(stream);
  const ids = serialised.map(({ id }) => id);
  if (known.contradict(stream, ids, expected)) throw await wrongRevision(link, stream, expected);
  const proposed = events.map(({ type, data }, index) =>
    jsonEvent({
      id: ids[index] ?? '',
      type,
      data: data as JSONEventType['data'],
      // As bytes it is sent as it is; an object would go through base64 on its way, which is half
      // of the client's work.
      metadata: encoder.encode(serialised[index]?.metadata),
    }),
  );
  const send = senderTo(link.server);
  const expectedRevision =
    expected === 'noStream' ? NO_STREAM : expected === 'any' ? ANY : expected;
  try {
    const { nextExpectedRevision: revision, position } = await untilAnswered(link, (late) =>
      link.server.gate.pass(messageBytes, late, () =>
        send((client) =>
          client.appendToStream(stream, proposed, {
            ...AT_LEADER,
            expectedRevision,
            deadline: DEADLINE,
          }),
        ),
      ),
    );
    if (!position) throw new LogUnavailable('the event log gave no position');
    ids.forEach((id, index) =>
      known.remember(stream, id, revision - BigInt(ids.length - 1 - index)),
    );
    return { revision, position: position.commit };
  } catch (error) {
    if (error instanceof WrongExpectedVersionError) {
      throw new WrongExpectedRevision(
        stream,
        expected,
        error.actualVersion === NO_STREAM ? 'noStream' : BigInt(error.actualVersion),
      );
    }
    if (error instanceof StreamDeletedError) throw new StreamDeleted(stream);
    if (error instanceof MaxAppendSizeExceededError) throw new EventTooLarge(bytes);
    if (error instanceof LogUnavailable) throw error;
    throw new LogUnavailable('the event log refuses to append', { cause: error });
  }
}

/**
 * Sends again and again; the very same error a second time comes from a client that has kept it.
 */
function senderTo(
  server: Server,
): <T>(send: (client: EventStoreDBClient) => Promise<T>) => Promise<T> {
  let before: unknown;
  return async (send) => {
    const { client } = server;
    try {
      return await send(client);
    } catch (error) {
      if (error === before) server.replace(client);
      before = error;
      throw error;
    }
  };
}

async function wrongRevision(
  link: ServerAccess,
  stream: string,
  expected: ExpectedRevision,
): Promise<WrongExpectedRevision> {
  for await (const { revision } of readEventStoreDb(link, stream, { backwards: true, limit: 1 })) {
    return new WrongExpectedRevision(stream, expected, revision);
  }
  return new WrongExpectedRevision(stream, expected, 'noStream');
}
