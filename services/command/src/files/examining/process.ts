import { getPriority, setPriority } from 'node:os';
import { examine, type ToExamine } from './examine.ts';

/**
 * A process that examines files: decoders have read what anybody wrote, and may do anything. It
 * ends with its parent.
 */

/** What it may hold, in bytes; decoders allocate past every limit of Node. */
const MOST_MEMORY = 600 * 1024 * 1024;
const LOOK_MS = 50;
export const TOO_MUCH_MEMORY = 86;

// What answers requests comes first. Threads that decoders make take it over, so it is said before
// there are any.
setPriority(Math.max(Number(process.argv[2]), getPriority()));

setInterval(() => {
  if (process.memoryUsage.rss() > MOST_MEMORY) process.exit(TOO_MUCH_MEMORY);
}, LOOK_MS).unref();
process.on('disconnect', () => process.exit(0));
process.on('message', (job: ToExamine) => {
  void examine(job).then((examined) => process.send?.(examined));
});
process.send?.('ready');
