import { setTimeout as delay } from 'node:timers/promises';
import type { DrillStack } from '../stack/stack.ts';
import { figure } from './figure.ts';

/** Seconds of a processor that each service has used since it began. */
export type ProcessorTime = { readonly command: number; readonly projector: number };

/**
 * As the services themselves say it; unlike the time of an answer it does not depend on what else
 * the machine does.
 */
export async function processorTime({
  commandUrl,
  projectorUrl,
}: DrillStack): Promise<ProcessorTime> {
  const [command, projector] = await Promise.all(
    [commandUrl, projectorUrl].map((url) => figure(url, 'process_cpu_seconds_total')),
  );
  return { command: command ?? 0, projector: projector ?? 0 };
}

/**
 * Services that use less of a processor than this in so many milliseconds have nothing left to do.
 */
const AT_REST = 0.1;
const LOOK_EVERY = 500;
const LONGEST_REST = 20_000;

/** Waits until the services have done what was left behind for them, for so long at most. */
export async function atRest(stack: DrillStack): Promise<void> {
  const until = performance.now() + LONGEST_REST;
  for (let before = await all(stack); performance.now() < until;) {
    await delay(LOOK_EVERY);
    const now = await all(stack);
    if (now - before < AT_REST) return;
    before = now;
  }
}

const all = async (stack: DrillStack): Promise<number> => {
  const { command, projector } = await processorTime(stack);
  return command + projector;
};
