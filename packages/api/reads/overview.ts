import { blueprintKinds, personRef, turnOrigins, turnReasons, turnSides } from '@waymark/events';
import { z } from 'zod';
import { read } from './read.ts';

/**
 * A process row shows, first that fits: stuck (any task), done (all modules), paused (all open
 * modules), active, not started.
 */
export const executionStatus = z.enum(['STUCKED', 'DONE', 'PAUSED', 'ACTIVE', 'PENDING']);
export type ExecutionStatus = z.infer<typeof executionStatus>;

/**
 * Row of `executions`: filter by q, status (one or several), clientId, projectId, blueprintId; sort
 * by any column.
 */
export const executionRow = z.object({
  id: z.string(),
  name: z.string(),
  projectId: z.string(),
  projectName: z.string(),
  clientId: z.string(),
  clientName: z.string(),
  blueprintId: z.string(),
  status: executionStatus,
  /** Title of the module that it is at (PRODUCT 7.5); null when all are done. */
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
  /** Account of the team member who answers for it. */
  owner: z.string().nullable(),
  /** Who follows it as a whole: accounts, placeholders and roles. */
  followers: z.array(personRef),
  /**
   * Whose turn the module is that it is at; the person who has to act, of the seller whoever has
   * the task, else the owner, else nobody (null); why, since when, and of how many of its tasks it
   * is so.
   */
  turn: z.enum(turnSides),
  turnWho: z.string().nullable(),
  turnBecause: z.enum(turnReasons),
  turnSince: z.string().nullable(),
  turnTasks: z.number(),
  /**
   * The task that decides whose turn it is, and the module that it is in; null where it is
   * nobody's.
   */
  turnTask: z.string().nullable(),
  turnModule: z.string().nullable(),
  /**
   * How many tasks were done at eight moments, evenly from its start to the day asked for
   * (`today`), of those that are done now.
   */
  doneBy: z.array(z.number()),
  /** Whether nothing of anybody is left to do, of the seller's own modules too. */
  isOver: z.boolean(),
  /**
   * Tasks that are not done and were due before the day asked for (`today`), and for how many days
   * the oldest; null: none.
   */
  overdue: z.number(),
  overdueDays: z.number().nullable(),
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
  owner: false,
  followers: false,
  turn: false,
  turnWho: false,
  turnBecause: false,
  turnSince: false,
  turnTasks: false,
  turnTask: false,
  turnModule: false,
  doneBy: false,
  isOver: true,
  overdue: false,
  overdueDays: false,
});

/**
 * Row of `blueprints`: filter by q, kind, typeId, and by what it holds; sort by name, createdAt,
 * updatedAt. A sub-process is there as long as its process is.
 */
export const blueprintRow = z.object({
  id: z.string(),
  /** The process that it is of, and how that is called: itself, unless it is a sub-process. */
  typeId: z.string(),
  typeName: z.string(),
  kind: z.enum(blueprintKinds),
  subProcesses: z.number(),
  name: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  createdBy: z.string().nullable(),
  milestones: z.number(),
  modules: z.number(),
  tasks: z.number(),
  /** Calendar dates that its rollouts are proposed; null: none of its own. */
  start: z.string().nullable(),
  end: z.string().nullable(),
  /** Who follows whatever is rolled out from it. */
  followers: z.array(personRef),
  /**
   * About how many bytes a copy of its plan has; at most 900,000 of them make one (PRODUCT 6.14).
   */
  bytes: z.number(),
  planRevision: z.string(),
});
export type BlueprintRow = z.infer<typeof blueprintRow>;
export const blueprintRead = read(blueprintRow, {
  id: false,
  typeId: false,
  typeName: false,
  kind: false,
  subProcesses: false,
  name: false,
  createdAt: false,
  updatedAt: false,
  createdBy: false,
  milestones: false,
  modules: false,
  tasks: false,
  bytes: false,
  start: false,
  end: false,
  followers: false,
  planRevision: false,
});

/**
 * `GET /api/executions/<id>/turns`: with which side the process was, day by day, and by which task
 * (PRODUCT 7.6).
 */
export const turnDaysOf = z.array(
  z.object({ day: z.string(), side: z.enum(turnSides), taskId: z.string().nullable() }),
);
export type TurnDays = z.infer<typeof turnDaysOf>;

/**
 * `GET /api/executions/<id>/tasks/<taskId>/turns`: how the turn of a task has passed on, the oldest
 * first (PRODUCT 7.4); each as a task tells its present turn. For whoever sees the task; a client
 * is told what passed while they saw its module.
 */
export const turnMovesOf = z.array(
  z.object({
    turn: z.enum(turnSides),
    turnWho: z.string().nullable(),
    turnBecause: z.enum(turnReasons),
    turnFrom: z.enum(turnOrigins),
    turnBy: z.string().nullable(),
    turnSince: z.string(),
  }),
);
export type TurnMoves = z.infer<typeof turnMovesOf>;
