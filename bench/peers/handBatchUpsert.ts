import type { EventLog } from '@waymark/events/log';
import type { DomainEvent, Recorded } from '@waymark/events';
import type pg from 'pg';

/**
 * A projection written by hand for one type of event, the limit of what projecting can cost: the rows that the product
 * writes for a changed status, by one statement a table and one transaction a batch. No fold, no schema, no other event.
 */
export async function prepareByHand(pool: pg.Pool): Promise<void> {
  await pool.query(`
CREATE SCHEMA by_hand;
CREATE TABLE by_hand.tasks AS SELECT * FROM read.tasks;
ALTER TABLE by_hand.tasks ADD PRIMARY KEY (id);
CREATE TABLE by_hand.modules AS SELECT * FROM read.modules;
ALTER TABLE by_hand.modules ADD PRIMARY KEY (id);
CREATE TABLE by_hand.plans AS SELECT * FROM read.plans;
ALTER TABLE by_hand.plans ADD PRIMARY KEY (plan_id);
CREATE TABLE by_hand.executions AS SELECT * FROM read.executions;
ALTER TABLE by_hand.executions ADD PRIMARY KEY (party, id);
CREATE TABLE by_hand.history (position bigint PRIMARY KEY, plan_id text, module_id text, task_id text, at text,
  actor_id text, event text, sentence text, changes jsonb);
CREATE TABLE by_hand.checkpoint (position bigint);
INSERT INTO by_hand.checkpoint VALUES (0);`);
}

const TASKS = `UPDATE by_hand.tasks t SET status = n.status, status_by = n.actor, status_at = n.at
  FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS n(id, status, actor, at) WHERE t.id = n.id`;
const MODULES = `UPDATE by_hand.modules m SET updated_at = n.at
  FROM unnest($1::text[], $2::text[]) AS n(id, at) WHERE m.id = n.id`;
const PLANS = `UPDATE by_hand.plans p SET revision = n.revision
  FROM unnest($1::text[], $2::bigint[]) AS n(id, revision) WHERE p.plan_id = n.id`;
const EXECUTIONS = `UPDATE by_hand.executions e
  SET revision = n.revision, updated_at = n.at, tasks_done = e.tasks_done + n.done
  FROM unnest($1::text[], $2::bigint[], $3::text[], $4::int[]) AS n(id, revision, at, done) WHERE e.id = n.id`;
const HISTORY = `INSERT INTO by_hand.history
  SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::jsonb[])
  ON CONFLICT (position) DO NOTHING`;

type StatusSet = Recorded<
  DomainEvent<
    string,
    { taskId: string; moduleId: string; from: string; to: string }
  >
>;

/** Follows the log from after a position until so many events are projected. */
export async function projectByHand(
  log: EventLog,
  pool: pg.Pool,
  after: bigint,
  count: number,
): Promise<void> {
  let projected = 0;
  const ended = new AbortController();
  for await (const batch of log.subscribe({
    after,
    prefixes: ['process-'],
    signal: ended.signal,
  })) {
    if (batch.events.length > 0)
      await write(pool, batch.events as StatusSet[], batch.position);
    projected += batch.events.length;
    if (projected >= count) return ended.abort();
  }
}

async function write(
  pool: pg.Pool,
  events: readonly StatusSet[],
  position: bigint,
): Promise<void> {
  const tasks = new Map(events.map((event) => [event.data.taskId, event]));
  const modules = new Map(events.map((event) => [event.data.moduleId, event]));
  const plans = new Map(events.map((event) => [planOf(event), event]));
  const done = new Map<string, number>();
  for (const event of events) {
    const step =
      event.data.to === 'DONE' ? 1 : event.data.from === 'DONE' ? -1 : 0;
    done.set(planOf(event), (done.get(planOf(event)) ?? 0) + step);
  }
  const of = <T>(from: Iterable<StatusSet>, value: (event: StatusSet) => T) =>
    [...from].map(value);
  const at = (event: StatusSet) => event.metadata.at;
  const revision = (event: StatusSet) => event.revision;
  const actor = ({ metadata }: StatusSet) =>
    metadata.actor.kind === 'account' ? metadata.actor.accountId : null;
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const last = [...tasks.values()];
    await client.query(TASKS, [
      [...tasks.keys()],
      of(last, (e) => e.data.to),
      of(last, actor),
      of(last, at),
    ]);
    await client.query(MODULES, [
      [...modules.keys()],
      of(modules.values(), at),
    ]);
    const changed = [...plans.values()];
    await client.query(PLANS, [[...plans.keys()], of(changed, revision)]);
    await client.query(EXECUTIONS, [
      [...plans.keys()],
      of(changed, revision),
      of(changed, at),
      [...done.values()],
    ]);
    await client.query(HISTORY, [
      of(events, (e) => e.position),
      of(events, planOf),
      of(events, (e) => e.data.moduleId),
      of(events, (e) => e.data.taskId),
      of(events, at),
      of(events, actor),
      of(events, (e) => e.type),
      of(events, (e) => `set the status of ${e.data.taskId} to ${e.data.to}`),
      of(events, (e) =>
        JSON.stringify([{ field: 'status', from: e.data.from, to: e.data.to }]),
      ),
    ]);
    await client.query('UPDATE by_hand.checkpoint SET position = $1', [
      position,
    ]);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

const planOf = ({ stream }: StatusSet) => stream.slice(stream.indexOf('_') + 1);
