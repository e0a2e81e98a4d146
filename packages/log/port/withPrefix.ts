import type { Stored } from '@waymark/events';

/** Those of the events whose stream has one of the prefixes; all of them where none are named. */
export const withPrefix = (
  events: readonly Stored[],
  prefixes: readonly string[] | undefined,
): readonly Stored[] =>
  prefixes === undefined
    ? events
    : events.filter(({ stream }) => prefixes.some((prefix) => stream.startsWith(prefix)));
