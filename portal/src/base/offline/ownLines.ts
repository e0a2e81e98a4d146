import { writeAheadStore } from './writeAheadStore.ts';
import { openDurableStorage } from './durableStorage.ts';
import { ownDatabases, ownStorage } from './ownStorage.ts';

/**
 * The lines of this device that have to outlive a killed browser: what waits to be sent, and
 * answers that were not sent yet.
 */
export const ownLines = openDurableStorage(ownStorage(), writeAheadStore(ownDatabases()));
