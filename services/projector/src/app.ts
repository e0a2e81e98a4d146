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
import type { Projector } from './createProjector.ts';

/**
 * The Koa chain of the projector as a service of its own. Stands behind a proxy that says who the caller is. Health,
 * readiness and metrics are answered in overload too.
 */
export function projectorApp(
  projector: Projector,
  logger: Logger,
  { maxRequests = 256, maxRequestsOfAddress = 100 }: AppLimits = {},
): Koa {
  const { metrics, readiness } = projector;
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
  app.use(
    healthRoutes(readiness, () => ({
      models: projector.health().models.map((each) => ({
        model: each.model,
        state: each.state,
        position: `${each.position}`,
        failures: each.failures,
        quarantined: each.quarantined,
      })),
    })),
  );
  app.use(metricsRoute(metrics));
  app.use(httpMetrics(metrics));
  app.use(projector.middleware);
  return app;
}
