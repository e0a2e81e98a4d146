import { created, modified, removed, told, type Aside } from '../told.ts';
import { backAsides } from './back.ts';
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
  MilestoneRestored({ name, modules }) {
    const cause = `the milestone ${name} was put back`;
    const asides = modules.flatMap((module): Aside[] => {
      const { moduleId, audience, title } = module;
      return [
        {
          ...{ subject: moduleId, moduleId, audience, cause },
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
