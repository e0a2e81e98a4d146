import { useSyncExternalStore } from 'react';
import { useWorkspace } from '../workspace/workspaceContext.ts';
import { sending, waits } from './device.ts';
import type { Sent } from './sending.ts';
import type { WaitingChange } from './waits.ts';

/**
 * The reader's changes: what waits, what came back, what was sent after it had waited, and the key
 * of the one under way.
 */
export type WaitingChanges = {
  waiting: readonly WaitingChange[];
  back: readonly WaitingChange[];
  sent: readonly Sent[];
  underWay: string | undefined;
};

let version = 0;
const subscribe = (listener: () => void) => {
  const told = () => {
    version += 1;
    listener();
  };
  const stops = [waits.subscribe(told), sending.subscribe(told)];
  return () => {
    for (const stop of stops) stop();
  };
};

/** What waits on the device, drawn anew whenever that, or its sending, goes on. */
export function useWaits(): readonly WaitingChange[] {
  useSyncExternalStore(subscribe, () => version);
  return waits.list();
}

export function useSending(): WaitingChanges {
  const { me } = useWorkspace();
  useWaits();
  const mine = sending.late().filter(({ accountId }) => accountId === me.accountId);
  return {
    waiting: mine.filter(({ refused }) => refused === undefined),
    back: mine.filter(({ refused }) => refused !== undefined),
    sent: sending.sent(),
    underWay: sending.underWay(),
  };
}
