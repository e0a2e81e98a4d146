import type { Context, Middleware } from 'koa';
import { commandSchemas } from '@waymark/api';
import type { Metrics } from './metrics.ts';
import type { Route } from '../gate/route.ts';

const METHODS = new Set(['GET', 'POST', 'DELETE', 'HEAD', 'OPTIONS', 'PUT']);

/**
 * Measures every request but the live streams, which last as long as somebody looks, and those that
 * overload refused: how long it took by method, route and class of status, and how many are under
 * way. Stands behind `problemDetails` and before everything that it measures.
 */
export function httpMetrics(metrics: Metrics): Middleware {
  const seconds = metrics.histogram(
    'http_request_duration_seconds',
    'Time from the arrival of a request to the end of its answer.',
    ['method', 'route', 'status'],
  );
  let underWay = 0;
  metrics.observed(
    'http_requests_under_way',
    'Requests that are being answered, live streams not counted.',
    [],
    () => [{ value: underWay }],
  );
  return async (ctx, next) => {
    if (ctx.path === '/api/live') return next();
    const started = performance.now();
    underWay += 1;
    ctx.res.once('close', () => {
      underWay -= 1;
      seconds.observe(
        {
          method: METHODS.has(ctx.method) ? ctx.method : 'other',
          route: routeOf(ctx),
          status: `${Math.floor(ctx.res.statusCode / 100)}xx`,
        },
        (performance.now() - started) / 1000,
      );
    });
    await next();
  };
}

/**
 * `GET /metrics`: the figures, for Prometheus. It is not under /api, so that no proxy leads the
 * world to it.
 */
export const metricsRoute = (metrics: Metrics): Route => ({
  method: 'get',
  path: '/metrics',
  who: [],
  limit: 'inside',
  handle: async (ctx) => {
    ctx.body = await metrics.text();
    ctx.type = metrics.contentType;
  },
});

/** The command's name, else method and route as they are written in the code. */
export function actionOf(ctx: Context): string {
  const route = routeOf(ctx);
  const method = METHODS.has(ctx.method) ? ctx.method : 'other';
  return route.startsWith('/') ? `${method} ${route}` : route;
}

/**
 * The command's name, else the route as it is written in the code, else `none`; never the path that
 * was asked for.
 */
export function routeOf(ctx: Context): string {
  const { _matchedRoute: route, params } = ctx as Context & {
    _matchedRoute?: string | RegExp;
    params?: { name?: string };
  };
  if (route === '/api/commands/:name') {
    const name = params?.name ?? '';
    return Object.hasOwn(commandSchemas, name) ? name : 'unknown command';
  }
  return route === undefined ? 'none' : String(route);
}
