import { z } from 'zod';

/**
 * Actions of an operator on read models, and how these fare: `GET /api/operations`, and `POST
 * /api/operations/<action>`. The same words stand in `npm run ops`.
 */
export const operationActions = [
  'rebuild',
  'verify',
  'swap',
  'rollback',
  'retry',
  'pause',
  'resume',
  'cancel',
] as const;
export type OperationAction = (typeof operationActions)[number];

/** Body of `POST /api/operations/<action>`: which read models; absent means all of them. */
export const operationRequest = z.strictObject({
  models: z.array(z.string().min(1).max(100)).min(1).max(50).optional(),
});

/** An event that a read model can't take. Its stream waits from there on; all others go on. */
export const quarantinedStream = z.object({
  stream: z.string(),
  /** Null for what belongs to no workspace. */
  workspaceId: z.string().nullable(),
  position: z.string(),
  revision: z.string(),
  eventType: z.string(),
  reason: z.string(),
  since: z.string(),
  /** Events of the stream that wait, this one included. */
  waiting: z.number().int(),
  /** Somebody asked to try it again, and that has not been done yet. */
  retrying: z.boolean(),
});
export type QuarantinedStream = z.infer<typeof quarantinedStream>;

/** One table of two sets of tables, held against the other by checksum. */
const comparedTable = z.object({
  table: z.string(),
  rows: z.number().int(),
  freshRows: z.number().int(),
  equal: z.boolean(),
});

/** The last comparison with a fresh fold, at one position of the log. */
export const verification = z.object({
  state: z.enum(['running', 'equal', 'different', 'failed']),
  /** 0 to 1. */
  progress: z.number(),
  position: z.string().nullable(),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  tables: z.array(comparedTable),
  problem: z.string().nullable(),
});
export type Verification = z.infer<typeof verification>;

/** A second set of tables that is filled beside those that are read. */
export const rebuild = z.object({
  /**
   * A `rollback` brings the tables that a swap replaced up to date, to take their place again; an
   * `upgrade` fills those of a new version and swaps them in.
   */
  kind: z.enum(['rebuild', 'rollback', 'upgrade']),
  /**
   * `building` fills it; `verifying` compares it; `ready` may be swapped in and follows the log;
   * `different` and `failed` need a person.
   */
  state: z.enum(['building', 'paused', 'verifying', 'ready', 'different', 'failed']),
  /** 0 to 1. */
  progress: z.number(),
  position: z.string(),
  /** Events a second. */
  rate: z.number(),
  etaSeconds: z.number().nullable(),
  startedAt: z.string(),
  /** Swaps by itself once it is ready. */
  swapsItself: z.boolean(),
  problem: z.string().nullable(),
});
export type Rebuild = z.infer<typeof rebuild>;

export const modelStatus = z.object({
  model: z.string(),
  version: z.number().int(),
  state: z.enum(['starting', 'catching-up', 'live', 'retrying']),
  position: z.string(),
  /**
   * Events that the model has not taken yet; `exact` is false where they were too many to count.
   */
  lagEvents: z.object({ count: z.number().int(), exact: z.boolean() }),
  /** Age of the oldest event not taken yet; 0 when there is none. */
  lagSeconds: z.number(),
  rate: z.number(),
  problem: z.string().nullable(),
  quarantine: z.array(quarantinedStream),
  rebuild: rebuild.nullable(),
  verification: verification.nullable(),
  /**
   * The tables that a swap replaced; those that this version filled are `usable` for a rollback.
   */
  previous: z
    .object({ position: z.string(), replacedAt: z.string(), usable: z.boolean() })
    .nullable(),
  /** How long the last swap kept reads waiting, in milliseconds. */
  lastSwapMs: z.number().nullable(),
});
export type ModelStatus = z.infer<typeof modelStatus>;

export const operationsStatus = z.object({
  at: z.string(),
  /** Position of the newest event of the log; null while the log does not answer. */
  head: z.string().nullable(),
  /** False while no projector follows the log: what is asked for waits for one. */
  projecting: z.boolean(),
  /**
   * Whether files are looked at for viruses; null where no files are taken in, or nobody has said.
   */
  scansFiles: z.boolean().nullable(),
  models: z.array(modelStatus),
});
export type OperationsStatus = z.infer<typeof operationsStatus>;
