import { overload, problemDetails, requestId, requestLog } from '@waymark/edge';
import Koa, { type Middleware } from 'koa';
import helmet from 'koa-helmet';
import type { Logger } from 'pino';
import { knownHosts } from './hosts.ts';
import { insideRoutes } from './inside.ts';
import type { Instance } from './instance.ts';
import { pagePolicy } from './pagePolicy.ts';

/** Puts this into every page's head: where the mails of local mode are. */
export const MAILBOX_HINT = '<meta name="waymark-mailbox" content="/mailbox">';

/** Requests to both services that may be under way at once. */
const MOST_REQUESTS = 512;

/** One origin for everything: health, mailbox, both services, and the pages of both apps. */
export function webApp(
  { command, projector, mailbox }: Instance,
  pages: Middleware,
  logger: Logger,
  { publicUrl, hotReload = false }: { publicUrl: string; hotReload?: boolean },
): Koa {
  const app = new Koa();
  app.silent = true;
  app.use(requestId());
  app.use(requestLog(logger));
  if (!hotReload)
    app.use(
      helmet({
        contentSecurityPolicy: { directives: pagePolicy },
        strictTransportSecurity: false,
      }),
    );
  app.use(problemDetails());
  app.use(knownHosts(publicUrl));
  for (const route of insideRoutes({ command, projector })) app.use(route);
  app.use(
    overload({
      most: MOST_REQUESTS,
      logger,
      exempt: ({ path }) => path === '/api/live' || !path.startsWith('/api/'),
    }),
  );
  app.use(mailbox.routes);
  for (const route of command.routes) app.use(route);
  app.use(projector.middleware);
  app.use(async (ctx, next) => {
    if (ctx.path.startsWith('/api/')) return;
    await next();
  });
  app.use(pages);
  return app;
}
