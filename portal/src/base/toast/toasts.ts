import { useSyncExternalStore } from 'react';

/** A word after an act, with the way back. */
export type ToastWords = { id: number; words: string; undo?: () => Promise<void> };

let shown: ToastWords | undefined;
let count = 0;
const listeners = new Set<() => void>();

function show(toast: ToastWords | undefined): void {
  shown = toast;
  for (const listener of listeners) listener();
}

/** @param undo the compensating act; without it the toast only tells */
export const tell = (words: string, undo?: () => Promise<void>): void =>
  show({ id: (count += 1), words, undo });

export function dismiss(id: number): void {
  if (shown?.id === id) show(undefined);
}

export const useToast = (): ToastWords | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => shown,
  );
