import { z } from 'zod';
import {
  calendarDate,
  changed,
  changeOf,
  defineEvent,
  without,
} from '../define.ts';
import type { WrittenWhole } from './copy.ts';
import { definePart } from './part.ts';
import { personRef } from './people.ts';
import type { PlanEvent } from './plan.ts';
import { reweighed } from './reweighed.ts';
import { unmoved } from './unmoved.ts';
import { taskStatus } from './tasks.ts';

/** PRODUCT 7.2, Module status. A module without one is PENDING ('not started'). */
export const moduleStatus = z.enum(['PENDING', 'ACTIVE', 'PAUSED', 'DONE']);
export type ModuleStatus = z.infer<typeof moduleStatus>;

/** INTERN: the team alone sees it. EXTERN: the client too (PRODUCT 10.3). */
export const audience = z.enum(['INTERN', 'EXTERN']);
export type Audience = z.infer<typeof audience>;

const inModule = { moduleId: z.string() };

/** A page of ordered content with its tasks (PRODUCT 1.8). `description` is sanitised HTML. */
export const modulePart = definePart(
  'moduleId',
  {
    ...inModule,
    milestoneId: z.string(),
    title: z.string(),
    weight: z.number(),
  },
  {
    description: z.string(),
    audience,
    status: moduleStatus,
    /** Day of the first start; due dates are counted from it. */
    startedOn: calendarDate.nullable(),
    participants: z.array(personRef),
  },
  // The client sees it, nothing is started.
  {
    description: '',
    audience: 'EXTERN',
    status: 'PENDING',
    startedOn: null,
    participants: [],
  },
);
export type Module = ReturnType<typeof modulePart.read>;
export type Modules = ReadonlyMap<string, Module>;

/** A module as it begins. */
export const newModule = (
  place: Pick<Module, 'moduleId' | 'milestoneId' | 'weight' | 'title'>,
  description = '',
): Module => modulePart.read({ ...place, description });

export const moduleEvents = [
  defineEvent('ModuleAdded', modulePart.written),
  defineEvent(
    'ModuleTitleSet',
    z.object({ ...inModule, ...changeOf(z.string()) }),
  ),
  defineEvent(
    'ModuleDescriptionSet',
    z.object({ ...inModule, ...changeOf(z.string()) }),
  ),
  defineEvent(
    'ModuleAudienceSet',
    z.object({ ...inModule, ...changeOf(audience) }),
  ),
  defineEvent(
    'ModuleParticipantsSet',
    z.object({ ...inModule, ...changeOf(z.array(personRef)) }),
  ),
  /** To another milestone; its place there follows in `ModuleWeightsSet`. */
  defineEvent(
    'ModuleMoved',
    z.object({ ...inModule, ...changeOf(z.string()) }),
  ),
  defineEvent(
    'ModuleWeightsSet',
    z.object({
      milestoneId: z.string(),
      weights: z.record(z.string(), z.number()),
    }),
  ),
  /** `completed`: tasks that became DONE with the module. `due`: dates counted anew from the day of the first start. */
  defineEvent(
    'ModuleStatusSet',
    z.object({
      ...inModule,
      ...changeOf(moduleStatus),
      on: calendarDate,
      completed: z.array(z.object({ taskId: z.string(), from: taskStatus })),
      due: z.array(
        z.object({ taskId: z.string(), ...changeOf(calendarDate.nullable()) }),
      ),
    }),
  ),
  defineEvent('ModuleRemoved', z.object({ ...inModule, title: z.string() })),
] as const;
type ModuleEvent = z.infer<(typeof moduleEvents)[number]>;

export function evolveModules(
  modules: Modules,
  { type, data }: PlanEvent,
): Modules {
  switch (type) {
    case 'PlanCopied':
    case 'MilestoneRestored':
      return modulePart.into(modules, data.modules.map(alone));
    case 'ModuleRestored':
      return modulePart.into(modules, [alone(data)]);
    case 'ModuleAdded':
      return modulePart.into(modules, [data]);
    case 'ModuleTitleSet':
      return changed(modules, data.moduleId, { title: data.to });
    case 'ModuleDescriptionSet':
      return changed(modules, data.moduleId, { description: data.to });
    case 'ModuleAudienceSet':
      return changed(modules, data.moduleId, { audience: data.to });
    case 'ModuleParticipantsSet':
      return changed(modules, data.moduleId, { participants: data.to });
    case 'ModuleMoved':
      return changed(modules, data.moduleId, { milestoneId: data.to });
    case 'ModuleWeightsSet':
      return reweighed(modules, data.weights);
    case 'ModuleStatusSet': {
      const startedOn =
        modules.get(data.moduleId)?.startedOn ??
        (data.to === 'ACTIVE' ? data.on : null);
      return changed(modules, data.moduleId, { status: data.to, startedOn });
    }
    case 'PlaceholderRolledOut':
      return withParticipant(modules, data.placeholderId, data.to);
    case 'ModuleRemoved':
      return without(modules, (m) => m.moduleId === data.moduleId);
    case 'MilestoneRemoved':
      return without(modules, (m) => m.milestoneId === data.milestoneId);
    default:
      return unmoved<ModuleEvent, Modules>(modules, type);
  }
}

/** Of a whole module, which holds blocks and tasks too, the module alone. */
const alone = ({ blocks: _, tasks: __, ...module }: WrittenWhole) => module;

/** The account instead of the placeholder that it was rolled out from, nobody twice. */
function withParticipant(
  modules: Modules,
  placeholderId: string,
  to: string,
): Modules {
  const theirs = [...modules.values()].filter((m) =>
    m.participants.includes(placeholderId),
  );
  if (theirs.length === 0) return modules;
  const copy = new Map(modules);
  for (const each of theirs) {
    const participants = [
      ...new Set(
        each.participants.map((ref) => (ref === placeholderId ? to : ref)),
      ),
    ];
    copy.set(each.moduleId, { ...each, participants });
  }
  return copy;
}
