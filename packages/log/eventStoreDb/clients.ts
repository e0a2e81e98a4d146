import { EventStoreDBClient } from '@eventstore/db-client';
import { outliveBreaks } from './breaks.ts';
import { AppendGate } from './gate.ts';

/**
 * One client a server and process, shared by all logs. The client keeps its appends in flight in
 * one place for the whole module, so that disposing of any client rejects the appends of all: they
 * are disposed of when the last log has closed. For the same reason a process should append to one
 * server only: where a connection to another one breaks, the appends in flight of all are rejected.
 */
export type Server = {
  readonly client: EventStoreDBClient;
  /** Every append goes through it. */
  readonly gate: AppendGate;
  /**
   * Puts a fresh client in the place of one that is broken for good: it asks a server once what it
   * can do, and where this failed while the server went down, it answers every append with that
   * same failure.
   */
  replace(broken: EventStoreDBClient): void;
};

/**
 * Options of every call. In a cluster only the leader has all that was acknowledged: a follower
 * would show the log as it was a moment ago, and the client stays with one after the death of a
 * leader. A single server leads by itself.
 */
export const AT_LEADER = { requiresLeader: true } as const;

const servers = new Map<string, Server>();
let clients: EventStoreDBClient[] = [];
let users = 0;

/** @throws where the connection string is not one, or turns off that wrong revisions are thrown */
export function takeServer(connectionString: string): Server {
  if (/throwOnAppendFailure=false/i.test(connectionString))
    throw new Error('the connection string must leave throwOnAppendFailure on');
  const server = servers.get(connectionString) ?? connect(connectionString);
  servers.set(connectionString, server);
  users += 1;
  return server;
}

function connect(connectionString: string): Server {
  const open = () => {
    const client = withoutAddresses(() => EventStoreDBClient.connectionString(connectionString));
    outliveBreaks(client);
    clients.push(client);
    return client;
  };
  let client = open();
  return {
    get client() {
      return client;
    },
    gate: new AppendGate(),
    replace(broken) {
      if (client === broken) client = open();
    },
  };
}

/**
 * The client's warnings repeat the whole address, password and all: what they say is passed on
 * without it.
 */
function withoutAddresses<T>(work: () => T): T {
  const output: Pick<Console, 'warn'> = console;
  const { warn } = output;
  output.warn = (text: unknown) =>
    process.emitWarning(
      String(text)
        .split('\n')
        .filter((line) => !/^\s*(esdb(\+discover)?:\/\/|\^)/i.test(line))
        .join('\n'),
    );
  try {
    return work();
  } finally {
    output.warn = warn;
  }
}

/**
 * Gives the server back. To be called once for each `takeServer`, when nothing of that log is under
 * way any more.
 */
export async function giveBackServer(): Promise<void> {
  users -= 1;
  if (users > 0) return;
  const unused = clients;
  clients = [];
  servers.clear();
  for (const client of unused) await client.dispose();
}
