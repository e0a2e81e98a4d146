import { isDeepStrictEqual } from 'node:util';
import type { PlanRef } from '@waymark/api';
import type { Blueprint, Process } from '@waymark/events';
import type { EventLog } from '@waymark/events/log';
import type { Ledger } from '../ledger.ts';
import { expectedExecution, expectedRows } from './expectedRows.ts';
import { eventsOf, fold, streamOfPlan } from './logReader.ts';
import type { Reader, Row } from './reader.ts';

type Options = {
  readonly log: EventLog;
  readonly workspaceId: string;
  readonly ledger: Ledger;
  readonly reader: Reader;
  readonly clientUsers: ReadonlySet<string>;
  /** Head of the log, which the reads must have reached. */
  readonly head: bigint;
};

/**
 * Holds what the projector answers about one plan against a fresh fold of its stream: rows of milestones, modules,
 * blocks and tasks, the figures of the execution, and a history with each event once. Answers the fold and how often
 * they differ.
 */
export async function provePlan(
  plan: PlanRef,
  { log, workspaceId, ledger, reader, clientUsers, head }: Options,
): Promise<{ state: Blueprint | Process; wrong: number }> {
  const events = await eventsOf(log, streamOfPlan(workspaceId, plan));
  const state = fold(plan.kind, events);
  const revision = events.at(-1)?.revision ?? -1n;
  const expected = expectedRows(state, revision);
  let wrong = 0;
  const compare = (
    what: string,
    wanted: readonly Row[],
    got: readonly Row[],
  ) => {
    const difference = firstDifference(wanted, got);
    if (difference === null) return;
    wrong++;
    ledger.violation(
      `${what} of ${plan.kind} ${plan.id} at revision ${revision}: ${difference}`,
    );
  };
  for (const resource of [
    'milestones',
    'modules',
    'blocks',
    'tasks',
  ] as const) {
    const rows = await reader.all(
      resource,
      { planId: plan.id, planKind: plan.kind },
      ['place', 'ASC'],
      head,
    );
    compare(resource, expected[resource], rows);
  }
  if (state.kind === 'process') {
    const row = await reader.one('executions', plan.id, head);
    compare(
      'executions',
      state.life === 'present'
        ? [expectedExecution(state, revision, clientUsers)]
        : [],
      row === null ? [] : [row],
    );
  }
  const history = await reader.all(
    'history',
    { planId: plan.id },
    ['position', 'ASC'],
    head,
  );
  const told = ({
    position,
    revision: number,
    type,
    metadata,
  }: (typeof events)[number]): Row => ({
    position: `${position}`,
    revision: `${number}`,
    event: type,
    command: metadata.command,
    at: metadata.at,
  });
  compare('history', events.map(told), history);
  return { state, wrong };
}

/** Rows in order; of each row only the fields that are expected. Null when they agree. */
function firstDifference(
  wanted: readonly Row[],
  got: readonly Row[],
): string | null {
  if (wanted.length !== got.length)
    return `${got.length} rows where ${wanted.length} are due`;
  for (const [i, row] of wanted.entries()) {
    for (const [field, value] of Object.entries(row)) {
      if (!isDeepStrictEqual(got[i]?.[field], value))
        return `row ${i} has ${field} ${JSON.stringify(got[i]?.[field])} where ${JSON.stringify(value)} is due`;
    }
  }
  return null;
}
