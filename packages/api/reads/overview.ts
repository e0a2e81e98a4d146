import { turnSides } from '@waymark/events';
import { z } from 'zod';
import { read } from './read.ts';

/** A process row shows, first that fits: stuck (any task), done (all modules), paused (all open modules), active, not started. */
export const executionStatus = z.enum([
  'STUCKED',
  'DONE',
  'PAUSED',
  'ACTIVE',
  'PENDING',
]);
export type ExecutionStatus = z.infer<typeof executionStatus>;

/** Row of `executions`: filter by q, status (one or several), clientId, projectId, blueprintId; sort by any column. */
export const executionRow = z.object({
  id: z.string(),
  name: z.string(),
  projectId: z.string(),
  projectName: z.string(),
  clientId: z.string(),
  clientName: z.string(),
  blueprintId: z.string(),
  status: executionStatus,
  /** Title of the module that is stuck, else of the active one, else of the first that is not done; null when all are. */
  currentModule: z.string().nullable(),
  tasksTotal: z.number(),
  tasksDone: z.number(),
  tasksStuck: z.number(),
  /** Tasks of which it is the client's turn (PRODUCT 7.4). */
  clientTurn: z.number(),
  /** Whole per cent, rounded down: 100 only when every task is done. */
  donePercentage: z.number(),
  start: z.string(),
  end: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  planRevision: z.string(),
});
export type ExecutionRow = z.infer<typeof executionRow>;
export const executionRead = read(executionRow, {
  id: true,
  name: true,
  projectId: true,
  projectName: true,
  clientId: true,
  clientName: true,
  blueprintId: false,
  status: true,
  currentModule: true,
  tasksTotal: true,
  tasksDone: true,
  tasksStuck: true,
  clientTurn: true,
  donePercentage: true,
  start: true,
  end: true,
  createdAt: true,
  // Also moved by what happens in modules that clients do not see.
  updatedAt: false,
  planRevision: true,
});

/** Row of `blueprints`: filter by q; sort by name, createdAt, updatedAt. */
export const blueprintRow = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  createdBy: z.string().nullable(),
  milestones: z.number(),
  modules: z.number(),
  tasks: z.number(),
  planRevision: z.string(),
});
export type BlueprintRow = z.infer<typeof blueprintRow>;
export const blueprintRead = read(blueprintRow, {
  id: false,
  name: false,
  createdAt: false,
  updatedAt: false,
  createdBy: false,
  milestones: false,
  modules: false,
  tasks: false,
  planRevision: false,
});

/** `GET /api/executions/<id>/turns`: with which side the process was, day by day, and by which task (PRODUCT 7.6). */
export const turnDaysOf = z.array(
  z.object({
    day: z.string(),
    side: z.enum(turnSides),
    taskId: z.string().nullable(),
  }),
);
export type TurnDays = z.infer<typeof turnDaysOf>;
