import type { Plan } from '@waymark/events';
import { moves } from '../moves.ts';
import { created, modified, removed, told, type Aside } from '../told.ts';
import { backAsides } from './back.ts';
import { goneAsides } from './gone.ts';
import type { Tellers } from './tellers.ts';

export const tellMilestones = {
  MilestoneAdded: ({ name }) =>
    told(`added the milestone ${name}`, name, [created('Milestone', name)]),
  MilestoneRenamed: ({ from, to }) =>
    told(`renamed the milestone ${to}`, to, [modified('Name', from, to)]),
  MilestoneWeightsSet(_, { before, after }) {
    const changes = moves(placed(before), placed(after));
    return changes.length === 0
      ? null
      : told('reordered the milestones', 'Milestones', changes);
  },
  MilestoneRestored({ name, modules }) {
    const cause = `the milestone ${name} was put back`;
    const asides = modules.flatMap((module): Aside[] => {
      const { moduleId, title } = module;
      return [
        {
          ...{ subject: moduleId, moduleId, cause },
          sentence: `put back the module ${title}`,
          headline: title,
          changes: [created('Module', title)],
        },
        ...backAsides(module, cause),
      ];
    });
    return told(
      `put back the milestone ${name}`,
      name,
      [created('Milestone', name)],
      { asides },
    );
  },
  MilestoneRemoved({ name, moduleIds }, { names }) {
    const asides = moduleIds.flatMap((moduleId) =>
      goneAsides(names, moduleId, `the milestone ${name} was deleted`),
    );
    return told(
      `deleted the milestone ${name}`,
      name,
      [removed('Milestone', name)],
      { asides },
    );
  },
} satisfies Partial<Tellers>;

const placed = ({ milestones }: Plan) =>
  [...milestones.values()].map(({ milestoneId, name, weight }) => ({
    id: milestoneId,
    name,
    weight,
  }));
