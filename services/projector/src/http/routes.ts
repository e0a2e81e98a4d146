import Router from '@koa/router';
import {
  authenticate,
  jsonBody,
  type IsEnded,
  type SigningSecrets,
} from '@waymark/edge';
import type { FileStore } from '@waymark/files';
import type { EventLog } from '@waymark/log';
import type { Middleware } from 'koa';
import { fileLinksRoute, fileRoute } from '../files/fileRoutes.ts';
import type { LiveHub } from '../live/liveHub.ts';
import type { Presence } from '../presence/presence.ts';
import type { Resource } from '../readModels/resource.ts';
import type { ReadPool } from '../reading/readPool.ts';
import { liveRoute } from './liveRoute.ts';
import { meRoute } from './meRoute.ts';
import {
  operateRoute,
  statusRoute,
  type OperationsDependencies,
} from './operationsRoute.ts';
import { notKnownYet } from './notKnownYet.ts';
import { presenceRoute } from './presenceRoute.ts';
import { planWorkspacesRoute } from './planWorkspacesRoute.ts';
import {
  listRoute,
  oneRoute,
  totalsRoute,
  type ReadDependencies,
} from './readRoute.ts';
import { turnMovesRoute } from './turnMovesRoute.ts';
import { turnsRoute } from './turnsRoute.ts';
import type { UnderWay } from './underWay.ts';

/** Largest body of a request, in bytes. */
const MOST_BODY = 16_384;

type Dependencies = ReadDependencies &
  OperationsDependencies & {
    readonly signingSecret: SigningSecrets;
    readonly isEnded: IsEnded;
    readonly live: LiveHub;
    readonly presence: Presence;
    /** Past row-level security, for what stands above workspaces. */
    readonly ownPool: ReadPool;
    readonly underWay: UnderWay;
    /** For what is told from the history of a single process. */
    readonly log: EventLog;
    /** Where contents of files lie; absent: none are served. */
    readonly files?: FileStore | undefined;
    /** All that can be read by `GET /api/<name>`. */
    readonly resources: readonly Resource[];
  };

/** All reads under /api, and what operators do. What it does not know it hands on. */
export function readRoutes({
  signingSecret,
  isEnded,
  live,
  presence,
  underWay,
  ownPool,
  log,
  resources,
  files,
  ...reading
}: Dependencies): Middleware {
  const router = new Router({ prefix: '/api' });
  router.use(underWay.middleware);
  router.use(notKnownYet);
  const operating = { ...reading, pool: ownPool };
  const writing = authenticate(signingSecret, isEnded);
  const signedIn = authenticate(signingSecret, isEnded, { views: true });
  router.get('/me', signedIn, meRoute({ ...reading, pool: ownPool }));
  router.get(
    '/plans/:id/workspaces',
    signedIn,
    planWorkspacesRoute({ ...reading, ownPool }),
  );
  router.get(
    '/executions/:id/turns',
    signedIn,
    turnsRoute({ ...reading, log }),
  );
  router.get(
    '/executions/:id/tasks/:taskId/turns',
    signedIn,
    turnMovesRoute({ ...reading, log }),
  );
  router.get(
    '/live',
    signedIn,
    liveRoute({ ...reading, live, presence, isEnded }),
  );
  router.post(
    '/presence',
    writing,
    jsonBody(MOST_BODY),
    presenceRoute({ ...reading, presence }),
  );
  router.get('/operations', writing, statusRoute(operating));
  router.post(
    '/operations/:action',
    writing,
    jsonBody(MOST_BODY),
    operateRoute(operating),
  );
  const serving = { ...reading, files, signingSecret, isEnded };
  router.get('/fileLinks', signedIn, fileLinksRoute(serving));
  // The address says whose it is: a browser asks for pictures without any header of ours.
  router.get('/files/:id', fileRoute(serving));
  const known = authenticate(signingSecret, isEnded, {
    views: true,
    frames: true,
  });
  for (const resource of resources) {
    router.get(`/${resource.name}`, known, listRoute(resource, reading));
    router.get(
      `/${resource.name}/totals`,
      known,
      totalsRoute(resource, reading),
    );
    router.get(`/${resource.name}/:id`, known, oneRoute(resource, reading));
  }
  return router.routes() as unknown as Middleware;
}
