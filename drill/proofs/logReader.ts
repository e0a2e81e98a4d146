import type { PlanRef } from '@waymark/api';
import {
  evolveBlueprint,
  evolveProcess,
  noBlueprint,
  noProcess,
  parseEvent,
  streamOf,
} from '@waymark/events';
import type {
  Blueprint,
  BlueprintEvent,
  Metadata,
  Process,
  ProcessEvent,
  Recorded,
} from '@waymark/events';
import pg from 'pg';

type Row = {
  position: string;
  stream: string;
  revision: string;
  id: string;
  type: string;
  data: unknown;
  metadata: Metadata;
};

/** Runs one query on a connection of its own: nothing that a killed database has left behind gets in the way. */
export async function queryLog<R extends pg.QueryResultRow>(
  connectionString: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<R[]> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined); // The query in flight fails with it.
  await client.connect();
  try {
    return (await client.query<R>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

const COLUMNS =
  'position::text, stream, revision::text, id, type, data, metadata';

const recorded = ({ position, revision, ...row }: Row): Recorded => ({
  ...row,
  position: BigInt(position),
  revision: BigInt(revision),
});

/** Events behind a position, straight from the table. */
export const eventsAfter = async (
  connectionString: string,
  position: bigint,
): Promise<Recorded[]> =>
  (
    await queryLog<Row>(
      connectionString,
      `SELECT ${COLUMNS} FROM log.events e WHERE e.position > $1 ORDER BY e.position`,
      [`${position}`],
    )
  ).map(recorded);

export const eventsOf = async (
  connectionString: string,
  stream: string,
): Promise<Recorded[]> =>
  (
    await queryLog<Row>(
      connectionString,
      `SELECT ${COLUMNS} FROM log.events e WHERE e.stream = $1 ORDER BY e.revision`,
      [stream],
    )
  ).map(recorded);

export const streamOfPlan = (
  workspaceId: string,
  { kind, id }: PlanRef,
): string =>
  kind === 'blueprint'
    ? streamOf.blueprint(workspaceId, id)
    : streamOf.process(workspaceId, id);

/** A plan folded from nothing, by the events that the log holds. */
export function fold(
  kind: PlanRef['kind'],
  events: readonly Recorded[],
): Blueprint | Process {
  const parsed = events.map(parseEvent);
  return kind === 'blueprint'
    ? parsed.reduce(
        (state, event) =>
          evolveBlueprint(state, event as unknown as BlueprintEvent),
        noBlueprint,
      )
    : parsed.reduce(
        (state, event) =>
          evolveProcess(state, event as unknown as ProcessEvent),
        noProcess,
      );
}

export const foldPlan = async (
  connectionString: string,
  workspaceId: string,
  plan: PlanRef,
): Promise<Blueprint | Process> =>
  fold(
    plan.kind,
    await eventsOf(connectionString, streamOfPlan(workspaceId, plan)),
  );
