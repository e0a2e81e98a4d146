import { setTimeout as sleep } from 'node:timers/promises';
import { errorForLog } from '@waymark/edge';
import type { SubscriptionHealth } from '@waymark/log';
import type pg from 'pg';
import type { Logger } from 'pino';
import { BatchApplier } from './batchApplier.ts';
import { CheckpointMoved, checkpointOf, Superseded } from './checkpoint.ts';
import { AfterInitialFill } from './afterInitialFill.ts';
import { retryStream, waitingStreams } from './retryQuarantine.ts';
import { readOnlyUntilCurrent } from './readOnlyUntilCurrent.ts';
import { serving, type TableSet } from '../reading/tableSet.ts';
import type { ReadModel, Sources } from '../readModels/model/readModel.ts';

/**
 * The state of a read model. `catching-up`: on its way to the head of the log; `live`: there;
 * `retrying`: the log or the database failed, and it tries again by itself; `superseded`: a program
 * of another version writes the tables, and this one answers from them as long as it can.
 */
export type ModelHealth = {
  readonly model: string;
  readonly state: 'starting' | 'catching-up' | 'live' | 'retrying' | 'superseded';
  /** Position up to which the rows are true, but for what waits in quarantine. */
  readonly position: bigint;
  readonly failures: number;
  readonly problem: string | null;
  /** Streams that wait behind an event that can't be taken. */
  readonly quarantined: number;
};

type Health = Omit<ModelHealth, 'quarantined'>;
export type Running = { health(): Health; readonly ended: Promise<void> };

type Options = Sources & {
  readonly pool: pg.Pool;
  readonly signal: AbortSignal;
  readonly logger: Logger;
  /** Which tables are kept true; those that answer reads when absent. */
  readonly place?: TableSet;
  /** Most events a transaction. */
  readonly batch?: number;
  /** Called after each commit with the position that the rows are now true for. */
  readonly onAdvance?: (model: string, position: bigint) => void;
  /** Called when streams were set aside or healed, before `onAdvance`. */
  readonly onQuarantine?: () => Promise<void>;
  /** Called when the tables may be read, and when they may not any more. */
  readonly onReadable?: (model: string, readable: boolean) => void;
  /** Called whenever the health has changed. */
  readonly onHealth?: (health: Health) => void;
};

/**
 * Keeps one read model true until `signal` aborts: rows and checkpoint in one transaction, so that
 * no event is missed or counted twice. An error is tried again with growing pauses (up to 30 s). No
 * event is ever skipped: one that can't be taken is put in quarantine, where its stream waits while
 * everything else flows on.
 */
export function runProjection(model: ReadModel, options: Options): Running {
  const { log, pool, signal, logger, place = serving } = options;
  let health: Health = {
    model: model.name,
    state: 'starting',
    position: 0n,
    failures: 0,
    problem: null,
  };
  let triedAgain = false;
  const tell = (change: Partial<Health>) => {
    health = { ...health, ...change };
    options.onHealth?.(health);
  };
  const tellOfLog = ({ state, failures, problem }: SubscriptionHealth) => {
    if (state === 'retrying') tell({ state, failures, problem });
    else if (health.state === 'retrying') tell({ state, failures: 0, problem: null });
  };

  /** A new start may bring the code that an event was waiting for. */
  const tryAgainOnce = async () => {
    if (triedAgain) return;
    const streams = await waitingStreams(pool, model.name, place);
    for (const stream of streams) await retryStream(model, place, stream, options);
    triedAgain = true;
    if (streams.length > 0) await options.onQuarantine?.();
  };

  const follow = async () => {
    const found = await checkpointOf(pool, model, place);
    const { state } = found;
    let { position } = found;
    options.onReadable?.(model.name, state !== 'filling');
    const initialFill = new AfterInitialFill({ ...options, model, place, state });
    await tryAgainOnce();
    const taker = new BatchApplier({ ...options, model, place });
    tell({ position, state: 'catching-up' });
    options.onAdvance?.(model.name, position);
    try {
      for await (const batch of log.subscribe({
        after: position,
        prefixes: model.prefixes,
        signal,
        onHealth: tellOfLog,
        ...(options.batch === undefined ? {} : { batch: options.batch }),
      })) {
        const taken = await taker.take(batch.events, position, batch.position, !batch.live);
        if (batch.position > position) position = batch.position;
        await initialFill.filledUpTo(taken.position, batch.live);
        tell({
          position: taken.position,
          state: batch.live ? 'live' : 'catching-up',
          failures: 0,
          problem: null,
        });
        if (taken.aside > 0) await options.onQuarantine?.();
        options.onAdvance?.(model.name, taken.position);
      }
    } finally {
      await taker.close();
    }
  };

  const lookOn = () =>
    readOnlyUntilCurrent(model, {
      pool,
      signal,
      onLook: (position, readable) => {
        if (health.state !== 'superseded' || health.position !== position)
          tell({ state: 'superseded', position, failures: 0, problem: null });
        options.onReadable?.(model.name, readable);
        options.onAdvance?.(model.name, position);
      },
    });

  const keepGoing = async () => {
    let superseded = false;
    while (!signal.aborted) {
      try {
        await (superseded ? lookOn() : follow());
        superseded = false;
      } catch (error) {
        if (signal.aborted) return;
        superseded = error instanceof Superseded;
        if (superseded) continue;
        if (error instanceof CheckpointMoved) continue;
        const problem = error instanceof Error ? error.message : 'unknown error';
        const failures = health.failures + 1;
        tell({ state: 'retrying', failures, problem });
        logger.error(
          { model: model.name, slot: place.slot, failures, err: errorForLog(error) },
          'read model failed; it tries again',
        );
        await sleep(Math.min(30_000, 50 * 2 ** Math.min(failures, 10)), undefined, {
          signal,
        }).catch(() => undefined);
      }
    }
  };
  return { health: () => health, ended: keepGoing() };
}
