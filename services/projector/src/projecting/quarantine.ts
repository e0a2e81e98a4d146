import { parseEvent, UnreadableEvent, type Stored } from '@waymark/events';
import type pg from 'pg';
import type { Place } from '../readModels/place.ts';
import type { Known } from '../readModels/readModel.ts';
import type { Statement } from '../readModels/statement.ts';
import { reasonOf } from './eventsFault.ts';

/** An event that a model can't take. */
export type Refusal = { readonly event: Stored; readonly reason: string };

/** What becomes of a batch: taken, refused, or waiting behind an event of its stream that was refused. */
export type Sorted = {
  readonly known: readonly Known[];
  readonly refused: readonly Refusal[];
  /** How many more events wait, by stream. */
  readonly waiting: ReadonlyMap<string, number>;
};

const parsed = new WeakMap<Stored, Known>();

/** All read models of a process are given the same events. @throws UnreadableEvent */
function parsedOnce(event: Stored): Known {
  const known = parsed.get(event) ?? parseEvent(event);
  parsed.set(event, known);
  return known;
}

/** Sorts events that are in the order of the log; `quarantined` streams wait already. */
export function sortOut(
  events: readonly Stored[],
  quarantined: ReadonlySet<string>,
): Sorted {
  const known: Known[] = [];
  const refused: Refusal[] = [];
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
  { slot }: Place,
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
  { slot }: Place,
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
