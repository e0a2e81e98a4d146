import Koa, { type Middleware } from 'koa';
import type { Logger } from 'pino';
import { auditTrail } from './watching/audit.ts';
import type { RequestGate } from './gate/gate.ts';
import { healthRoutes } from './watching/healthRoutes.ts';
import { httpMetrics, metricsRoute } from './watching/httpMetrics.ts';
import type { Metrics } from './watching/metrics.ts';
import { overload, type AppLimits } from './load/overload.ts';
import { RefusalThrottle } from './load/refusalThrottle.ts';
import { jsonAsFile } from './jsonAsFile.ts';
import { problemDetails } from './problemDetails.ts';
import type { Readiness } from './watching/readiness.ts';
import { requestId } from './arriving/requestId.ts';
import { requestLog } from './watching/requestLog.ts';
import { passingOn, routing, type Route } from './gate/route.ts';
import { sameHeaders } from './arriving/sameHeaders.ts';

/** A service as its app needs it. */
export type Served = {
  readonly routes: readonly Route[];
  readonly gate: RequestGate;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  /** What `/readyz` tells besides. */
  readonly details?: () => object;
};

type Options = AppLimits & {
  /** Headers that every answer has. */
  readonly headers: Middleware;
};

/**
 * The Koa chain of a service by itself. Stands behind a proxy that says who the caller is. Whatever
 * answers is a route, which passes the gate; health, readiness and metrics are answered in overload
 * too.
 */
export function serviceApp(
  { routes, gate, metrics, readiness, details }: Served,
  logger: Logger,
  { headers, maxRequests = 256, maxRequestsOfAddress = 100 }: Options,
): Koa {
  const refused = metrics.counter(
    'requests_refused_total',
    'Requests refused because too many were under way.',
  );
  metrics.observeNode();
  const app = new Koa();
  app.proxy = true;
  const before = [
    requestId(),
    jsonAsFile(),
    sameHeaders(headers),
    overload({
      most: maxRequests,
      mostOfAddress: maxRequestsOfAddress,
      logger,
      refusing: () => refused.inc(),
    }),
    requestLog(logger),
    auditTrail(logger, metrics),
    problemDetails(new RefusalThrottle(maxRequestsOfAddress)),
  ];
  for (const each of before) app.use(passingOn(each));
  const inside = [...healthRoutes(readiness, details), metricsRoute(metrics)];
  app.use(routing(inside, gate));
  app.use(passingOn(httpMetrics(metrics)));
  app.use(routing(routes, gate));
  return app;
}
