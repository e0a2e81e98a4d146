import type { Plan, PlanEvent } from '@waymark/events';
import type { PlanNames } from '../planNames.ts';
import { created, modified, removed, told, type Told } from '../told.ts';
import { goneAsides } from './gone.ts';

export function tellMilestone(event: PlanEvent, names: PlanNames, before: Plan, after: Plan): Told | null {
  switch (event.type) {
    case 'MilestoneAdded':
      return told(`added the milestone ${event.data.name}`, event.data.name, [created('Milestone', event.data.name)]);
    case 'MilestoneRenamed':
      return told(`renamed the milestone ${event.data.to}`, event.data.to, [modified('Name', event.data.from, event.data.to)]);
    case 'MilestoneWeightsSet': {
      const [was, is] = [before.milestones, after.milestones].map((weights) => names.inOrder(weights, [...weights.keys()], names.milestone));
      return told('reordered the milestones', 'Milestones', [modified('Order', was ?? null, is ?? null)]);
    }
    case 'MilestoneRemoved': {
      const { name, moduleIds } = event.data;
      const asides = moduleIds.flatMap((moduleId) => goneAsides(names, moduleId, `the milestone ${name} was deleted`));
      return told(`deleted the milestone ${name}`, name, [removed('Milestone', name)], { asides });
    }
    default:
      return null;
  }
}
