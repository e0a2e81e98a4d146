import type { EventLog } from '@waymark/events/log';
import { openPool } from '@waymark/events/postgres';
import type { PersonVault } from '@waymark/events/vault';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { readRoutes } from './http/routes.ts';
import { LiveHub } from './live/liveHub.ts';
import { Progress } from './progress.ts';
import { runProjection, type ModelHealth, type Running } from './project.ts';
import { openReadPool } from './readAs.ts';
import { prepareReadModels } from './readModels/prepare.ts';
import { readModels } from './readModels/readModels.ts';

export type ProjectorOptions = {
  readonly log: EventLog;
  readonly vault: PersonVault;
  /** Of the database that holds the read models, in schema `read`. */
  readonly connectionString: string;
  /** With which access tokens are signed. */
  readonly signingSecret: string;
  readonly logger: Logger;
};

export type ProjectorHealth = {
  /** True when every read model is following the log; false also while they catch up. */
  readonly live: boolean;
  readonly models: readonly ModelHealth[];
};

export type Projector = {
  /** All reads under /api; stands behind requestId, requestLog and problemDetails, and hands on what it does not know. */
  readonly middleware: Middleware;
  /** Makes the tables, then begins to follow the log; resolves before the models have caught up. */
  start(): Promise<void>;
  /** Ends the projections after the batch at hand, sends live listeners away, and closes the connections. */
  stop(): Promise<void>;
  health(): ProjectorHealth;
};

/** Puts the projector together: the projections, and the reads that are answered from them. */
export async function createProjector({
  log,
  vault,
  connectionString,
  signingSecret,
  logger,
}: ProjectorOptions): Promise<Projector> {
  const writePool = openPool({
    connectionString,
    statement_timeout: 0,
    max: readModels.length + 1,
    application_name: 'waymark-projections',
  });
  writePool.on('error', (error) =>
    logger.warn(
      { code: (error as { code?: string }).code },
      'an idle database connection was lost',
    ),
  );
  const readPool = await openReadPool(connectionString);
  const progress = new Progress();
  const live = new LiveHub();
  const stopping = new AbortController();
  let running: readonly Running[] = [];
  let following: Promise<void> = Promise.resolve();

  return {
    middleware: readRoutes({ pool: readPool, progress, signingSecret, live }),
    async start() {
      await prepareReadModels(writePool, readModels);
      const { signal } = stopping;
      const onAdvance = (model: string, position: bigint) =>
        progress.advance(model, position);
      running = readModels.map((model) =>
        runProjection(model, {
          log,
          vault,
          pool: writePool,
          signal,
          logger,
          onAdvance,
        }),
      );
      following = live.follow({
        log,
        pool: readPool,
        progress,
        logger,
        signal,
      });
    },
    async stop() {
      stopping.abort();
      live.close();
      await Promise.all([following, ...running.map(({ ended }) => ended)]);
      await readPool.end();
      await writePool.end();
    },
    health() {
      const models = running.map((each) => each.health());
      return {
        live:
          models.length > 0 && models.every(({ state }) => state === 'live'),
        models,
      };
    },
  };
}
