import type { PlanRef } from '@waymark/api';
import type { ProofReader, ReadRow } from './reader.ts';

/** What is read of a plan by a list of its own, and what such a list is sorted by. */
const lists = {
  milestones: 'place',
  modules: 'place',
  blocks: 'place',
  tasks: 'place',
  placeholders: 'id',
  variables: 'id',
  history: 'position',
} as const;
/** The row that each plan has among the plans of its kind. */
const wholes = { executions: 'process', blueprints: 'blueprint' } as const;

const listNames = Object.keys(lists) as (keyof typeof lists)[];
const wholeNames = Object.keys(wholes) as (keyof typeof wholes)[];

/** All that is read of one plan, each list in the order of reading. */
export type PlanRows = Readonly<
  Record<keyof typeof lists | keyof typeof wholes, readonly ReadRow[]>
>;
/** The lists that a proof holds against the fold; a user of the client has no others. */
export type ProvedList = keyof PlanRows;
export const everything: readonly ProvedList[] = [...listNames, ...wholeNames];
export const forClients = ['modules', 'blocks', 'tasks', 'executions'] as const;

/** Rows of one plan, not older than `after`. @throws Error when the read models do not catch up */
export async function rowsOfPlan(
  reader: ProofReader,
  { kind, id }: PlanRef,
  after: bigint,
): Promise<Partial<PlanRows>> {
  const rows: Partial<Record<ProvedList, ReadRow[]>> = {};
  const filter = { planId: id, planKind: kind };
  for (const name of listNames)
    rows[name] = await reader.all(name, filter, [lists[name], 'ASC'], after);
  for (const name of wholeNames.filter((each) => wholes[each] === kind)) {
    const row = await reader.one(name, id, after);
    rows[name] = row === null ? [] : [row];
  }
  return rows;
}

/**
 * Rows of every plan of the workspace, by plan id. @throws Error when the read models do not catch
 * up
 */
export async function rowsOfWorkspace(
  reader: ProofReader,
  resources: readonly ProvedList[],
  after: bigint,
): Promise<(planId: string) => Partial<PlanRows>> {
  const read = new Map<ProvedList, Map<unknown, ReadRow[]>>();
  for (const name of resources) {
    const sort = name in lists ? lists[name as keyof typeof lists] : 'id';
    const rows = await reader.all(name, {}, [sort, 'ASC'], after);
    const planOf = name in lists ? 'planId' : 'id';
    read.set(
      name,
      Map.groupBy(rows, (row) => row[planOf]),
    );
  }
  return (planId) =>
    Object.fromEntries([...read].map(([name, rows]) => [name, rows.get(planId) ?? []]));
}
