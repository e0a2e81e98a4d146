import { z } from 'zod';
import { changeOf, eventsOf } from '../define.ts';
import { changed } from '../maps.ts';
import { pathTo } from '../paths.ts';
import { phrase } from '../telling/phrase.ts';
import { day, modified, telling } from '../telling/telling.ts';
import { moduleFields } from './module.fields.ts';
import type { Plan } from './plan.ts';

/**
 * The day on which a module starts by itself (PRODUCT 7.2); null: not before somebody starts it.
 */
export const moduleStartSet = eventsOf<Plan>()('ModuleStartSet', {
  data: z.object({ moduleId: z.string(), ...changeOf(moduleFields.startsOn.schema) }),
  evolve: (plan, { moduleId, to }) => ({
    ...plan,
    modules: changed(plan.modules, moduleId, { startsOn: to }),
  }),
  // Who starts it, and who lets it start later, would undo one another.
  touches: ({ moduleId }) => [pathTo.module(moduleId, 'status')],
  reach: 'module',
  tell({ moduleId, from, to }, { names }) {
    const title = names.title(moduleId);
    return telling(
      phrase(to === null ? 'did.moduleStartTakenBack' : 'did.moduleStartSet', title),
      title,
      [modified('startsOn', day(from), day(to))],
      { moduleId },
    );
  },
});
