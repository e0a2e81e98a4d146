import { openRelay } from '../fakeEventStoreDb/relay.ts';
import type { Relay } from '../fakeEventStoreDb/relay.ts';
import { startFakeEventStoreDb } from '../fakeEventStoreDb/fakeEventStoreDb.ts';
import { startInContainer } from './containerEngine.ts';

/** A server for the contract to run against. */
export type EventStoreDbServer = {
  /** Connection string; it leads through `wire` where there is one. */
  readonly url: string;
  readonly host: string;
  /**
   * `named` by ESDB_URL; in a `container`; or this project's `stand-in`, which proves nothing about
   * a real one.
   */
  readonly kind: 'named' | 'container' | 'stand-in';
  /** Absent where the server is reached by TLS or by discovery. */
  readonly wire: Relay | undefined;
  stop(): Promise<void>;
};

/**
 * The server that ESDB_URL names; else one in a container, where an engine is at hand; else the
 * stand-in.
 */
export async function eventStoreDbServer(
  named = process.env.ESDB_URL,
): Promise<EventStoreDbServer> {
  if (named) return throughWire(named);
  const container = await startInContainer();
  if (container) {
    const server = await throughWire(`esdb://${container.host}:${container.port}?tls=false`);
    return {
      ...server,
      kind: 'container',
      stop: async () => {
        await server.stop();
        await container.stop();
      },
    };
  }
  const standIn = await startFakeEventStoreDb();
  return {
    url: standIn.connectionString,
    host: new URL(standIn.connectionString).host,
    kind: 'stand-in',
    wire: standIn.network,
    stop: () => standIn.close(),
  };
}

async function throughWire(connectionString: string): Promise<EventStoreDbServer> {
  const url = new URL(connectionString);
  const { host } = url;
  const direct =
    url.protocol === 'esdb:' && url.searchParams.get('tls') === 'false' && !host.includes(',');
  if (!direct) {
    return {
      url: connectionString,
      host,
      kind: 'named',
      wire: undefined,
      stop: () => Promise.resolve(),
    };
  }
  const wire = await openRelay(Number(url.port || 2113), url.hostname);
  url.host = `127.0.0.1:${wire.port}`;
  return { url: url.href, host, kind: 'named', wire, stop: () => wire.close() };
}
