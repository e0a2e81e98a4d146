import { z } from 'zod';
import { calendarDate, span } from '../define.ts';
import { definePart } from './part.ts';
import { personRef } from './people.ts';

/** PRODUCT 7.2, Module status. A module without one is PENDING ('not started'). */
export const moduleStatus = z.enum(['PENDING', 'ACTIVE', 'PAUSED', 'DONE']);
export type ModuleStatus = z.infer<typeof moduleStatus>;

/** INTERN: the team alone sees it. EXTERN: the client too (PRODUCT 10.3). */
export const audience = z.enum(['INTERN', 'EXTERN']);
export type Audience = z.infer<typeof audience>;

/** The sub-process that a module was imported from, by the name that it had then, and the process that it is of. */
export const fromSubProcess = z.object({
  blueprintId: z.string(),
  typeId: z.string(),
  name: z.string(),
});
export type FromSubProcess = z.infer<typeof fromSubProcess>;

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
    /** Day on which it starts by itself. */
    startsOn: calendarDate.nullable(),
    participants: z.array(personRef),
    /** Whether anyone may add another one like it, of a job on a project's board. */
    userAddable: z.boolean(),
    subProcess: fromSubProcess.nullable(),
    /** First and last day that an import chose for it, and those of its process then; null where it has the days of its process. */
    between: span.extend({ of: span }).nullable(),
  },
  // The client sees it, nothing is started.
  {
    description: '',
    audience: 'EXTERN',
    status: 'PENDING',
    startedOn: null,
    startsOn: null,
    participants: [],
    userAddable: false,
    subProcess: null,
    between: null,
  },
);
export type Module = ReturnType<typeof modulePart.read>;
export type Modules = ReadonlyMap<string, Module>;

/** A module as it begins. */
export const newModule = (
  place: Pick<Module, 'moduleId' | 'milestoneId' | 'weight' | 'title'>,
  description = '',
): Module => modulePart.read({ ...place, description });
