import type { PersonHere } from '@waymark/api';
import { useSyncExternalStore } from 'react';

let people: readonly PersonHere[] = [];
const hearers = new Set<() => void>();

/** Takes from the live line everybody of the team who looks at a plan, in each of their windows. */
export function tellPresence(now: readonly PersonHere[]): void {
  people = now;
  for (const hear of hearers) hear();
}

const subscribe = (hear: () => void) => {
  hearers.add(hear);
  return () => void hearers.delete(hear);
};

/** Everybody who is somewhere now, oneself included. */
export const useEverybodyHere = (): readonly PersonHere[] =>
  useSyncExternalStore(subscribe, () => people);
