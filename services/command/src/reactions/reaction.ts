import {
  partsOfStream,
  personOf,
  type DomainEvent,
  type Recorded,
  type WaymarkEvent,
} from '@waymark/events';
import type { Lookups } from './lookups.ts';
import type { EventMail } from './mailJob.ts';

export type EventOf<Type extends WaymarkEvent['type']> = Recorded<
  Extract<WaymarkEvent, { type: Type }> & DomainEvent
>;

/** Which mails an event calls for. Pure but for the lookups: no clock, no sending. */
export type Reaction<Type extends WaymarkEvent['type']> = (
  event: EventOf<Type>,
  look: Lookups,
) => Promise<readonly EventMail[]>;

/** Who did it, where that is a person. */
export const doerOf = ({ metadata }: Recorded): string | null =>
  personOf(metadata.actor);

/** The process whose stream the event stands in; null for a blueprint's. */
export function processOf(
  event: Recorded,
): { readonly workspaceId: string; readonly processId: string } | null {
  const { kind, workspaceId, id } = partsOfStream(event.stream);
  return kind === 'process' && workspaceId !== null
    ? { workspaceId, processId: id }
    : null;
}
