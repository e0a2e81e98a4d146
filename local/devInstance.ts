import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Middleware } from 'koa';
import { createServer, type ViteDevServer } from 'vite';
import type { AppName } from './web/builtApps.ts';
import { launch } from './launch.ts';
import { appFor } from './web/servedApps.ts';
import { MAILBOX_HINT } from './web/web.ts';

/** The process behind `npm run dev`: both apps straight from their sources. */
const root = dirname(dirname(fileURLToPath(import.meta.url)));

const devServer = (app: AppName, { server }: { server: Server }): Promise<ViteDevServer> =>
  createServer({
    root: join(root, app),
    configFile: join(root, app, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server, path: `/hmr-${app}` } },
  });

const pagesOf =
  (apps: Record<AppName, ViteDevServer>): Middleware =>
  async (ctx) => {
    const app = appFor(ctx.path);
    const vite = apps[app];
    const handled = await new Promise<boolean>((resolve) => {
      ctx.res.once('finish', () => resolve(true));
      vite.middlewares(ctx.req, ctx.res, () => resolve(false));
    });
    if (handled || ctx.res.headersSent) {
      ctx.respond = false;
      return;
    }
    const page = await readFile(join(root, app, 'index.html'), 'utf8');
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = (await vite.transformIndexHtml(ctx.path, page)).replace(
      '</head>',
      `${MAILBOX_HINT}</head>`,
    );
  };

await launch(async (_, { server }) => {
  const admin = await devServer('admin', { server });
  const portal = await devServer('portal', { server });
  return {
    serve: pagesOf({ admin, portal }),
    hotReload: true,
    stop: async () => void (await Promise.all([admin.close(), portal.close()])),
  };
});
