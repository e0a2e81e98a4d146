import { startFakeEventStoreDb } from '@waymark/log/fakeEventStoreDb';

/**
 * Run with `fork`: starts the stand-in for EventStoreDB there, sends its address, and ends with
 * whoever started it.
 */
const { connectionString } = await startFakeEventStoreDb();
process.once('disconnect', () => process.exit());
process.send?.(connectionString);
