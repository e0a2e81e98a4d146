import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { told, watch } from './watch.ts';

/** The disk of the database is full for a while; a database that ends of it is started again once there is room. */
export const fullDisk: Fault = {
  name: 'full disk',
  skipped: ({ disk }) =>
    disk === null ? 'this process may not mount a small disk' : null,
  async run(tools) {
    const { disk, stack, ledger } = tools;
    if (disk === null) return 'skipped';
    const seen = await watch(tools, async () => {
      for (
        const end = performance.now() + tools.lasting;
        performance.now() < end;
      ) {
        await disk.fill(); // Again and again: what the database gives back is taken too.
        await delay(100);
      }
      await disk.free();
      await stack.database.restart();
    });
    if ((seen.commands.get(503) ?? 0) === 0)
      ledger.violation('full disk: no command was told to come again');
    return told(seen);
  },
};
