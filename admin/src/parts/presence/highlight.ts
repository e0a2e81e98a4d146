import { useSyncExternalStore } from 'react';
import type { Light } from './newsOf.ts';

/** A change is lit for so long, in milliseconds (PRODUCT 14.3); what fades then fades by itself. */
export const HIGHLIGHT_MS = 4_000;

let lights: ReadonlyMap<string, Light> = new Map();
const hearers = new Set<() => void>();
const become = (next: ReadonlyMap<string, Light>) => {
  lights = next;
  for (const hear of hearers) hear();
};

/** Lights places for a moment; of several changes at one place the newest is seen. */
export function highlight(news: readonly Light[]): void {
  if (news.length === 0) return;
  become(new Map([...lights, ...news.map((one) => [one.place, one] as const)]));
  setTimeout(
    () =>
      become(
        new Map(
          [...lights].filter(
            ([place, { id }]) => !news.some((one) => one.place === place && one.id === id),
          ),
        ),
      ),
    HIGHLIGHT_MS,
  );
}

const subscribe = (hear: () => void) => {
  hearers.add(hear);
  return () => void hearers.delete(hear);
};

/** The change that is lit at a place now. */
export const useHighlight = (place: string): Light | undefined =>
  useSyncExternalStore(subscribe, () => lights.get(place));
