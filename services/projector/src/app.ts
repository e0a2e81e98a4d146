import {
  overload,
  problemDetails,
  requestId,
  requestLog,
} from '@waymark/api/http';
import Koa from 'koa';
import helmet from 'koa-helmet';
import type { Logger } from 'pino';
import type { Projector } from './createProjector.ts';

/**
 * The Koa chain of the projector as a service of its own. `GET /healthz` answers 200 once every read model follows the
 * log, else 503. `maxRequests` may be under way at once, live streams not counted.
 */
export function projectorApp(
  projector: Projector,
  logger: Logger,
  maxRequests = 256,
): Koa {
  const app = new Koa();
  app.use(requestId());
  app.use(requestLog(logger));
  app.use(helmet());
  app.use(problemDetails());
  app.use(async (ctx, next) => {
    if (ctx.path !== '/healthz') return next();
    const { live, models } = projector.health();
    ctx.status = live ? 200 : 503;
    ctx.body = {
      live,
      models: models.map(({ model, state, position, failures }) => ({
        model,
        state,
        position: `${position}`,
        failures,
      })),
    };
  });
  app.use(overload({ most: maxRequests }));
  app.use(projector.middleware);
  return app;
}
