import {
  definitionIn,
  everything,
  holdsPlan,
  nouns,
  partsOfStream,
  touchedBy,
  type DomainEvent,
  type Recorded,
  type NamedThing,
  type WaymarkEvent,
} from '@waymark/events';
import { type EventLog, foldStream } from '@waymark/log';
import { pastOf } from '../../decisions/past.ts';

type Event = Recorded<WaymarkEvent & DomainEvent>;

/**
 * What took a thing away: its own removal, or that of a whole that held it, as the stream's whole
 * history tells; null where it was never there, or is. `missing` undefined: the whole that the
 * stream tells of.
 */
export async function removalOf(
  missing: Pick<NamedThing, 'kind' | 'id'> | undefined,
  stream: string,
  log: EventLog,
): Promise<Event | null> {
  const { kind } = partsOfStream(stream);
  if (holdsPlan(kind) && missing !== undefined) {
    const past = await foldStream(log, stream, pastOf<Event>({ kind }));
    const taken = past.taken.get(`${missing.kind}/${missing.id}`);
    if (taken !== undefined) return taken.by;
  }
  const is = (thing: Pick<NamedThing, 'kind' | 'id'> | undefined) =>
    thing?.kind === missing?.kind && thing?.id === missing?.id;
  const { initial } = nouns[kind];
  const removalAfter = (removal: Event | null, event: Event): Event | null => {
    const { removes, restores } = definitionIn(kind, event.type) ?? {};
    const data = event.data as never;
    const back = restores !== undefined && (!missing || is(restores(data)));
    const still = back ? null : removal;
    if (removes === undefined) return still;
    const whole = touchedBy(kind, event, initial).includes(everything);
    return (missing === undefined ? whole : is(removes(data))) ? event : still;
  };
  return foldStream<Event | null>(log, stream, { initial: null, evolve: removalAfter });
}
