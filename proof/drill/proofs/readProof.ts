import { isDeepStrictEqual } from 'node:util';
import type { PlanRef } from '@waymark/api';
import { ownText, type Blueprint, type Process, type Stored } from '@waymark/events';
import type { Ledger } from '../ledger.ts';
import { expectedExecution } from './expectedExecution.ts';
import { expectedBlueprint, expectedRows } from './expectedRows.ts';
import { fold } from './logReader.ts';
import type { PlanRows, ProvedList } from './planRows.ts';
import type { ReadRow } from './reader.ts';
import { rowForClient, seenByClient } from './seenByClient.ts';

type Options = {
  /** All events of the plan's stream. */
  readonly events: readonly Stored[];
  /**
   * What the projector answered, not older than those events; what was not asked for is not
   * compared.
   */
  readonly rows: Partial<PlanRows>;
  /** Whom it answered. */
  readonly party: 'team' | 'client';
  readonly ledger: Ledger;
  readonly clientUsers: ReadonlySet<string>;
};

/**
 * Holds what the projector answered about one plan against a fresh fold of its stream: rows of all
 * its parts, the figures of the execution or blueprint, and a history with each event once. Answers
 * the fold and how often they differ.
 */
export function provePlan(
  plan: PlanRef,
  { events, rows, party, ledger, clientUsers }: Options,
): { state: Blueprint | Process; wrong: number } {
  const state = fold(plan.kind, events);
  const revision = events.at(-1)?.revision ?? -1n;
  const seen = party === 'client' ? seenByClient(state) : state;
  const present = seen.life === 'present';
  const expected: PlanRows = {
    ...expectedRows(seen, revision, state),
    executions:
      seen.kind === 'process' && present ? [expectedExecution(seen, revision, clientUsers)] : [],
    blueprints: seen.kind === 'blueprint' && present ? [expectedBlueprint(seen, revision)] : [],
    history: dueInHistory(events, rows.history ?? []).map(told),
  };
  let wrong = 0;
  for (const what of Object.keys(rows) as ProvedList[]) {
    const due =
      party === 'client' ? expected[what].map((row) => rowForClient(what, row)) : expected[what];
    const difference = firstDifference(due, rows[what] ?? []);
    if (difference === null) continue;
    wrong++;
    const forWhom = party === 'client' ? ' as the client reads them' : '';
    ledger.violation(
      `${what} of ${plan.kind} ${plan.id} at revision ${revision}${forWhom}: ${difference}`,
    );
  }
  return { state, wrong };
}

/** Every event, but that new numbers which leave the order as it was may be told or not. */
function dueInHistory(events: readonly Stored[], rows: readonly ReadRow[]): readonly Stored[] {
  const toldAt = new Set(rows.map(({ position }) => position));
  return events.filter(
    ({ type, position }) => !type.endsWith('WeightsSet') || toldAt.has(`${position}`),
  );
}

const told = ({ position, revision, type, metadata }: Stored): ReadRow => ({
  position: `${position}`,
  revision: `${revision}`,
  event: type,
  command: metadata.command,
  at: metadata.at,
});

/** Rows in order; of each row only the fields that are expected. Null when they agree. */
function firstDifference(wanted: readonly ReadRow[], got: readonly ReadRow[]): string | null {
  if (wanted.length !== got.length) return `${got.length} rows where ${wanted.length} are due`;
  for (const [i, row] of wanted.entries()) {
    for (const [field, value] of Object.entries(row)) {
      if (!agree(got[i]?.[field], value))
        return `row ${i} has ${field} ${JSON.stringify(got[i]?.[field])} where ${JSON.stringify(value)} is due`;
    }
  }
  return null;
}

/** What somebody gave stands sealed in the log, and its row has it opened; the proof has no key. */
const agree = (got: unknown, due: unknown): boolean => {
  const given = ownText.safeParse(due);
  return given.success && typeof given.data !== 'string'
    ? typeof got === 'string' && got !== ''
    : isDeepStrictEqual(got, due);
};
