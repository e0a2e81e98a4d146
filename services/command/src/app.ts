import {
  overload,
  problemDetails,
  requestId,
  requestLog,
} from '@waymark/api/http';
import Koa from 'koa';
import helmet from 'koa-helmet';
import type { Logger } from 'pino';
import type { CommandService } from './service.ts';

/**
 * The Koa chain of the command service as a service of its own. Stands behind a proxy that says who the caller is.
 * `maxRequests` may be under way at once.
 */
export function commandApp(
  { routes }: Pick<CommandService, 'routes'>,
  logger: Logger,
  maxRequests = 256,
): Koa {
  const app = new Koa();
  app.proxy = true;
  app.use(requestId());
  app.use(requestLog(logger));
  app.use(helmet());
  app.use(problemDetails());
  app.use(async (ctx, next) => {
    if (ctx.path !== '/healthz') return next();
    ctx.body = { live: true };
  });
  app.use(overload({ most: maxRequests }));
  for (const route of routes) app.use(route);
  return app;
}
