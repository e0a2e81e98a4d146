import { shownToClients } from '@waymark/api';
import { shownIn, type Blueprint, type Process } from '@waymark/events';
import type { ProvedList } from './planRows.ts';
import type { ReadRow } from './reader.ts';

/**
 * The part of a plan that a user of its client sees: of a process what is EXTERN, of a blueprint
 * nothing.
 */
export function seenByClient<State extends Blueprint | Process>(state: State): State {
  if (state.kind === 'blueprint') return { ...state, life: 'absent' };
  const { plan } = state;
  const modules = new Map([...plan.modules].filter(([, { audience }]) => audience === 'EXTERN'));
  const within = <Part extends { readonly moduleId: string }>(parts: ReadonlyMap<string, Part>) =>
    new Map([...parts].filter(([, { moduleId }]) => modules.has(moduleId)));
  const tasks = new Map([...plan.tasks].filter(([, task]) => shownIn(plan, task)));
  const blocks = new Map(
    [...within(plan.blocks)].filter(
      ([, { content }]) => content.type !== 'task' || tasks.has(content.taskId),
    ),
  );
  return { ...state, plan: { ...plan, modules, tasks, blocks } };
}

/** A row as a client's user is to get it: what is the team's alone is not there. */
export function rowForClient(resource: ProvedList, row: ReadRow): ReadRow {
  const shown: Readonly<Record<string, boolean>> = shownToClients[resource];
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => [field, shown[field] === true ? value : undefined]),
  );
}
