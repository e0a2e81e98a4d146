import type { EventLog } from '@waymark/log';
import { partsOfStream, personOf } from '@waymark/events';
import type { DomainEvent, Metadata, Recorded } from '@waymark/events';
import type pg from 'pg';
import { columnsOf, mustGiveAll, STATUS_TABLES, tablesByHand } from './tablesByHand.ts';

/** A changed status, as any log may hand it over. */
export type StatusSet = Pick<
  Recorded<DomainEvent<string, { taskId: string; moduleId: string; from: string; to: string }>>,
  'stream' | 'type' | 'position' | 'revision' | 'data'
> & { readonly metadata: Metadata };

const TASKS = `UPDATE by_hand.tasks t SET status = n.status, status_by = n.actor, status_at = n.at
  FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[]) AS n(plan, id, status, actor, at)
  WHERE t.workspace_id = $1 AND t.plan_id = n.plan AND t.plan_kind = 'process' AND t.id = n.id`;
const MODULES = `UPDATE by_hand.modules m SET updated_at = n.at
  FROM unnest($7::text[], $8::text[], $9::text[]) AS n(plan, id, at)
  WHERE m.workspace_id = $1 AND m.plan_id = n.plan AND m.plan_kind = 'process' AND m.id = n.id`;
const PLANS = `UPDATE by_hand.plans p SET revision = n.revision
  FROM unnest($10::text[], $11::bigint[]) AS n(id, revision)
  WHERE p.workspace_id = $1 AND p.plan_id = n.id AND p.plan_kind = 'process'`;
const EXECUTIONS = `UPDATE by_hand.executions e SET revision = n.revision, updated_at = n.at,
    tasks_done = e.tasks_done + n.done, done_percentage = 100 * (e.tasks_done + n.done) / e.tasks_total
  FROM unnest($10::text[], $11::bigint[], $12::text[], $13::int[]) AS n(id, revision, at, done)
  WHERE e.workspace_id = $1 AND e.party IN ('team', 'client') AND e.id = n.id`;
/** Every column of a line of the history, and what it is made of. */
const LINE = {
  workspace_id: '$1',
  position: 'position',
  revision: 'revision',
  plan_id: 'plan',
  plan_kind: `'process'`,
  plan_name: 'NULL',
  about: `jsonb_build_array('process:' || plan, 'project:project', 'client:client')`,
  client_id: `'client'`,
  audience: `'EXTERN'`,
  for_party: `'all'`,
  event: 'event',
  command: 'command',
  at: 'at',
  actor_id: 'actor',
  actor_party: `'team'`,
  actor_name: 'NULL',
  sentence: 'sentence',
  headline: 'headline',
  module_id: 'module',
  task_id: 'task',
  changes: 'changes::jsonb',
  cause: 'NULL',
  telling: 'telling::jsonb',
  hidden: 'false',
  task_hidden: 'false',
  words: `lower(sentence || E'\\n' || headline)`,
  words_de: `lower(sentence || E'\\n' || headline)`,
  cause_de: 'NULL',
  people: `'[]'::jsonb`,
} as const;
const HISTORY = `INSERT INTO by_hand.history (${Object.keys(LINE).join(', ')})
  SELECT ${Object.values(LINE).join(', ')}
  FROM unnest($14::bigint[], $15::bigint[], $16::text[], $17::text[], $18::text[], $19::text[], $20::text[], $21::text[],
    $22::text[], $23::text[], $24::text[], $25::text[], $26::text[])
    AS n(position, revision, plan, event, command, at, actor, sentence, headline, module, task, changes, telling)`;

/**
 * Tables by hand that hold what the product has projected so far, but for the history.
 * @throws when the statement leaves out a column of the history
 */
export async function prepareUpsert(pool: pg.Pool): Promise<void> {
  mustGiveAll('history', await columnsOf(pool, 'history'), Object.keys(LINE));
  await tablesByHand(pool, STATUS_TABLES, { rows: true, indexes: true });
  await pool.query('TRUNCATE by_hand.history');
}

/**
 * A projection written by hand for one type of event, the limit of what projecting can cost: one
 * statement a batch, which is also the transaction, writes the rows that the product writes for a
 * changed status, into tables with the same columns and indexes. It folds nothing, parses nothing,
 * and knows no other event, no repeat and no second model.
 */
export const upsertOf = (events: readonly StatusSet[]) => ({
  name: 'status-by-hand',
  text: `WITH t AS (${TASKS}), m AS (${MODULES}), p AS (${PLANS}), e AS (${EXECUTIONS}) ${HISTORY}`,
  values: valuesOf(events),
});

/** Follows the log from after a position until so many events are projected. */
export async function projectByHand(
  log: EventLog,
  pool: pg.Pool,
  after: bigint,
  count: number,
): Promise<void> {
  let projected = 0;
  const ended = new AbortController();
  for await (const { events } of log.subscribe({
    after,
    prefixes: ['process-'],
    signal: ended.signal,
  })) {
    if (events.length > 0)
      await pool.query(upsertOf(events as readonly Recorded[] as unknown as StatusSet[]));
    projected += events.length;
    if (projected >= count) return ended.abort();
  }
}

function valuesOf(events: readonly StatusSet[]): unknown[] {
  const tasks = [...new Map(events.map((e) => [e.data.taskId, e])).values()];
  const modules = [...new Map(events.map((e) => [e.data.moduleId, e])).values()];
  const plans = new Map(events.map((event) => [planOf(event), event]));
  const done = new Map([...plans.keys()].map((plan) => [plan, 0]));
  for (const event of events) {
    const plan = planOf(event);
    const step = Number(event.data.to === 'DONE') - Number(event.data.from === 'DONE');
    done.set(plan, (done.get(plan) ?? 0) + step);
  }
  const changed = [...plans.values()];
  return [
    partsOfStream(events[0]?.stream ?? '').workspaceId,
    tasks.map(planOf),
    tasks.map(({ data }) => data.taskId),
    tasks.map(({ data }) => data.to),
    tasks.map(actorOf),
    tasks.map(({ metadata }) => metadata.at),
    modules.map(planOf),
    modules.map(({ data }) => data.moduleId),
    modules.map(({ metadata }) => metadata.at),
    [...plans.keys()],
    changed.map(({ revision }) => revision),
    changed.map(({ metadata }) => metadata.at),
    [...done.values()],
    events.map(({ position }) => position),
    events.map(({ revision }) => revision),
    events.map(planOf),
    events.map(({ type }) => type),
    events.map(({ metadata }) => metadata.command),
    events.map(({ metadata }) => metadata.at),
    events.map(actorOf),
    events.map(({ data }) => `set the status to ${data.to}`),
    events.map(({ data }) => data.taskId),
    events.map(({ data }) => data.moduleId),
    events.map(({ data }) => data.taskId),
    events.map((event) => JSON.stringify([changeOf(event)])),
    events.map((event) =>
      JSON.stringify({
        cause: null,
        changes: [changeOf(event)],
        headline: event.data.taskId,
        sentence: { key: event.type, about: [event.data.taskId] },
      }),
    ),
  ];
}

const changeOf = ({ data: { from, to } }: StatusSet) => ({
  type: 'modified',
  field: 'Status',
  oldValue: from,
  newValue: to,
});

const planOf = ({ stream }: StatusSet) => partsOfStream(stream).id;

const actorOf = ({ metadata: { actor } }: StatusSet) => personOf(actor);
