import { z } from 'zod';
import { calendarDate, changeOf, defineEvent } from './define.ts';
import {
  emptyPlan,
  evolvePlan,
  planEventSchemas,
  type Plan,
  type PlanEvent,
} from './plan/plan.ts';

/** An execution: a blueprint rolled out in a client's project (PRODUCT 1.11). Stream `process-<workspaceId>_<processId>`. */
const ownEvents = [
  defineEvent(
    'ProcessCreated',
    z.object({
      processId: z.string(),
      projectId: z.string(),
      clientId: z.string(),
      name: z.string(),
      blueprintId: z.string(),
      start: calendarDate,
      end: calendarDate,
    }),
  ),
  defineEvent(
    'ProcessRenamed',
    z.object({ processId: z.string(), ...changeOf(z.string()) }),
  ),
  defineEvent(
    'ProcessDeleted',
    z.object({ processId: z.string(), name: z.string() }),
  ),
  /** Back as it was when it was deleted. */
  defineEvent(
    'ProcessRestored',
    z.object({ processId: z.string(), name: z.string() }),
  ),
] as const;
export const processEventSchemas = [...ownEvents, ...planEventSchemas] as const;
type OwnEvent = z.infer<(typeof ownEvents)[number]>;
export type ProcessEvent = OwnEvent | PlanEvent;

export type Process = {
  readonly kind: 'process';
  readonly life: 'absent' | 'present' | 'deleted';
  readonly processId: string;
  readonly projectId: string;
  readonly clientId: string;
  readonly blueprintId: string;
  readonly name: string;
  /** Calendar dates. */
  readonly start: string;
  readonly end: string;
  readonly plan: Plan;
};

export const noProcess: Process = {
  kind: 'process',
  life: 'absent',
  processId: '',
  projectId: '',
  clientId: '',
  blueprintId: '',
  name: '',
  start: '',
  end: '',
  plan: emptyPlan,
};

export function evolveProcess(state: Process, event: ProcessEvent): Process {
  switch (event.type) {
    case 'ProcessCreated':
      return { ...state, life: 'present', ...event.data };
    case 'ProcessRenamed':
      return { ...state, name: event.data.to };
    case 'ProcessDeleted':
      return { ...state, life: 'deleted' };
    case 'ProcessRestored':
      return { ...state, life: 'present' };
    default:
      return { ...state, plan: evolvePlan(state.plan, event) };
  }
}
