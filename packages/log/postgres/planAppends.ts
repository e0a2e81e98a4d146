import { InvalidEvent, StreamDeleted, WrongExpectedRevision } from '../port/eventLog.ts';
import type { Appended, ExpectedRevision } from '../port/eventLog.ts';
import type { SerialisedEvent } from '../port/serialiseEvents.ts';

/** One caller's append, waiting to be written. */
export type PendingAppend = {
  readonly stream: string;
  readonly events: readonly SerialisedEvent[];
  readonly expected: ExpectedRevision;
};

export type AppendedAt = {
  readonly stream: string;
  readonly revision: bigint;
  readonly position: bigint;
};

/** The state of the log at the moment of writing, as far as the pending appends touch it. */
export type LogState = {
  /** Position of the newest event of all. */
  readonly head: bigint;
  /** Last revision by stream; an absent stream is not in it. */
  readonly revisions: ReadonlyMap<string, bigint>;
  /** Streams that were deleted for good. */
  readonly deleted: ReadonlySet<string>;
  /** Where events with ids of the pending appends stand already. */
  readonly places: ReadonlyMap<string, AppendedAt>;
};

export type NewRow = SerialisedEvent & AppendedAt;
/** The result of an append for one caller: the answer, or the error to throw. */
export type AppendResult = Appended | Error;

/**
 * Decides all pending appends in their order, each on what the ones before it leave behind; one
 * refusal touches no other. Pure: the caller holds the log's lock and writes `rows` in the same
 * transaction.
 */
export function planAppends(
  pending: readonly PendingAppend[],
  log: LogState,
): { outcomes: AppendResult[]; rows: NewRow[] } {
  const revisions = new Map(log.revisions);
  const places = new Map(log.places);
  const rows: NewRow[] = [];
  let head = log.head;

  const outcomes = pending.map(({ stream, events, expected }): AppendResult => {
    if (log.deleted.has(stream)) return new StreamDeleted(stream);
    const actual = revisions.get(stream);
    const known = events.map(({ id }) => places.get(id));
    if (known.some((place) => place !== undefined)) {
      const elsewhere = known.find((place) => place !== undefined && place.stream !== stream);
      if (elsewhere)
        return new InvalidEvent(
          `stream ${stream}: an event id was already used in stream ${elsewhere.stream}`,
        );
      return (
        firstAnswer(known, expected) ??
        new WrongExpectedRevision(stream, expected, actual ?? 'noStream')
      );
    }
    if (!meets(expected, actual))
      return new WrongExpectedRevision(stream, expected, actual ?? 'noStream');
    let revision = actual ?? -1n;
    for (const event of events) {
      const place = { stream, revision: ++revision, position: ++head };
      places.set(event.id, place);
      rows.push({ ...event, ...place });
    }
    revisions.set(stream, revision);
    return { revision, position: head };
  });
  return { outcomes, rows };
}

/** Largest revision that any log keeps. */
const MAX_REVISION = 2n ** 63n - 1n;

/**
 * The state of the log, its head taken for 0, that the pending appends expect: each stream as the
 * first append to it wants it, no id known, nothing deleted. It is what there is, as a rule.
 * Undefined where one of them expects nothing, or what can never be.
 */
export function stateExpectedBy(pending: readonly PendingAppend[]): LogState | undefined {
  const revisions = new Map<string, bigint>();
  const absent = new Set<string>();
  for (const { stream, expected } of pending) {
    if (revisions.has(stream) || absent.has(stream)) continue;
    if (expected === 'noStream') absent.add(stream);
    else if (expected === 'any' || expected < 0n || expected >= MAX_REVISION) return undefined;
    else revisions.set(stream, expected);
  }
  return { head: 0n, revisions, deleted: new Set(), places: new Map() };
}

function meets(expected: ExpectedRevision, actual: bigint | undefined): boolean {
  if (expected === 'any') return true;
  return expected === 'noStream' ? actual === undefined : expected === actual;
}

/**
 * The same ids in the same order with the same expectation were one append before: it is answered
 * as then.
 */
function firstAnswer(
  known: readonly (AppendedAt | undefined)[],
  expected: ExpectedRevision,
): Appended | undefined {
  const [first] = known;
  if (!first) return undefined;
  const before = first.revision === 0n ? 'noStream' : first.revision - 1n;
  if (expected !== 'any' && expected !== before) return undefined;
  const inOrder = known.every((place, index) => place?.revision === first.revision + BigInt(index));
  const last = known.at(-1);
  return inOrder && last ? { revision: last.revision, position: last.position } : undefined;
}
