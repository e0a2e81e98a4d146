import {
  ApiKeyCheck,
  authenticate,
  type AccessKeys,
  type ApiKeyRegister,
  type IsEnded,
  type PictureLinks,
  type Route,
} from '@waymark/edge';
import type { FileStore } from '@waymark/files';
import type { EventLog } from '@waymark/log';
import { byFileLink, fileLinksRoute, fileRoute } from './files/fileRoutes.ts';
import type { FileTokens } from './files/fileTokens.ts';
import { pictureRoute } from './files/pictureRoute.ts';
import type { LiveHub } from './live/liveHub.ts';
import type { PresenceBoard } from './presence/presence.ts';
import type { Resource } from './readModels/model/resource.ts';
import type { ReadPool } from './reading/readPool.ts';
import { liveRoute } from './http/liveRoute.ts';
import { meRoute } from './http/meRoute.ts';
import { ownDataRoute } from './http/ownDataRoute.ts';
import { operateRoute, statusRoute, type OperationsDependencies } from './http/operationsRoute.ts';
import { notKnownYet } from './http/notKnownYet.ts';
import { presenceRoute } from './http/presenceRoute.ts';
import { planWorkspacesRoute } from './http/planWorkspacesRoute.ts';
import { listRoute, oneRoute, totalsRoute, type ReadDependencies } from './http/readRoute.ts';
import { TurnLedgers } from './turns/turnLedgers.ts';
import { turnMovesRoute } from './http/turnMovesRoute.ts';
import { turnsRoute } from './http/turnsRoute.ts';
import type { UnderWay } from './http/underWay.ts';

/** Largest body of a request, in bytes. */
const MOST_BODY = 16_384;

type Dependencies = ReadDependencies &
  OperationsDependencies & {
    /** By which access tokens are taken. */
    readonly accessKeys: AccessKeys;
    /** API keys of workspaces. */
    readonly apiKeys: ApiKeyRegister;
    readonly fileTokens: FileTokens;
    readonly pictureLinks: PictureLinks;
    readonly isEnded: IsEnded;
    readonly live: LiveHub;
    readonly presence: PresenceBoard;
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

/** All reads under /api, and what operators do. */
export function readRoutes({
  accessKeys,
  apiKeys,
  fileTokens,
  pictureLinks,
  isEnded,
  live,
  presence,
  underWay,
  ownPool,
  log,
  resources,
  files,
  ...reading
}: Dependencies): readonly Route[] {
  const ledgers = new TurnLedgers(log);
  const operating = { ...reading, pool: ownPool };
  const writing = authenticate(accessKeys, isEnded);
  const signedIn = authenticate(accessKeys, isEnded, { views: true });
  const known = authenticate(accessKeys, isEnded, {
    ...{ views: true, frames: true },
    apiKeys: new ApiKeyCheck(apiKeys, () => new Date()),
  });
  const serving = { ...reading, files, fileTokens, isEnded };
  const read = { method: 'get', who: [signedIn], limit: 'read' } as const;
  const folded = { ...read, limit: 'history' } as const;
  const operated = { who: [writing], limit: 'operations' } as const;
  const routes: readonly Route[] = [
    { ...read, path: '/api/me', handle: meRoute({ ...reading, pool: ownPool, pictureLinks }) },
    {
      method: 'get',
      who: [writing],
      limit: 'ownData',
      path: '/api/me/data',
      handle: ownDataRoute({ ...reading, pool: ownPool }),
    },
    {
      ...read,
      path: '/api/plans/:id/workspaces',
      handle: planWorkspacesRoute({ ...reading, ownPool }),
    },
    { ...folded, path: '/api/executions/:id/turns', handle: turnsRoute({ ...reading, ledgers }) },
    {
      ...folded,
      path: '/api/executions/:id/tasks/:taskId/turns',
      handle: turnMovesRoute({ ...reading, ledgers }),
    },
    {
      ...read,
      path: '/api/live',
      limit: 'live',
      handle: liveRoute({ ...reading, live, presence, isEnded }),
    },
    {
      method: 'post',
      path: '/api/presence',
      who: [writing],
      limit: 'presence',
      body: MOST_BODY,
      handle: presenceRoute({ ...reading, presence }),
    },
    { ...operated, method: 'get', path: '/api/operations', handle: statusRoute(operating) },
    {
      ...operated,
      method: 'post',
      path: '/api/operations/:action',
      body: MOST_BODY,
      handle: operateRoute(operating),
    },
    { ...read, path: '/api/fileLinks', handle: fileLinksRoute(serving) },
    {
      method: 'get',
      path: '/api/files/:id',
      // The address says whose it is: a browser asks for pictures without any header of ours.
      who: [byFileLink(serving)],
      limit: 'download',
      handle: fileRoute(serving),
    },
    {
      method: 'get',
      path: '/api/pictures/:id',
      // The address says of which workspace it is: mails show it, and pages before any sign-in.
      who: [],
      limit: 'download',
      handle: pictureRoute({ ...reading, pool: ownPool, files, pictureLinks }),
    },
    ...resources.flatMap((resource): readonly Route[] => {
      const path = `/api/${resource.name}`;
      const one = { ...read, who: [known] } as const;
      return [
        { ...one, path, handle: listRoute(resource, reading) },
        { ...one, path: `${path}/totals`, handle: totalsRoute(resource, reading) },
        { ...one, path: `${path}/:id`, handle: oneRoute(resource, reading) },
      ];
    }),
  ];
  // What is asked while the service ends is refused before anything else is done for it.
  const before = [underWay.middleware, notKnownYet];
  return routes.map((route) => ({ ...route, who: [...before, ...route.who] }));
}
