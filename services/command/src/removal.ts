import {
  definitionIn,
  everything,
  nouns,
  parseEvent,
  partsOfStream,
  touchedBy,
  type DomainEvent,
  type Recorded,
  type Thing,
  type WaymarkEvent,
} from '@waymark/events';
import { type EventLog, foldStream } from '@waymark/log';
import { pastOf } from './decide/plan/past.ts';

type Event = Recorded<WaymarkEvent & DomainEvent>;

/**
 * What took a thing away: its own removal, or that of a whole that held it, as the stream's whole history tells; null where
 * it was never there, or is. `missing` undefined: the whole that the stream tells of.
 */
export async function removalOf(
  missing: Pick<Thing, 'kind' | 'id'> | undefined,
  stream: string,
  log: EventLog,
): Promise<Event | null> {
  const { kind } = partsOfStream(stream);
  if ((kind === 'blueprint' || kind === 'process') && missing !== undefined) {
    const past = await foldStream(log, stream, pastOf<Event>({ kind }));
    const taken = past.taken.get(`${missing.kind}/${missing.id}`);
    if (taken !== undefined) return taken.by;
  }
  const is = (thing: Pick<Thing, 'kind' | 'id'> | undefined) =>
    thing?.kind === missing?.kind && thing?.id === missing?.id;
  const { initial } = nouns[kind];
  let removal: Event | null = null;
  for await (const recorded of log.readStream(stream)) {
    const event = parseEvent(recorded);
    const { removes, restores } = definitionIn(kind, event.type) ?? {};
    const data = event.data as never;
    if (restores !== undefined && (!missing || is(restores(data))))
      removal = null;
    if (removes === undefined) continue;
    const whole = touchedBy(kind, event, initial).includes(everything);
    if (missing === undefined ? whole : is(removes(data))) removal = event;
  }
  return removal;
}
