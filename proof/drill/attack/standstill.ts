import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { DrillStack } from '../stack/stack.ts';
import { figures } from './figure.ts';

/** The longest that one thing may hold the thread that serves, in milliseconds. */
export const LONGEST_TURN = 50;

/** Of an event loop, in milliseconds. */
type OfLoop = {
  /** The longest that its thread was at one thing, in its own processor time. */
  readonly turn: number;
  /** By how much it was late at most, by the clock: what else the machine did is in it. */
  readonly late: number;
};

/**
 * For how long at most the threads that serve did nothing else, and by how much a loop that has
 * nothing to do was late on the same machine.
 */
export type Standstill = {
  readonly command: OfLoop;
  readonly projector: OfLoop;
  readonly idle: number;
};
export const NO_STANDSTILL: Standstill = {
  ...{ command: { turn: 0, late: 0 }, projector: { turn: 0, late: 0 }, idle: 0 },
};

export const longer = (a: Standstill, b: Standstill): Standstill => ({
  command: longerOf(a.command, b.command),
  projector: longerOf(a.projector, b.projector),
  idle: Math.max(a.idle, b.idle),
});
const longerOf = (a: OfLoop, b: OfLoop): OfLoop => ({
  turn: Math.max(a.turn, b.turn),
  late: Math.max(a.late, b.late),
});

/** The services tell the longest since somebody looked last. */
const LOOK_EVERY = 1_000;

/** Watches both services until the signal aborts. */
export async function watchStandstill(
  { commandUrl, projectorUrl }: DrillStack,
  signal: AbortSignal,
): Promise<Standstill> {
  const idle = new Worker(new URL('idleLoop.ts', import.meta.url));
  idle.unref();
  const look = async (): Promise<Standstill> => {
    const ofIdle = once(idle, 'message');
    idle.postMessage('look');
    const [command, projector, [late]] = await Promise.all([
      ofService(commandUrl),
      ofService(projectorUrl),
      ofIdle as Promise<[number]>,
    ]);
    return { command, projector, idle: late };
  };
  await look();
  let longest = NO_STANDSTILL;
  while (!signal.aborted) {
    await delay(LOOK_EVERY, undefined, { signal }).catch(() => undefined);
    longest = longer(longest, await look());
  }
  await idle.terminate();
  return longest;
}

async function ofService(url: string): Promise<OfLoop> {
  const [turn, late] = await figures(url, [
    'waymark_event_loop_longest_turn_seconds',
    'nodejs_eventloop_lag_max_seconds',
  ]);
  return { turn: turn * 1_000, late: late * 1_000 };
}
