import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { describeSeen, watch, type SeenAnswers } from './watch.ts';

/**
 * How long a database may go on with what room it has left, in milliseconds: nothing proves that a
 * disk is full but a write.
 */
const NOTICED_WITHIN = 60_000;

/**
 * The disk of the database is full for a while; a database that ends of it is started again once
 * there is room. With the log in the database commands are told to come again; with a log elsewhere
 * they are taken, and it is the reads that may be old, and the projector that says so.
 */
export const fullDisk: Fault = {
  name: 'full disk',
  skipped: ({ disk }) => (disk === null ? 'this process may not mount a small disk' : null),
  async run(tools) {
    const { disk, stack, ledger } = tools;
    if (disk === null) return 'skipped';
    const inDatabase = Object.keys(stack.log.env).length === 0;
    const isNoticed = ({ commands, stale, unready }: SeenAnswers) =>
      (commands.get(503) ?? 0) > 0 || (!inDatabase && stale > 0 && unready.projector > 0);
    const seen = await watch(tools, async (soFar) => {
      const began = performance.now();
      for (let lasts = 0; ; lasts = performance.now() - began) {
        if (lasts > (isNoticed(soFar) ? tools.lasting : NOTICED_WITHIN)) break;
        await disk.fill(); // Again and again: what the database gives back is taken too.
        await delay(100);
      }
      await disk.free();
      await stack.database.restart();
    });
    if (!isNoticed(seen))
      ledger.violation(
        `full disk: ${inDatabase ? 'no command was told to come again' : 'no read was marked as possibly old'}`,
      );
    return describeSeen(seen);
  },
};
