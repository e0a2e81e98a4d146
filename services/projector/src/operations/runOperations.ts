import { setTimeout as sleep } from 'node:timers/promises';
import { errorForLog } from '@waymark/edge';
import type pg from 'pg';
import type { Logger } from 'pino';
import { isEventsFault, reasonOf } from '../projecting/eventsFault.ts';
import { readTogether } from '../projecting/readTogether.ts';
import { askedStreams, retryStream, type StreamToRetry } from '../projecting/retryQuarantine.ts';
import { candidate, serving } from '../reading/tableSet.ts';
import type { ReadModel, Sources } from '../readModels/model/readModel.ts';
import { giveUp } from './candidateTables.ts';
import { Jobs } from './jobs.ts';
import { bringOn, isActive } from './rebuild.ts';
import { rebuildFailed, rebuildsOf, type RebuildRow } from './rebuildRow.ts';
import { verificationFailed, verify } from './verify.ts';

type Options = Sources & {
  readonly pool: pg.Pool;
  readonly logger: Logger;
  readonly signal: AbortSignal;
  /** Called when a stream in quarantine was tried again. */
  readonly onRetried: () => Promise<void>;
};

/** How often requests are looked for, in milliseconds. */
const LOOK_EVERY = 500;

/**
 * Works off what operators ask for, read from the tables it is kept in, until the signal aborts.
 * What was under way when a projector ended goes on where the tables say.
 */
export async function runOperations(models: readonly ReadModel[], options: Options): Promise<void> {
  const { pool, logger, signal } = options;
  const jobs = new Jobs(signal);
  const log = readTogether(options.log, models.length);
  const filling = { ...options, log };
  while (!signal.aborted) {
    try {
      const verifying = await runningVerifications(pool);
      const rebuilds = await rebuildsOf(pool, models);
      const asked = await askedStreams(pool);
      for (const model of models) {
        const { name } = model;
        await tendRebuild(model, rebuilds.get(name), jobs, filling);
        tendVerification(model, verifying.has(name), jobs, filling);
        const again = asked.filter((one) => one.model === name);
        await tendQuarantine(model, again, options);
      }
    } catch (error) {
      if (!signal.aborted)
        logger.error(
          { err: errorForLog(error) },
          'looking for operations failed; it goes on in a moment',
        );
    }
    await sleep(LOOK_EVERY, undefined, { signal }).catch(() => undefined);
  }
  await jobs.ended();
}

async function tendRebuild(
  model: ReadModel,
  row: RebuildRow | undefined,
  jobs: Jobs,
  options: Options,
): Promise<void> {
  const { pool } = options;
  const name = `rebuild ${model.name}`;
  if (row !== undefined && !row.cancelled && isActive(row.state)) {
    jobs.start(name, async (signal) => {
      try {
        await bringOn(model, { ...options, signal });
      } catch (error) {
        tellFailure(model, 'rebuild', error, options);
        if (isEventsFault(error)) await rebuildFailed(pool, model.name, reasonOf(error));
      }
    });
    return;
  }
  await jobs.stop(name);
  if (row?.cancelled === true) await giveUp(pool, model);
}

function tendVerification(model: ReadModel, wanted: boolean, jobs: Jobs, options: Options): void {
  const name = `verify ${model.name}`;
  if (!wanted) return jobs.abort(name);
  jobs.start(name, async (signal) => {
    try {
      await verify(model, { ...options, signal });
    } catch (error) {
      tellFailure(model, 'verification', error, options);
      if (isEventsFault(error)) await verificationFailed(options.pool, model.name, reasonOf(error));
    }
  });
}

async function tendQuarantine(
  model: ReadModel,
  asked: readonly StreamToRetry[],
  options: Options,
): Promise<void> {
  let tried = 0;
  for (const place of [serving, candidate])
    for (const { stream } of asked.filter(({ slot }) => slot === place.slot)) {
      const healed = await retryStream(model, place, stream, options);
      options.logger.info(
        { model: model.name, slot: place.slot, stream, healed },
        'a stream in quarantine was tried again',
      );
      tried += 1;
    }
  if (tried > 0) await options.onRetried();
}

async function runningVerifications(pool: pg.Pool): Promise<Set<string>> {
  const { rows } = await pool.query<{ model: string }>(
    `SELECT model FROM read.verifications WHERE state = 'running'`,
  );
  return new Set(rows.map(({ model }) => model));
}

/** Trouble with database or log passes: the next look starts the work again where it stands. */
function tellFailure(
  { name }: ReadModel,
  work: string,
  error: unknown,
  { logger, signal }: Options,
): void {
  if (signal.aborted) return;
  logger.error(
    { model: name, err: errorForLog(error), passes: !isEventsFault(error) },
    `a ${work} failed`,
  );
}
