import { partsOfStream, prefixOf } from '@waymark/events';
import type pg from 'pg';
import { remove, upsert, type Row } from '../bulk.ts';
import { isPlanStream, PlanStates, type PlanState } from '../planStates.ts';
import type { Known, ReadModel } from '../readModel.ts';
import {
  changesBetween,
  partTables,
  shown,
  type PartTable,
  type Shown,
} from './changes.ts';
import {
  clientUsersChanged,
  countClientTurns,
  type ProcessRef,
} from './clientTurns.ts';
import { clientAndProjectNames, nameExecutions } from './executionNames.ts';
import { foldWithFacts, type Facts } from './facts.ts';
import { progressOf } from './overview.ts';
import { rowBuilder, type PlanKey } from './rows.ts';
import { planTables } from './table.sql.ts';

export const plans: ReadModel = {
  name: 'plans',
  version: 2,
  prefixes: [
    prefixOf('blueprint'),
    prefixOf('process'),
    prefixOf('client'),
    prefixOf('project'),
  ],
  tables: planTables,
  open({ log }) {
    const states = new PlanStates(log);
    const orders = new WeakMap<PlanState, Shown>();
    const show = (state: PlanState): Shown => {
      const known = orders.get(state) ?? shown(state);
      orders.set(state, known);
      return known;
    };
    return {
      async apply(tx, events) {
        const writing = emptyWriting();
        for (const [stream, ofStream] of byStream(
          events.filter((e) => isPlanStream(e.stream)),
        )) {
          const first = ofStream[0];
          const last = ofStream.at(-1);
          if (first === undefined || last === undefined) continue;
          const before = await states.before(stream, first.revision);
          const { after, facts } = foldWithFacts(before, ofStream);
          states.keep(stream, last.revision, after);
          collect(
            writing,
            keyOf(stream),
            show(before),
            after,
            show(after),
            facts,
          );
        }
        await write(tx, writing);
        const whoChanged = await clientUsersChanged(tx, events);
        await countClientTurns(tx, writing.processes, whoChanged);
        await nameExecutions(
          tx,
          writing.processes,
          await clientAndProjectNames(tx, events),
        );
      },
    };
  },
};

function byStream(events: readonly Known[]): Map<string, Known[]> {
  const streams = new Map<string, Known[]>();
  for (const event of events) {
    const known = streams.get(event.stream);
    if (known === undefined) streams.set(event.stream, [event]);
    else known.push(event);
  }
  return streams;
}

function keyOf(stream: string): PlanKey {
  const { workspaceId, id } = partsOfStream(stream);
  return { workspaceId: workspaceId ?? '', planId: id };
}

/** Rows of a whole batch, so that each table takes one statement however many plans were touched. */
type Writing = {
  readonly rows: Record<
    PartTable | 'plans' | 'blueprints' | 'executions',
    Row[]
  >;
  readonly gone: Record<PartTable, Row[]>;
  readonly dead: {
    readonly workspace_id: string;
    readonly plan_id: string;
    readonly id: string;
    readonly plan_kind: PlanState['kind'];
  }[];
  readonly processes: ProcessRef[];
};

const emptyWriting = (): Writing => ({
  rows: {
    plans: [],
    blueprints: [],
    executions: [],
    milestones: [],
    modules: [],
    blocks: [],
    tasks: [],
    placeholders: [],
    variables: [],
  },
  gone: {
    milestones: [],
    modules: [],
    blocks: [],
    tasks: [],
    placeholders: [],
    variables: [],
  },
  dead: [],
  processes: [],
});

function collect(
  writing: Writing,
  key: PlanKey,
  before: Shown,
  state: PlanState,
  after: Shown,
  facts: Facts,
): void {
  const { workspaceId: workspace_id, planId: plan_id } = key;
  const build = rowBuilder(key, state, after, facts);
  const changes = changesBetween(before, after, facts.moduleUpdated);
  for (const table of partTables) {
    writing.rows[table].push(
      ...changes[table].written
        .map((id) => build[table](id))
        .filter((row) => row !== null),
    );
    writing.gone[table].push(
      ...changes[table].gone.map((id) => ({
        workspace_id,
        plan_id,
        plan_kind: state.kind,
        id,
      })),
    );
  }
  if (state.life !== 'present') {
    writing.dead.push({
      workspace_id,
      plan_id,
      id: plan_id,
      plan_kind: state.kind,
    });
    return;
  }
  const common = {
    workspace_id,
    id: plan_id,
    name: state.name,
    created_at: facts.created?.at ?? null,
    updated_at: facts.updatedAt,
    revision: `${facts.revision}`,
  };
  writing.rows.plans.push({
    workspace_id,
    plan_id,
    plan_kind: state.kind,
    name: state.name,
    revision: `${facts.revision}`,
    client_id: state.kind === 'process' ? state.clientId : null,
  });
  if (state.kind === 'blueprint') {
    const { milestones, modules, tasks } = after.plan;
    writing.rows.blueprints.push({
      ...common,
      created_by: facts.created?.by ?? null,
      milestones: milestones.size,
      modules: modules.size,
      tasks: tasks.size,
    });
    return;
  }
  const {
    clientId: client_id,
    projectId: project_id,
    blueprintId: blueprint_id,
    start: start_on,
    end: end_on,
  } = state;
  const process = {
    ...common,
    client_id,
    project_id,
    blueprint_id,
    start_on,
    end_on,
  };
  writing.processes.push({ workspace_id, id: plan_id });
  writing.rows.executions.push(
    { ...process, party: 'team', ...progressOf(after, ['INTERN', 'EXTERN']) },
    { ...process, party: 'client', ...progressOf(after, ['EXTERN']) },
  );
}

async function write(
  tx: pg.ClientBase,
  { rows, gone, dead }: Writing,
): Promise<void> {
  const part = ['workspace_id', 'plan_id', 'plan_kind', 'id'];
  const plan = ['workspace_id', 'plan_id', 'plan_kind'];
  for (const table of partTables) await remove(tx, table, part, gone[table]);
  await remove(tx, 'plans', plan, dead);
  await remove(
    tx,
    'blueprints',
    ['workspace_id', 'id'],
    dead.filter((d) => d.plan_kind === 'blueprint'),
  );
  await remove(
    tx,
    'executions',
    ['workspace_id', 'id'],
    dead.filter((d) => d.plan_kind === 'process'),
  );
  for (const table of partTables)
    await upsert(tx, table, part, rows[table], [
      'status_by',
      'status_at',
      'created_at',
      'created_by',
      'updated_at',
    ]);
  await upsert(tx, 'plans', plan, rows.plans);
  await upsert(tx, 'blueprints', ['workspace_id', 'id'], rows.blueprints, [
    'created_at',
    'created_by',
  ]);
  await upsert(
    tx,
    'executions',
    ['workspace_id', 'party', 'id'],
    rows.executions,
    ['created_at'],
  );
}
