import { lineBook } from './lineBook.ts';
import { openLines } from './lines.ts';
import { ownDatabases, ownStorage } from './ownStorage.ts';

/** The lines of this device that have to outlive a killed browser: what waits to be sent, and answers that were not sent yet. */
export const ownLines = openLines(ownStorage(), lineBook(ownDatabases()));
