import { dateOf, dayOf } from './calendarDays.ts';

/** First and last day of a process. */
export type ProcessSpan = { readonly start: string; readonly end: string };

/**
 * Where a due date comes to when the dates of its process change: in the same place between start
 * and end, to a whole day; one before the start keeps its distance from the start, one after the
 * end that from the end.
 */
export function movedAlong(due: string, from: ProcessSpan, to: ProcessSpan): string {
  const [start, end, at] = [from.start, from.end, due].map(dayOf) as [number, number, number];
  const [newStart, newEnd] = [dayOf(to.start), dayOf(to.end)];
  const moved =
    at <= start
      ? newStart - (start - at)
      : at >= end
        ? newEnd + (at - end)
        : newStart + Math.round(((at - start) * (newEnd - newStart)) / (end - start));
  return dateOf(moved);
}
