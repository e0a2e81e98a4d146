import { problemDetails, requestId, requestLog } from '@waymark/api/http';
import Koa from 'koa';
import helmet from 'koa-helmet';
import type { Logger } from 'pino';
import type { CommandService } from './service.ts';

/** The Koa chain of the command service as a service of its own. Stands behind a proxy that says who the caller is. */
export function commandApp({ routes }: Pick<CommandService, 'routes'>, logger: Logger): Koa {
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
  for (const route of routes) app.use(route);
  return app;
}
