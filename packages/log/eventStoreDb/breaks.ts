import type { EventEmitter } from 'node:events';
import type { EventStoreDBClient } from '@eventstore/db-client';

type CreateStream = (client: unknown) => EventEmitter;

/** The private fields of the client that we have to reach. */
type Inner = {
  handleError: (...failed: unknown[]) => Promise<void>;
  GRPCStreamCreator: (
    service: unknown,
    name: string,
    create: CreateStream,
    ...more: unknown[]
  ) => unknown;
};

/**
 * Keeps two faults of the client from ending the process where connections break, both of which
 * leaders that died in a cluster have shown. Whoever calls is told in each case, and calls again.
 *
 * After a broken connection it waits for the next one without anybody to hear that there is none:
 * while no node answers for a second, that is an unhandled rejection. And it keeps the appends in
 * flight of all connections in one place, which it empties when any of them breaks: an answer that
 * then comes on another one has nobody to go to, and throws.
 */
export function outliveBreaks(client: EventStoreDBClient): void {
  const inner = client as unknown as Inner;
  const { handleError, GRPCStreamCreator } = inner;
  inner.handleError = (...failed) => handleError(...failed).catch(() => undefined);
  inner.GRPCStreamCreator = (service, name, create, ...more) =>
    GRPCStreamCreator(
      service,
      name,
      name === 'appendToStream' ? (each) => tolerant(create(each)) : create,
      ...more,
    );
}

/** The same stream, at which an answer that nobody waits for any more is lost. */
function tolerant(stream: EventEmitter): EventEmitter {
  const emit = stream.emit.bind(stream);
  stream.emit = (event: string | symbol, ...given: unknown[]) => {
    try {
      return emit(event, ...given);
    } catch (error) {
      if (event === 'data' && error instanceof TypeError) return true;
      throw error;
    }
  };
  return stream;
}
