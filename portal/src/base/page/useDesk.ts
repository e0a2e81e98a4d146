import { useSyncExternalStore } from 'react';

/** The width from which two columns fit (measures.css). */
const desk = matchMedia('(min-width: 900px)');

const subscribe = (listener: () => void) => {
  desk.addEventListener('change', listener);
  return () => desk.removeEventListener('change', listener);
};

/** Whether the window is as wide as a desk's. */
export const useDesk = (): boolean => useSyncExternalStore(subscribe, () => desk.matches);
