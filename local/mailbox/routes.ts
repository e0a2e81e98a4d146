import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Context, Middleware } from 'koa';
import type { MailStore } from './mailStore.ts';
import { listPage, mailPage, missingPage } from './pages.ts';

/** File of an asset, and its type. */
const assets: Readonly<Record<string, readonly [file: string, type: string]>> =
  {
    'mailbox.css': [
      fileURLToPath(new URL('assets/mailbox.css', import.meta.url)),
      'text/css',
    ],
    'mailbox.js': [
      fileURLToPath(new URL('assets/mailbox.js', import.meta.url)),
      'text/javascript',
    ],
    'tokens.css': [
      fileURLToPath(import.meta.resolve('@waymark/look/tokens.css')),
      'text/css',
    ],
  };

/** A mail may hold anything: no script in it runs, and it loads nothing from elsewhere. */
const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'self'; form-action 'none'; frame-ancestors 'self'";

/**
 * `/mailbox` the list (`?to=` of one address), `/mailbox/<id>` one mail, `/mailbox/api/mails?to=` all of them as JSON,
 * newest first. Passes everything else on.
 */
export const mailboxRoutes =
  (store: MailStore): Middleware =>
  async (ctx, next) => {
    const place = /^\/mailbox(?:\/(.*))?$/.exec(ctx.path);
    if (place === null || (ctx.method !== 'GET' && ctx.method !== 'HEAD'))
      return next();
    ctx.set('Cache-Control', 'no-store');
    ctx.set('Content-Security-Policy', policy);
    const rest = place[1] ?? '';
    const to =
      typeof ctx.query.to === 'string' && ctx.query.to !== ''
        ? ctx.query.to
        : undefined;
    if (rest === '') return html(ctx, 200, listPage(store.list(to), to));
    if (rest === 'api/mails') return json(ctx, store.list(to));
    if (rest === 'api/newest')
      return json(ctx, { id: store.list(to)[0]?.id ?? null });
    const asset = rest.startsWith('assets/')
      ? assets[rest.slice('assets/'.length)]
      : undefined;
    if (asset !== undefined) return file(ctx, asset);
    const mail = store.find(rest);
    return mail === undefined
      ? html(ctx, 404, missingPage())
      : html(ctx, 200, mailPage(mail));
  };

function html(ctx: Context, status: number, body: string): void {
  ctx.status = status;
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = body;
}

function json(ctx: Context, value: unknown): void {
  ctx.type = 'application/json';
  ctx.body = JSON.stringify(value);
}

async function file(
  ctx: Context,
  [path, type]: readonly [string, string],
): Promise<void> {
  ctx.type = type;
  ctx.body = await readFile(path);
}
