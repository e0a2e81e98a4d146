import { z } from 'zod';
import { calendarDate, span } from '../define.ts';
import { laterOf } from '../fields/field.ts';
import { moduleFields } from './module.fields.ts';
import { definePart } from './part.ts';

export { audience, type Audience } from './module.fields.ts';

/** PRODUCT 7.2, Module status. A module without one is PENDING ('not started'). */
export const moduleStatus = z.enum(['PENDING', 'ACTIVE', 'PAUSED', 'DONE']);
export type ModuleStatus = z.infer<typeof moduleStatus>;

/**
 * The sub-process that a module was imported from, by the name that it had then, and the process
 * that it is of.
 */
export const fromSubProcess = z.object({
  blueprintId: z.string(),
  typeId: z.string(),
  name: z.string(),
});
export type FromSubProcess = z.infer<typeof fromSubProcess>;

const inModule = { moduleId: z.string() };
const set = laterOf(moduleFields);

/**
 * A page of ordered content with its tasks (PRODUCT 1.8): the fields that people set
 * (`module.fields.ts`), and what else is to be known of it.
 */
export const modulePart = definePart(
  'moduleId',
  { ...inModule, milestoneId: z.string(), title: moduleFields.title.schema, weight: z.number() },
  {
    ...set.schemas,
    status: moduleStatus,
    /** Day of the first start; due dates are counted from it. */
    startedOn: calendarDate.nullable(),
    subProcess: fromSubProcess.nullable(),
    /**
     * First and last day that an import chose for it, and those of its process then; null where it
     * has the days of its process.
     */
    between: span.extend({ of: span }).nullable(),
  },
  // The client sees it, nothing is started.
  { ...set.begins, status: 'PENDING', startedOn: null, subProcess: null, between: null },
);
export type Module = ReturnType<typeof modulePart.read>;
export type Modules = ReadonlyMap<string, Module>;

/** A module as it begins. */
export const newModule = (
  place: Pick<Module, 'moduleId' | 'milestoneId' | 'weight' | 'title'>,
  description = '',
): Module => modulePart.read({ ...place, description });
