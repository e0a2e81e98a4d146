import { afterAll } from 'vitest';
import { eventLogContract } from './eventLog.contract.ts';
import { openEventStoreDbLog } from './eventStoreDb.ts';
import { startStandIn } from './standIn/standIn.ts';

/** `ESDB_URL` names a server to run against; else a stand-in in this process serves. */
const url = process.env.ESDB_URL;
const standIn = url ? undefined : await startStandIn();
const connectionString = url ?? standIn?.connectionString ?? '';
afterAll(() => standIn?.close());

eventLogContract(url ? `EventStoreDB at ${new URL(url).host}` : 'EventStoreDB stand-in', async () => {
  let log = await openEventStoreDbLog({ connectionString });
  return {
    log,
    reopen: async () => {
      await log.close();
      return (log = await openEventStoreDbLog({ connectionString }));
    },
  };
});
