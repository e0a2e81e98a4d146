import { expect, it } from 'vitest';
import { freshName, newEvents } from '../contract/given.ts';
import { openEventStoreDbLog } from './eventStoreDb.ts';
import { startFakeEventStoreDb } from '../fakeEventStoreDb/fakeEventStoreDb.ts';

// In a file, and so a process, of its own: the client must not append to two servers.
it('overcomes a client that has kept a failure for good', async () => {
  const standIn = await startFakeEventStoreDb();
  const log = await openEventStoreDbLog({ connectionString: standIn.connectionString });
  standIn.faults.breakFeatures = 1;
  expect((await log.append(freshName(), newEvents(1), 'noStream')).revision).toBe(0n);
  await log.close();
  await standIn.close();
});
