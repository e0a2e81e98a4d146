import {
  PictureLinks,
  RequestGate,
  Readiness,
  serviceMetrics,
  type Metrics,
  type Route,
} from '@waymark/edge';
import type { FileStore } from '@waymark/files';
import { troublesOf, type EventLog } from '@waymark/log';
import {
  ApiKeyTable,
  BlockedNetworks,
  EndedSessions,
  installAccessKeys,
  installEndedSessions,
  openPool,
  PublishedKeys,
  MOST_CONNECTIONS,
} from '@waymark/postgres';
import type { PersonVault } from '@waymark/vault';
import type { Logger } from 'pino';
import { FileTokens } from './files/fileTokens.ts';
import { LagClock } from './projecting/lagClock.ts';
import { ModelFreshness } from './reading/modelFreshness.ts';
import type { Operators } from './http/operators.ts';
import { Preparing } from './http/preparing.ts';
import { readRoutes } from './routes.ts';
import { UnderWay } from './http/underWay.ts';
import { LiveHub } from './live/liveHub.ts';
import { PresenceBoard } from './presence/presence.ts';
import { operate } from './operations/operate.ts';
import { Progress } from './reading/progress.ts';
import { runProjection, type ModelHealth, type Running } from './projecting/project.ts';
import { batchMeasures, observeProjector } from './projectorMetrics.ts';
import { readTogether } from './projecting/readTogether.ts';
import { openReadPool } from './reading/readAs.ts';
import { MOST_BESIDE, MOST_FOR_READS, PlanMemory } from './readModels/model/planMemory.ts';
import { prepareReadModels } from './readModels/tables/prepare.ts';
import type { ReadModel } from './readModels/model/readModel.ts';
import { readModels as everyModel } from './readModels/readModels.ts';
import type { Resource } from './readModels/model/resource.ts';
import { resources as everyResource } from './readModels/resources.ts';

export type ProjectorOptions = {
  readonly log: EventLog;
  readonly vault: PersonVault;
  /** Where contents of files lie; absent: none are served. */
  readonly files?: FileStore;
  /**
   * Of the database that holds the read models, in schema `read`, with the login that owns them.
   */
  readonly connectionString: string;
  /** Of the same, with the login that answers reads. */
  readonly readerConnectionString: string;
  /**
   * Access tokens are taken by the keys that command services publish in the database, and for the
   * time of an upgrade by secrets that signed those of 0.5.0 and before.
   */
  readonly secretsOfBefore?: readonly string[];
  readonly logger: Logger;
  /** IANA name: workspaces that have set none go by it. */
  readonly timeZone: string;
  /**
   * E-mail addresses of those who may see and operate the read models over HTTP; default is nobody.
   */
  readonly operators?: Operators;
  /** Default is every one that there is. */
  readonly models?: readonly ReadModel[];
  readonly resources?: readonly Resource[];
};

export type ProjectorHealth = {
  /** True when every read model is following the log; false also while they catch up. */
  readonly live: boolean;
  readonly models: readonly ModelHealth[];
};

export type Projector = {
  /** All reads under /api; stands behind request id, log and problem details. */
  readonly routes: readonly Route[];
  /** Through which its routes lead. */
  readonly gate: RequestGate;
  /** Makes the tables, then begins to follow the log; resolves before the models have caught up. */
  start(): Promise<void>;
  /**
   * Ends the projections after the batch at hand, sends live listeners away, answers the reads
   * under way, refuses those that come later (503), and closes the connections.
   */
  stop(): Promise<void>;
  health(): ProjectorHealth;
  readonly metrics: Metrics;
  /** Whether database and log answer and every read model follows. */
  readonly readiness: Readiness;
};

/** How long reads under way are waited for when the projector ends, in milliseconds. */
const LONGEST_ANSWER = 5_000;

/** Puts the projector together: the projections, and the reads that are answered from them. */
export async function createProjector({
  log,
  vault,
  files,
  connectionString,
  readerConnectionString,
  secretsOfBefore = [],
  logger,
  timeZone,
  operators = [],
  models: readModels = everyModel,
  resources = everyResource,
}: ProjectorOptions): Promise<Projector> {
  const { ofAReadModel, besideReadModels, own } = MOST_CONNECTIONS;
  const writePool = openPool({
    connectionString,
    statement_timeout: 0,
    pipeline: true,
    max: ofAReadModel * readModels.length + besideReadModels,
    application_name: 'waymark-projections',
  });
  writePool.on('error', (error) =>
    logger.warn(
      { code: (error as { code?: string }).code },
      'an idle database connection was lost',
    ),
  );
  const readPool = openReadPool(readerConnectionString);
  // What stands above all workspaces, and so above row-level security.
  const ownPool = openReadPool(connectionString, own);
  const progress = new Progress();
  const freshness = new ModelFreshness();
  const preparing = new Preparing();
  const live = new LiveHub();
  const presence = new PresenceBoard(writePool);
  const ended = new EndedSessions(writePool);
  const blocked = new BlockedNetworks(writePool);
  ended.hear((sid) => live.endSession(sid));
  const published = new PublishedKeys(writePool, secretsOfBefore);
  const underWay = new UnderWay();
  const stopping = new AbortController();
  let running: readonly Running[] = [];
  let following: Promise<unknown> = Promise.resolve();
  const models = () =>
    running.map((each) => {
      const health = each.health();
      return { ...health, quarantined: freshness.quarantined(health.model) };
    });
  const metrics = serviceMetrics();
  const measured = batchMeasures(metrics);
  const level = new LagClock(models);
  level.observe(metrics);
  observeProjector(metrics, { log, writePool, readPool, live, models });
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    stopping.abort();
    live.close();
    await Promise.all([following, ...running.map(({ ended }) => ended)]);
    // A pool that is ended tears its connections from under the reads that use them.
    await underWay.end(LONGEST_ANSWER);
    ended.close();
    blocked.close();
    published.close();
    presence.close();
    await readPool.end();
    await ownPool.end();
    await writePool.end();
  };

  return {
    gate: new RequestGate({ isKeptOut: (address) => blocked.isBlocked(address) }),
    routes: readRoutes({
      pool: readPool,
      ownPool,
      progress,
      freshness,
      preparing,
      log,
      files,
      resources,
      operationsPool: writePool,
      models: readModels,
      operators,
      accessKeys: published,
      apiKeys: new ApiKeyTable(writePool),
      fileTokens: new FileTokens(vault.fileLinkKeys),
      pictureLinks: new PictureLinks(vault.fileLinkKeys),
      isEnded: (sid) => ended.isEnded(sid),
      live,
      presence,
      underWay,
    }),
    async start() {
      await prepareReadModels(writePool, readModels, logger, timeZone);
      await installEndedSessions(writePool);
      await installAccessKeys(writePool);
      await Promise.all([ended.start(), presence.start(), published.start(), blocked.start()]);
      const { signal } = stopping;
      const memory = new PlanMemory(MOST_FOR_READS);
      const together = readTogether(log, readModels.length);
      const onAdvance = (model: string, position: bigint) => progress.advance(model, position);
      running = readModels.map((model) =>
        runProjection(model, {
          log: measured(together, model.name),
          vault,
          memory,
          pool: writePool,
          signal,
          logger,
          onAdvance,
          onReadable: (name, readable) => preparing.tell(name, readable),
          onQuarantine: () => freshness.lookAtQuarantine(writePool),
          onHealth: ({ state }) => {
            freshness.tellRetrying(model.name, state === 'retrying');
            level.tell({ model: model.name, state });
          },
        }),
      );
      following = Promise.all([
        live.follow({ log, pool: ownPool, progress, logger, signal }),
        operate(readModels, {
          log,
          vault,
          memory: new PlanMemory(MOST_BESIDE),
          pool: writePool,
          logger,
          signal,
          freshness,
          healths: models,
        }),
      ]);
    },
    stop: () => (stopped ??= stop()),
    health() {
      const all = models();
      return { live: all.length > 0 && all.every(({ state }) => state === 'live'), models: all };
    },
    metrics,
    readiness: new Readiness({
      needs: {
        'the database': () => writePool.query('SELECT 1'),
        'the event log': () => log.head(),
      },
      notes: () => [...troublesOf(log), ...level.notes()],
    }),
  };
}
