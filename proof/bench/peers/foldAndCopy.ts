import {
  evolveProcess,
  noProcess,
  partsOfStream,
  personOf,
  type ProcessEvent,
} from '@waymark/events';
import type { EventLog } from '@waymark/log';
import pg from 'pg';
import { historyByHand, subjectsByHand } from './historyByHand.ts';
import { rowsByHand, type FoldedProcess, type HandRow } from './rowsByHand.ts';
import { columnsOf, mustGiveAll, tablesByHand } from './tablesByHand.ts';

const FOLDED_TABLES = Object.keys(rowsByHand) as (keyof typeof rowsByHand)[];
/** Every table in which processes of the bench leave rows. */
export const REBUILT_TABLES: readonly string[] = [...FOLDED_TABLES, 'history', 'history_subjects'];

/** Tables like those of the product, in the same database, but empty and without indexes. */
export async function prepareFoldAndCopy(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await tablesByHand(client, REBUILT_TABLES, { rows: false, indexes: false });
  await client.end();
}

/**
 * A rebuild by hand, the limit of what one can cost: the whole log is folded in memory, and what is
 * left of it is copied into empty tables, with the rows of history of each event; the indexes are
 * made last. Columns and indexes are those of the product, as its catalogue has them. It parses no
 * event, knows only processes without placeholders, can neither be paused nor go on after a kill,
 * and needs memory for all of it. Answers how many events were folded.
 */
export async function foldAndCopy(log: EventLog, connectionString: string): Promise<number> {
  const { processes, events, history, subjects } = await fold(log);
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('BEGIN');
    for (const table of FOLDED_TABLES)
      await copy(client, table, [...processes.values()].flatMap(rowsByHand[table]));
    await copy(client, 'history', history);
    await copy(client, 'history_subjects', subjects);
    await makeIndexes(client);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
  return events;
}

async function fold(log: EventLog): Promise<{
  processes: Map<string, FoldedProcess>;
  /** How many there were. */
  events: number;
  history: HandRow[];
  subjects: HandRow[];
}> {
  const processes = new Map<string, FoldedProcess>();
  const history: HandRow[] = [];
  const subjects: HandRow[] = [];
  let count = 0;
  for await (const { events, live } of log.subscribe({
    prefixes: ['process-'],
    batch: 5_000,
    signal: AbortSignal.timeout(600_000),
  })) {
    for (const event of events) {
      const { stream, type, data, metadata, revision } = event;
      const { at, actor } = metadata;
      const before = processes.get(stream);
      const workspaceId = partsOfStream(stream).workspaceId ?? '';
      const about = data as { moduleId?: string; taskId?: string };
      const touched = (before?.touched ?? new Map()) as Map<
        string,
        { by: string | null; at: string }
      >;
      if (type === 'TaskStatusSet' && about.taskId !== undefined) {
        const by = personOf(actor);
        touched.set(about.taskId, { by, at });
      }
      const state = evolveProcess(before?.state ?? noProcess, { type, data } as ProcessEvent);
      const createdAt = before?.createdAt ?? at;
      const createdBy = before?.createdBy ?? personOf(actor);
      processes.set(stream, {
        workspaceId,
        state,
        revision,
        createdAt,
        createdBy,
        updatedAt: at,
        touched,
      });
      const happened = { ...event, workspaceId };
      history.push(...historyByHand(happened, state, about));
      subjects.push(...subjectsByHand(happened, state));
      count += 1;
    }
    if (live) break;
  }
  return { processes, events: count, history, subjects };
}

/** The part of the driver's connection that COPY goes by. */
type Connection = {
  query(sql: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
};

/**
 * Fills a table, named with its columns, by COPY: rows as lists of values in their order; lists and
 * objects as JSON.
 */
function copyRows(
  client: pg.Client,
  table: string,
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const copy = {
      submit: (connection: Connection) => connection.query(`COPY ${table} FROM STDIN`),
      handleCopyInResponse(connection: Connection) {
        for (let from = 0; from < rows.length; from += 5_000)
          connection.sendCopyFromChunk(
            Buffer.from(
              rows
                .slice(from, from + 5_000)
                .map(line)
                .join(''),
            ),
          );
        connection.endCopyFrom();
      },
      handleCommandComplete: () => undefined,
      handleReadyForQuery: () => resolve(),
      handleError: reject,
    };
    client.query(copy as unknown as pg.Submittable);
  });
}

const line = (row: readonly unknown[]) => `${row.map(field).join('\t')}\n`;

const field = (value: unknown) =>
  value === null || value === undefined
    ? '\\N'
    : (typeof value === 'object' ? JSON.stringify(value) : String(value))
        .replaceAll('\\', '\\\\')
        .replaceAll('\t', '\\t')
        .replaceAll('\n', '\\n');

async function copy(client: pg.Client, table: string, rows: readonly HandRow[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  mustGiveAll(table, await columnsOf(client, table), columns);
  const values = rows.map((row) => columns.map((column) => row[column]));
  await copyRows(client, `by_hand.${table} (${columns.join(', ')})`, values);
}

async function makeIndexes(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ made: string }>(
    `SELECT replace(indexdef, ' ON read.', ' ON by_hand.') AS made FROM pg_indexes
      WHERE schemaname = 'read' AND tablename = ANY($1)`,
    [REBUILT_TABLES],
  );
  for (const { made } of rows) await client.query(made);
}
