import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import type { Context, Middleware } from 'koa';
import type { AppName } from './builtApps.ts';
import { isPagePath, isPortalPath } from './pagePaths.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Which app an address belongs to: the portal, or the staff's. */
export const appFor = (path: string): AppName => (isPortalPath(path) ? 'portal' : 'admin');

/**
 * Serves the built apps: hashed assets for ever, each app's page for all its routes, with 404 where
 * none is. `hint` is put into the page's head (where the mailbox of local mode is).
 */
export function servedApps(folders: Record<AppName, string>, hint: string): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const app = appFor(ctx.path);
    const path = app === 'portal' ? ctx.path.replace(/^\/portal/, '') : ctx.path;
    if (extname(path) !== '' && (await sendFile(ctx, folders[app], path))) return;
    if (extname(path) !== '') return next();
    if (!isPagePath(ctx.path)) {
      // People get the page that says so; programs hear it from whoever asked for the pages.
      if (!ctx.get('Accept').includes('text/html')) return next();
      ctx.status = 404;
    }
    await sendPage(ctx, folders[app], hint);
  };
}

async function sendFile(ctx: Context, folder: string, path: string): Promise<boolean> {
  const file = join(folder, normalize(decodeURI(path)));
  if (!file.startsWith(folder)) return false;
  const isForEver = path.includes('/assets/');
  const content = isForEver ? await kept(file) : await contentOf(file);
  if (content === null) return false;
  ctx.set('Cache-Control', isForEver ? 'public, max-age=31536000, immutable' : 'no-cache');
  ctx.type = types[extname(file)] ?? 'application/octet-stream';
  ctx.body = content;
  return true;
}

/**
 * A page that nobody has opened yet asks for a hundred hashed files, of some 4 MB in all: each is
 * read once.
 */
const assets = new Map<string, Buffer>();

async function kept(file: string): Promise<Buffer | null> {
  const content = assets.get(file) ?? (await contentOf(file));
  if (content !== null) assets.set(file, content);
  return content;
}

/** null where no file is. */
const contentOf = (file: string): Promise<Buffer | null> => readFile(file).catch(() => null);

async function sendPage(ctx: Context, folder: string, hint: string): Promise<void> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  ctx.set('Cache-Control', 'no-cache');
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = page.replace('</head>', `${hint}</head>`);
}
