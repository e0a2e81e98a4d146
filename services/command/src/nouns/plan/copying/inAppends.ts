import type { DomainEvent, WaymarkEvent } from '@waymark/events';
import { APPEND_BYTES, bytesOf } from './copy.ts';

/**
 * The events of a command by the appends in which they are written, each as much as one holds: one
 * append for nearly all. What is created with a plan that is too large for that is announced first
 * and is there with the last append alone, by the very event that says so: whatever comes before
 * nobody sees, and the next announcement makes it void.
 */
export function inAppends(events: readonly DomainEvent[]): readonly (readonly DomainEvent[])[] {
  const [created, ...others] = events;
  const announced = created === undefined ? null : arriving(created);
  const copies = others.filter(({ type }) => type === 'PlanCopied');
  if (created === undefined || announced === null || copies.length < 2) return [events];
  if (bytesOf(events) <= APPEND_BYTES) return [events];
  const end = [created, ...others.filter((event) => !copies.includes(event))];
  const appends: DomainEvent[][] = [[announced]];
  let size = 0;
  const add = (some: readonly DomainEvent[]) => {
    const bytes = bytesOf(some);
    if (size > 0 && size + bytes > APPEND_BYTES) {
      appends.push([]);
      size = 0;
    }
    appends.at(-1)?.push(...some);
    size += bytes;
  };
  for (const copy of copies) add([copy]);
  add(end);
  return appends;
}

function arriving(created: DomainEvent): DomainEvent | null {
  const { type, data } = created as WaymarkEvent;
  switch (type) {
    case 'ProcessCreated': {
      const { processId, projectId, clientId, name } = data;
      return { type: 'ProcessArriving', data: { processId, projectId, clientId, name } };
    }
    case 'BlueprintCreated': {
      const { blueprintId, name } = data;
      return { type: 'BlueprintArriving', data: { blueprintId, name } };
    }
    default:
      return null;
  }
}
