import { copyBytes, followersOfAll } from '@waymark/events';
import type { Slices } from '@waymark/log';
import type { BulkRow } from '../model/bulk.ts';
import type { PlanState } from '../model/planStates.ts';
import { changesBetween, partTables, type PartTable, type ShownPlan } from './changes.ts';
import type { Facts } from './facts.ts';
import { progressOf } from './overview.ts';
import { clientOf, rowBuilder, type PlanKey } from './rows.ts';
import type { WrittenExecution } from './writeExecutions.ts';

/**
 * Rows of a whole batch, so that each table takes one statement however many plans were touched.
 */
export type RowBatch = {
  readonly rows: Record<PartTable | 'plans' | 'blueprints', BulkRow[]> & {
    readonly executions: WrittenExecution[];
  };
  readonly gone: Record<PartTable, BulkRow[]>;
  readonly dead: {
    readonly workspace_id: string;
    readonly plan_id: string;
    readonly id: string;
    readonly plan_kind: PlanState['kind'];
  }[];
};

/** An empty batch: nothing to write. */
export const emptyRowBatch = (): RowBatch => ({
  rows: {
    plans: [],
    blueprints: [],
    executions: [],
    milestones: [],
    modules: [],
    blocks: [],
    block_files: [],
    tasks: [],
    placeholders: [],
    variables: [],
  },
  gone: {
    milestones: [],
    modules: [],
    blocks: [],
    block_files: [],
    tasks: [],
    placeholders: [],
    variables: [],
  },
  dead: [],
});

/** Whom the modules and tasks are for that a party sees the progress of. */
const audiencesByParty = [
  ['team', ['INTERN', 'EXTERN']],
  ['client', ['EXTERN']],
] as const;

/** One plan between two states. */
export type PlanChange = {
  readonly before: ShownPlan;
  readonly state: PlanState;
  readonly after: ShownPlan;
  readonly facts: Facts;
};

/** Adds to the writing what has changed of one plan between two states. */
export async function collect(
  writing: RowBatch,
  key: PlanKey,
  { before, state, after, facts }: PlanChange,
  slices: Slices,
): Promise<void> {
  const { workspaceId: workspace_id, planId: plan_id } = key;
  const build = rowBuilder(key, state, after, facts);
  const changes = changesBetween(before, after, facts);
  for (const table of partTables) {
    for (const id of changes[table].written) {
      const row = build[table](id);
      if (row !== null) writing.rows[table].push(row);
      if (slices.isOver) await slices.next();
    }
    writing.gone[table].push(
      ...changes[table].gone.map((id) => ({ workspace_id, plan_id, plan_kind: state.kind, id })),
    );
  }
  if (state.life !== 'present') {
    writing.dead.push({ workspace_id, plan_id, id: plan_id, plan_kind: state.kind });
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
    client_id: clientOf(state),
  });
  if (state.kind === 'blueprint') {
    const { milestones, modules, tasks } = after.plan;
    writing.rows.blueprints.push({
      ...common,
      type_id: state.typeId,
      created_by: facts.created?.by ?? null,
      milestones: milestones.size,
      modules: modules.size,
      tasks: tasks.size,
      start_on: state.dates?.start ?? null,
      end_on: state.dates?.end ?? null,
      followers: state.followers,
      bytes: copyBytes(after.plan),
    });
    return;
  }
  if (state.kind === 'project') return;
  const {
    clientId: client_id,
    projectId: project_id,
    blueprintId: blueprint_id,
    start: start_on,
    end: end_on,
    owner,
    followers,
  } = state;
  const process = {
    ...common,
    client_id,
    project_id,
    blueprint_id,
    start_on,
    end_on,
    owner,
    followers,
    followed_by: followersOfAll(state),
  };
  for (const [party, audiences] of audiencesByParty) {
    writing.rows.executions.push({ ...process, party, ...progressOf(after, audiences) });
    if (slices.isOver) await slices.next();
  }
}
