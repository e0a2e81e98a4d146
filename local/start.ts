import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtApps } from './web/builtApps.ts';
import { launch } from './launch.ts';
import { servedApps } from './web/servedApps.ts';
import { MAILBOX_HINT } from './web/web.ts';

/** `npm start`: everything on this machine, with built apps. */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
await launch(async () => ({
  serve: servedApps(await builtApps(root, (line) => console.log(`Waymark: ${line}`)), MAILBOX_HINT),
  hotReload: false,
}));
