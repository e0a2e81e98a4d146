import {
  nothingPlanned,
  plannedDays,
  type Plan,
  type PlannedDays,
  type Span,
} from '@waymark/events';
import type { PlanState } from '../planStates.ts';

/** By the tasks of their plans: states share whatever did not change, and then nothing is planned anew. */
const known = new WeakMap<
  Plan['tasks'],
  Pick<Plan, 'milestones' | 'modules'> &
    Span & { readonly planned: PlannedDays }
>();

/** Where stands what has not begun; of processes alone. */
export function plannedIn(state: PlanState): PlannedDays {
  if (state.kind !== 'process') return nothingPlanned;
  const { start, end } = state;
  const { milestones, modules, tasks } = state.plan;
  const last = known.get(tasks);
  if (
    last?.milestones === milestones &&
    last.modules === modules &&
    last.start === start &&
    last.end === end
  )
    return last.planned;
  const planned = plannedDays(state.plan, { start, end });
  known.set(tasks, { milestones, modules, start, end, planned });
  return planned;
}
