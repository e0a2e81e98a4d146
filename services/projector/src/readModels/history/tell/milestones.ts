import { created, modified, removed, told } from '../told.ts';
import { goneAsides } from './gone.ts';
import type { Tellers } from './tellers.ts';

export const tellMilestones = {
  MilestoneAdded: ({ name }) =>
    told(`added the milestone ${name}`, name, [created('Milestone', name)]),
  MilestoneRenamed: ({ from, to }) =>
    told(`renamed the milestone ${to}`, to, [modified('Name', from, to)]),
  MilestoneWeightsSet(_, { names, before, after }) {
    const [was, is] = [before.milestones, after.milestones].map((weights) =>
      names.inOrder(weights, [...weights.keys()], names.milestone),
    );
    return told('reordered the milestones', 'Milestones', [
      modified('Order', was ?? null, is ?? null),
    ]);
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
