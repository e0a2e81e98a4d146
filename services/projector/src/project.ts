import { setTimeout as sleep } from 'node:timers/promises';
import { parseEvent, UnreadableEvent } from '@waymark/events';
import { errorForLog } from '@waymark/api/http';
import type { Batch } from '@waymark/events/log';
import type pg from 'pg';
import type { Logger } from 'pino';
import { inTransaction } from './inTransaction.ts';
import type {
  Known,
  Projection,
  ReadModel,
  Sources,
} from './readModels/readModel.ts';

/**
 * How a read model is doing. `catching-up`: on its way to the head of the log; `live`: there; `retrying`: failed and
 * tries again by itself; `stopped`: the log holds an event that this version can't read, which needs a person.
 */
export type ModelHealth = {
  readonly model: string;
  readonly state: 'starting' | 'catching-up' | 'live' | 'retrying' | 'stopped';
  /** Position up to which the rows are true. */
  readonly position: bigint;
  readonly failures: number;
  readonly problem: string | null;
};

export type Running = { health(): ModelHealth; readonly ended: Promise<void> };

type Options = Sources & {
  readonly pool: pg.Pool;
  readonly signal: AbortSignal;
  readonly logger: Logger;
  /** Called after each commit with the position that the rows are now true for. */
  readonly onAdvance: (model: string, position: bigint) => void;
};

/** Somebody else has moved the checkpoint: go on from theirs. */
class CheckpointMoved extends Error {
  override readonly name = 'CheckpointMoved';
}

/**
 * Keeps one read model true until `signal` aborts: rows and checkpoint in one transaction, so that no event is missed
 * or counted twice. An error is tried again with growing pauses (up to 30 s). No event is ever skipped: one that can't
 * be read stops the model, and health and log say so.
 */
export function runProjection(
  model: ReadModel,
  { log, vault, pool, signal, logger, onAdvance }: Options,
): Running {
  let health: ModelHealth = {
    model: model.name,
    state: 'starting',
    position: 0n,
    failures: 0,
    problem: null,
  };
  const tell = (change: Partial<ModelHealth>) => {
    health = { ...health, ...change };
  };

  const follow = async () => {
    let position = await checkpointOf(pool, model);
    const projection = model.open({ log, vault });
    tell({ position, state: 'catching-up' });
    onAdvance(model.name, position);
    for await (const batch of log.subscribe({
      after: position,
      prefixes: model.prefixes,
      signal,
    })) {
      const { events, upTo, unreadable } = readable(batch, position);
      await commit(pool, model, projection, events, position, upTo);
      position = upTo;
      tell({
        position,
        state: batch.live ? 'live' : 'catching-up',
        failures: 0,
        problem: null,
      });
      onAdvance(model.name, position);
      if (unreadable !== null) throw unreadable;
    }
  };

  const keepGoing = async () => {
    while (!signal.aborted) {
      try {
        await follow();
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof CheckpointMoved) continue;
        const problem =
          error instanceof Error ? error.message : 'unknown error';
        if (error instanceof UnreadableEvent) {
          tell({ state: 'stopped', problem });
          logger.fatal(
            {
              model: model.name,
              position: `${health.position}`,
              err: errorForLog(error),
            },
            'read model stopped at an event that it cannot read',
          );
          return;
        }
        tell({ state: 'retrying', failures: health.failures + 1, problem });
        logger.error(
          {
            model: model.name,
            failures: health.failures,
            err: errorForLog(error),
          },
          'read model failed; it tries again',
        );
        await sleep(
          Math.min(30_000, 50 * 2 ** Math.min(health.failures, 10)),
          undefined,
          { signal },
        ).catch(() => undefined);
      }
    }
  };
  return { health: () => health, ended: keepGoing() };
}

/** The events before the first unreadable one, how far they reach, and that one's error. */
function readable(
  { events, position }: Batch,
  from: bigint,
): { events: Known[]; upTo: bigint; unreadable: UnreadableEvent | null } {
  const known: Known[] = [];
  for (const event of events) {
    try {
      known.push(parseEvent(event));
    } catch (error) {
      if (!(error instanceof UnreadableEvent)) throw error;
      return {
        events: known,
        upTo: known.at(-1)?.position ?? from,
        unreadable: error,
      };
    }
  }
  return { events: known, upTo: position, unreadable: null };
}

async function checkpointOf(
  pool: pg.Pool,
  { name, version }: ReadModel,
): Promise<bigint> {
  const { rows } = await pool.query<{ position: string }>(
    'SELECT position::text FROM read.checkpoints WHERE model = $1 AND version = $2',
    [name, version],
  );
  if (rows[0] === undefined)
    throw new Error(
      `read model ${name} has no checkpoint of version ${version}`,
    );
  return BigInt(rows[0].position);
}

async function commit(
  pool: pg.Pool,
  model: ReadModel,
  projection: Projection,
  events: readonly Known[],
  from: bigint,
  to: bigint,
): Promise<void> {
  if (to <= from) return;
  await inTransaction(pool, async (tx) => {
    const moved = await tx.query(
      'UPDATE read.checkpoints SET position = $3, updated_at = now() WHERE model = $1 AND version = $2 AND position = $4',
      [model.name, model.version, `${to}`, `${from}`],
    );
    if (moved.rowCount === 0)
      throw new CheckpointMoved(
        `the checkpoint of ${model.name} is no longer ${from}`,
      );
    if (events.length > 0) await projection.apply(tx, events);
  });
}
