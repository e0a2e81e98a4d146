import { setTimeout as delay } from 'node:timers/promises';
import type { FaultTools } from './fault.ts';

/** Longest that a fault is held until it is noticed, in milliseconds. */
const HELD_AT_MOST = 20_000;

/**
 * Holds a fault for as long as faults last, and beyond that until what it has to bring about is
 * seen: a crowded machine may keep a service from looking at all while a short fault lasts.
 */
export async function heldUntil({ lasting }: FaultTools, isSeen: () => boolean): Promise<void> {
  await delay(lasting);
  const until = performance.now() + HELD_AT_MOST;
  while (!isSeen() && performance.now() < until) await delay(50);
}
