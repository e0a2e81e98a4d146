import { EventStoreDBClient } from '@eventstore/db-client';
import { afterAll } from 'vitest';
import { eventLogContract } from '../contract/eventLog.contract.ts';
import { openEventStoreDbLog } from './eventStoreDb.ts';
import { eventStoreDbServer } from '../testing/eventStoreDbServer.ts';

const server = await eventStoreDbServer();
afterAll(() => server.stop());

const NAMES = {
  named: `EventStoreDB at ${server.host}`,
  container: 'EventStoreDB in a container',
  'stand-in': 'EventStoreDB stand-in',
};

eventLogContract(NAMES[server.kind], async () => {
  const openHasty = (patience = 10_000) =>
    openEventStoreDbLog({ connectionString: server.url, patience });
  let log = await openHasty();
  return {
    log,
    openHasty,
    wire: server.wire,
    reopen: async () => {
      await log.close();
      return (log = await openHasty());
    },
    deleteForGood: async (stream) => {
      // Never disposed of: that would reject the appends of all clients in this process.
      await EventStoreDBClient.connectionString(server.url).tombstoneStream(stream);
    },
  };
});
