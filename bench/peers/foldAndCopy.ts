import {
  evolveProcess,
  noProcess,
  type Process,
  type ProcessEvent,
} from '@waymark/events';
import type { EventLog } from '@waymark/events/log';
import pg from 'pg';
import { copyRows } from './copyRows.ts';

const SCHEMA = `
CREATE SCHEMA by_hand;
CREATE TABLE by_hand.plans (id text PRIMARY KEY, name text, revision bigint, done int, total int);
CREATE TABLE by_hand.modules (plan_id text, id text, title text, status text, updated_at text, PRIMARY KEY (plan_id, id));
CREATE TABLE by_hand.blocks (plan_id text, id text, module_id text, weight float8, task_id text, PRIMARY KEY (plan_id, id));
CREATE TABLE by_hand.tasks (plan_id text, id text, module_id text, headline text, description text, status text,
  assignee text, due_date text, PRIMARY KEY (plan_id, id));
CREATE TABLE by_hand.history (position bigint PRIMARY KEY, plan_id text, event text, at text, actor text,
  module_id text, task_id text, sentence text, changes json);`;

/**
 * A rebuild by hand, the limit of what one can cost: the whole log is folded in memory, and only what is left of it is
 * copied into empty tables; beside it one row of history an event. Answers how many events that were.
 */
export async function foldAndCopy(
  log: EventLog,
  connectionString: string,
): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(SCHEMA);
  const processes = new Map<string, { state: Process; revision: bigint }>();
  const history: unknown[][] = [];
  for await (const { events, live } of log.subscribe({
    prefixes: ['process-'],
    batch: 5_000,
    signal: AbortSignal.timeout(600_000),
  })) {
    for (const { stream, type, data, ...event } of events) {
      const state = processes.get(stream)?.state ?? noProcess;
      processes.set(stream, {
        state: evolveProcess(state, { type, data } as ProcessEvent),
        revision: event.revision,
      });
      const about = data as {
        moduleId?: string;
        taskId?: string;
        from?: string;
        to?: string;
      };
      history.push([
        event.position,
        stream,
        type,
        event.metadata.at,
        'owner',
        about.moduleId,
        about.taskId,
        `${type} of ${about.taskId ?? stream}`,
        JSON.stringify([{ from: about.from, to: about.to }]),
      ]);
    }
    if (live) break;
  }
  await client.query('BEGIN');
  const all = [...processes.values()];
  await copyRows(
    client,
    'by_hand.plans',
    all.map(({ state: { processId, name, plan }, revision }) => {
      const tasks = [...plan.tasks.values()];
      return [
        processId,
        name,
        revision,
        tasks.filter(({ status }) => status === 'DONE').length,
        tasks.length,
      ];
    }),
  );
  await copyRows(
    client,
    'by_hand.modules',
    all.flatMap(({ state: { processId, plan } }) =>
      [...plan.modules.values()].map((m) => [
        processId,
        m.moduleId,
        m.title,
        m.status,
        null,
      ]),
    ),
  );
  await copyRows(
    client,
    'by_hand.blocks',
    all.flatMap(({ state: { processId, plan } }) =>
      [...plan.blocks.values()].map((b) => [
        processId,
        b.blockId,
        b.moduleId,
        b.weight,
        b.content.type === 'task' ? b.content.taskId : null,
      ]),
    ),
  );
  await copyRows(
    client,
    'by_hand.tasks',
    all.flatMap(({ state: { processId, plan } }) =>
      [...plan.tasks.values()].map((t) => [
        processId,
        t.taskId,
        t.moduleId,
        t.headline,
        t.description,
        t.status,
        t.assignee,
        t.dueDate,
      ]),
    ),
  );
  await copyRows(client, 'by_hand.history', history);
  await client.query('COMMIT');
  await client.end();
  return history.length;
}
