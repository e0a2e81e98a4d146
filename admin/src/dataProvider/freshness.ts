import { headers as names } from '@waymark/api/headers';

/** Resources whose last answer was marked as older than what was asked for. */
const old = new Set<string>();
const listeners = new Set<() => void>();

/** Remembers of an answer whether the server could not yet show the newest (header Waymark-Stale). */
export function noteFreshness(resource: string, headers: Headers): void {
  if (headers.has(names.stale)) become(() => old.add(resource));
  else forgetStale(resource);
}

/** Nobody looks at the resource any more: whoever does next reads it anew. */
export const forgetStale = (resource: string): void =>
  become(() => old.delete(resource));

export const staleResources = (): string[] => [...old];

/** Something that was read may be older than what this page knows to have happened. */
export const isStale = (): boolean => old.size > 0;

/** Calls back whenever `isStale` changes. @returns what stops it */
export function onFreshness(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function become(change: () => void): void {
  const before = isStale();
  change();
  if (isStale() !== before) listeners.forEach((listener) => listener());
}
