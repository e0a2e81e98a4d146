import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parentPort } from 'node:worker_threads';

/** How often a loop is looked at, as the services look at theirs; in milliseconds. */
const EVERY = 10;

/**
 * Run as a worker: an event loop that has nothing to do, and says when asked by how much it was
 * late at most since the last time, in milliseconds. That is what the machine alone keeps a thread
 * from.
 */
const delays = monitorEventLoopDelay({ resolution: EVERY });
delays.enable();
parentPort?.on('message', () => {
  parentPort?.postMessage(delays.count === 0 ? 0 : Math.max(0, delays.max / 1e6 - EVERY));
  delays.reset();
});
