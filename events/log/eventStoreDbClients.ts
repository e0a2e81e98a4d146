import { EventStoreDBClient } from '@eventstore/db-client';

/**
 * One client a server and process, shared by all logs. The client keeps its appends in flight in one place for the whole
 * module, so that disposing of any client rejects the appends of all: they are disposed of when the last log has closed.
 */
const clients = new Map<string, EventStoreDBClient>();
let users = 0;

export function takeClient(connectionString: string): EventStoreDBClient {
  const client = clients.get(connectionString) ?? EventStoreDBClient.connectionString(connectionString);
  clients.set(connectionString, client);
  users += 1;
  return client;
}

/** To be called once for each `takeClient`, when nothing of that log is under way any more. */
export async function giveBackClient(): Promise<void> {
  users -= 1;
  if (users > 0) return;
  const unused = [...clients.values()];
  clients.clear();
  for (const client of unused) await client.dispose();
}
