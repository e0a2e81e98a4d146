import { parseEvent, UnreadableEvent, type Stored } from '@waymark/events';
import type pg from 'pg';
import type { TableSet } from '../reading/tableSet.ts';
import type { KnownEvent } from '../readModels/model/readModel.ts';
import type { Statement } from '../readModels/model/statement.ts';
import { reasonOf } from './eventsFault.ts';

/** An event that a model can't take. */
export type RefusedEvent = { readonly event: Stored; readonly reason: string };

/**
 * The events of a batch by what becomes of them: taken, refused, or waiting behind an event of its
 * stream that was refused.
 */
export type Sorted = {
  readonly known: readonly KnownEvent[];
  readonly refused: readonly RefusedEvent[];
  /** How many more events wait, by stream. */
  readonly waiting: ReadonlyMap<string, number>;
};

const parsed = new WeakMap<Stored, KnownEvent>();

/** All read models of a process are given the same events. @throws UnreadableEvent */
function parsedOnce(event: Stored): KnownEvent {
  const known = parsed.get(event) ?? parseEvent(event);
  parsed.set(event, known);
  return known;
}

/** Sorts events that are in the order of the log; `quarantined` streams wait already. */
export function sortOut(events: readonly Stored[], quarantined: ReadonlySet<string>): Sorted {
  const known: KnownEvent[] = [];
  const refused: RefusedEvent[] = [];
  const waiting = new Map<string, number>();
  const stopped = new Set(quarantined);
  for (const event of events) {
    if (stopped.has(event.stream)) {
      waiting.set(event.stream, (waiting.get(event.stream) ?? 0) + 1);
      continue;
    }
    try {
      known.push(parsedOnce(event));
    } catch (error) {
      if (!(error instanceof UnreadableEvent)) throw error;
      refused.push({ event, reason: reasonOf(error) });
      stopped.add(event.stream);
    }
  }
  return { known, refused, waiting };
}

/** Streams that wait, as `tx` sees them. */
export async function quarantinedStreams(
  tx: pg.ClientBase,
  model: string,
  { slot }: TableSet,
): Promise<Set<string>> {
  const { rows } = await tx.query<{ stream: string }>(
    'SELECT stream FROM read.quarantine WHERE model = $1 AND slot = $2',
    [model, slot],
  );
  return new Set(rows.map(({ stream }) => stream));
}

/** Adds to `out` what notes what was refused and what waits behind it. */
export function settingAside(
  out: Statement[],
  model: string,
  { slot }: TableSet,
  { refused, waiting }: Omit<Sorted, 'known'>,
): void {
  for (const { event, reason } of refused)
    out.push({
      text: `INSERT INTO read.quarantine (model, slot, stream, position, revision, event_id, event_type, reason)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      values: [
        model,
        slot,
        event.stream,
        `${event.position}`,
        `${event.revision}`,
        event.id,
        event.type,
        reason,
      ],
    });
  for (const [stream, more] of waiting)
    out.push({
      text: 'UPDATE read.quarantine SET waiting = waiting + $4 WHERE model = $1 AND slot = $2 AND stream = $3',
      values: [model, slot, stream, more],
    });
}
