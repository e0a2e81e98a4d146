import {
  nothingPlanned,
  plannedDays,
  type Plan,
  type PlannedDays,
  type ProcessSpan,
} from '@waymark/events';
import type { PlanState } from '../model/planStates.ts';

/**
 * Planned days by the tasks of their plans: states share whatever did not change, so nothing is
 * planned anew for the same tasks.
 */
const known = new WeakMap<
  Plan['tasks'],
  Pick<Plan, 'milestones' | 'modules'> & ProcessSpan & { readonly planned: PlannedDays }
>();

/** The planned days of what has not begun; processes alone have them. */
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
