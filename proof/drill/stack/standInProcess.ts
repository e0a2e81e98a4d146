import { startStandIn } from '@waymark/log/standIn';

/** Run with `fork`: starts the stand-in for EventStoreDB there, sends its address, and ends with whoever started it. */
const { connectionString } = await startStandIn();
process.once('disconnect', () => process.exit());
process.send?.(connectionString);
