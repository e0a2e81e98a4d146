import {
  healthRoutes,
  httpMetrics,
  metricsRoute,
  overload,
  Pace,
  problemDetails,
  requestId,
  requestLog,
  sameHeaders,
  type AppLimits,
} from '@waymark/edge';
import Koa from 'koa';
import helmet from 'koa-helmet';
import type { Logger } from 'pino';
import type { CommandService } from './service.ts';

/**
 * The Koa chain of the command service as a service of its own. Stands behind a proxy that says who the caller is.
 * Health, readiness and metrics are answered in overload too.
 */
export function commandApp(
  {
    routes,
    metrics,
    readiness,
  }: Pick<CommandService, 'routes' | 'metrics' | 'readiness'>,
  logger: Logger,
  { maxRequests = 256, maxRequestsOfAddress = 100 }: AppLimits = {},
): Koa {
  const refused = metrics.counter(
    'requests_refused_total',
    'Requests refused because too many were under way.',
  );
  metrics.observeNode();
  const app = new Koa();
  app.proxy = true;
  app.use(requestId());
  app.use(sameHeaders(helmet()));
  app.use(
    overload({
      most: maxRequests,
      mostOfAddress: maxRequestsOfAddress,
      logger,
      refusing: () => refused.inc(),
    }),
  );
  app.use(requestLog(logger));
  app.use(problemDetails(new Pace(maxRequestsOfAddress)));
  app.use(healthRoutes(readiness));
  app.use(metricsRoute(metrics));
  app.use(httpMetrics(metrics));
  for (const route of routes) app.use(route);
  return app;
}
