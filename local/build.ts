import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtApps } from './web/builtApps.ts';

/** Builds both apps where their sources have changed. */
await builtApps(dirname(dirname(fileURLToPath(import.meta.url))), (line) => console.log(line));
