import { Refused } from '@waymark/api/http';
import { collide, parseEvent, touchedBy, type DomainEvent, type Recorded, type WaymarkEvent } from '@waymark/events';
import type { EventLog } from '@waymark/events/log';

/** Name of an account for people to read; null when it is not known. */
export type NameOf = (accountId: string) => Promise<string | null>;

/**
 * Refuses (409) when the very thing that these events change has changed after `basedOn`, saying who, what and when,
 * with what it is now. Changes to other things both stay.
 */
export async function refuseCollision(log: EventLog, nameOf: NameOf, stream: string, basedOn: bigint, events: readonly DomainEvent[]): Promise<void> {
  const mine = events.flatMap((event) => touchedBy(event as WaymarkEvent));
  if (mine.length === 0) return;
  let latest: { path: string; event: Recorded<WaymarkEvent & DomainEvent> } | null = null;
  for await (const recorded of log.readStream(stream, { from: basedOn + 1n })) {
    const event = parseEvent(recorded);
    const path = touchedBy(event).find((theirs) => mine.some((own) => collide(theirs, own)));
    if (path !== undefined) latest = { path, event };
  }
  if (latest === null) return;
  const { path, event } = latest;
  const { actor, at } = event.metadata;
  const accountId = actor.kind === 'account' ? actor.accountId : null;
  const name = (accountId === null ? 'Waymark' : await nameOf(accountId)) ?? 'Somebody';
  throw new Refused({
    status: 409,
    code: 'changed-meanwhile',
    detail: `${name} changed this meanwhile. Your change was not saved.`,
    conflict: { by: { accountId, name }, at, event: event.type, path, theirs: valueNow(event, path), revision: String(event.revision) },
  });
}

/** What the thing is after the event: its new value where the event has one, null where it was removed. */
function valueNow({ type, data }: WaymarkEvent, path: string): unknown {
  if (type === 'ModuleStatusSet' && path.endsWith('/due')) return data.due.find(({ taskId }) => path === `task/${taskId}/due`)?.to ?? null;
  return 'to' in data ? data.to : null;
}
