import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseEvent, partsOfStream, type Stored } from '@waymark/events';
import { inWords, tellEvent } from '@waymark/events/telling';
import { linesOf, wordsOf } from '../readModels/history/searchWords.ts';
import { evolvePlanState, nothingIn } from '../readModels/model/planStates.ts';
import { carriedIn } from '../readModels/plans/blockFiles.ts';
import { partTables, shown } from '../readModels/plans/changes.ts';
import { factsOfAll } from '../readModels/plans/facts.ts';
import { rowBuilder } from '../readModels/plans/rows.ts';
import type { KnownEvent } from '../readModels/model/readModel.ts';
import { rowAsBefore, stateAsBefore, tellingAsBefore } from './asBefore.ts';
import { plainMetadata } from './builders.ts';

/**
 * What a history comes to, a checksum each: the folded plan, its rows, and what is told of each
 * event.
 */
export type Sums = {
  readonly events: number;
  readonly plan: string;
  readonly rows: string;
  readonly told: string;
};

const folder = new URL('../../../../events/histories/', import.meta.url);

/** Histories as they were written once, event by event, by stream. */
export function historiesIn(file: string): Map<string, Stored[]> {
  const histories = new Map<string, Stored[]>();
  for (const line of readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n')) {
    const stored = JSON.parse(line) as Omit<Stored, 'revision' | 'position'> & {
      revision: string;
      position?: string;
    };
    const revision = BigInt(stored.revision);
    const event: Stored = {
      ...stored,
      id: stored.id ?? 'e',
      revision,
      position: BigInt(stored.position ?? stored.revision),
      // Of histories of which nothing but what happened matters, it alone is kept; they have an
      // event a minute.
      metadata: stored.metadata ?? {
        ...plainMetadata,
        at: new Date(Date.UTC(2026, 0, 1) + 60_000 * Number(revision)).toISOString(),
      },
    };
    histories.set(event.stream, [...(histories.get(event.stream) ?? []), event]);
  }
  return histories;
}

export function sumsOf(history: readonly Stored[]): Sums {
  const events: KnownEvent[] = history.map(parseEvent);
  const first = history[0];
  if (first === undefined) throw new Error('an empty history');
  const { workspaceId, id: planId } = partsOfStream(first.stream);
  const none = nothingIn(first.stream);
  let state = none;
  const tellings: unknown[] = [];
  for (const event of events) {
    const before = state;
    state = evolvePlanState(before, event);
    const told = tellEvent(event, { before, after: state });
    tellings.push(tellingAsBefore(event, told && inEnglish(told)));
  }
  const now = shown(state);
  const build = rowBuilder(
    { workspaceId: workspaceId ?? '', planId },
    state,
    now,
    factsOfAll([], none, events),
  );
  const rows = partTables.flatMap((table) =>
    // No block showed a file.
    [...(table === 'block_files' ? carriedIn(now.plan.blocks) : now.plan[table]).keys()].map(
      (id) => [table, rowAsBefore(table, build[table](id), now.plan.tasks.get(id)?.dueDate)],
    ),
  );
  return {
    events: events.length,
    plan: sumOf(stateAsBefore(state)),
    rows: sumOf(rows),
    told: sumOf(tellings),
  };
}

/** What is told by an event, as it was told when there was no other language. */
function inEnglish(told: NonNullable<ReturnType<typeof tellEvent>>) {
  const english = inWords(told, 'en');
  return {
    ...told,
    ...english,
    ...wordsOf(english),
    // Before, words were found by their very letters.
    words: linesOf(english).join('\n').normalize('NFC').toLowerCase(),
    asides: told.asides.map((aside) => ({ ...aside, ...inWords(aside, 'en') })),
    forClient: told.forClient && inWords(told.forClient, 'en'),
  };
}

const sumOf = (value: unknown): string =>
  createHash('sha256').update(canonical(value)).digest('base64url');

/** JSON with the keys of objects in order; maps as lists of entries in their own order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => {
    if (inner instanceof Map) return [...inner];
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
