import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Refused } from '@waymark/edge';
import type { Context, Middleware } from 'koa';
import { meansThisMachine } from '../hosts.ts';
import type { MailStore } from './mailStore.ts';
import { listPage, mailPage, missingPage } from './pages.ts';

/** File of an asset, and its type. */
const assets: ReadonlyMap<string, readonly [file: string, type: string]> =
  new Map([
    [
      'assets/mailbox.css',
      [
        fileURLToPath(new URL('assets/mailbox.css', import.meta.url)),
        'text/css',
      ],
    ],
    [
      'assets/mailbox.js',
      [
        fileURLToPath(new URL('assets/mailbox.js', import.meta.url)),
        'text/javascript',
      ],
    ],
    [
      'assets/tokens.css',
      [
        fileURLToPath(import.meta.resolve('@waymark/look/tokens.css')),
        'text/css',
      ],
    ],
  ]);

/** A mail may hold anything: no script in it runs, and it loads nothing from elsewhere. */
const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'self'; form-action 'none'; frame-ancestors 'self'";

/**
 * `/mailbox` the list (`?to=` of one address), `/mailbox/<id>` one mail, `/mailbox/api/mails?to=` all of them as JSON,
 * newest first. Passes everything else on. Codes that open accounts lie here, so it answers nobody who calls this
 * machine by another name, not even that of PUBLIC_URL, which others may reach.
 * @throws Refused 421 `mailbox-elsewhere`
 */
export const mailboxRoutes =
  (store: MailStore): Middleware =>
  async (ctx, next) => {
    const place = /^\/mailbox(?:\/(.*))?$/.exec(ctx.path);
    if (place === null || (ctx.method !== 'GET' && ctx.method !== 'HEAD'))
      return next();
    if (!meansThisMachine(ctx)) throw elsewhere();
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
    const asset = assets.get(rest);
    if (asset !== undefined) return file(ctx, asset);
    const mail = store.find(rest);
    return mail === undefined
      ? html(ctx, 404, missingPage())
      : html(ctx, 200, mailPage(mail));
  };

const elsewhere = () =>
  new Refused({
    status: 421,
    code: 'mailbox-elsewhere',
    detail:
      'The mailbox opens on this machine alone: call it by localhost or 127.0.0.1.',
    field: 'Host',
  });

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
