import { setTimeout as delay } from 'node:timers/promises';
import type { DrillStack } from '../stack/stack.ts';
import { figure } from './figure.ts';

/**
 * For how long at most the thread that serves did nothing else, in milliseconds; as far as the
 * machine let it run.
 */
export type Standstill = { readonly command: number; readonly projector: number };

/** The services tell the longest since somebody looked last. */
const LOOK_EVERY = 1_000;

/** Watches both services until the signal aborts. */
export async function watchStandstill(
  { commandUrl, projectorUrl }: DrillStack,
  signal: AbortSignal,
): Promise<Standstill> {
  const longest = { command: 0, projector: 0 };
  const look = async (name: keyof Standstill, url: string) => {
    const seconds = await figure(url, 'nodejs_eventloop_lag_max_seconds');
    return { name, ms: seconds * 1_000 };
  };
  const both = () => Promise.all([look('command', commandUrl), look('projector', projectorUrl)]);
  await both();
  while (!signal.aborted) {
    await delay(LOOK_EVERY, undefined, { signal }).catch(() => undefined);
    for (const { name, ms } of await both()) longest[name] = Math.max(longest[name], ms);
  }
  return longest;
}
