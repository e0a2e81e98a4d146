import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { RequestRefused } from '@waymark/edge';
import type { Context, Middleware } from 'koa';
import { meansThisMachine } from '../base/hosts.ts';
import type { MailStore } from './mailStore.ts';
import { listPage, mailPage, missingPage } from './pages.ts';
import { answerAddress, sendReply, type AnswersGoTo } from './sendReply.ts';

/** File of an asset, and its type. */
const assets: ReadonlyMap<string, readonly [file: string, type: string]> = new Map([
  [
    'assets/mailbox.css',
    [fileURLToPath(new URL('assets/mailbox.css', import.meta.url)), 'text/css'],
  ],
  [
    'assets/mailbox.js',
    [fileURLToPath(new URL('assets/mailbox.js', import.meta.url)), 'text/javascript'],
  ],
  [
    'assets/tokens.css',
    [fileURLToPath(import.meta.resolve('@waymark/look/tokens.css')), 'text/css'],
  ],
]);

/** A mail may hold anything: no script in it runs, and it loads nothing from elsewhere. */
const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'self'; form-action 'self'; frame-ancestors 'self'";

/**
 * `/mailbox` the list (`?to=` of one address), `/mailbox/<id>` one mail, `/mailbox/api/mails?to=`
 * all of them as JSON, newest first, `POST /mailbox/<id>/reply` answers one. Passes everything else
 * on. Codes that open accounts lie here, so it answers nobody who calls this machine by another
 * name, not even that of PUBLIC_URL, which others may reach.
 * @throws Refused 421 `mailbox-elsewhere`
 */
export const mailboxRoutes =
  (store: MailStore, answers: () => AnswersGoTo | null = () => null): Middleware =>
  async (ctx, next) => {
    const place = /^\/mailbox(?:\/(.*))?$/.exec(ctx.path);
    const isReply = ctx.method === 'POST' && ctx.path.endsWith('/reply');
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (place === null || !(isRead || isReply)) return next();
    if (!meansThisMachine(ctx)) throw elsewhere();
    ctx.set('Cache-Control', 'no-store');
    ctx.set('Content-Security-Policy', policy);
    if (isReply) return reply(ctx, store, answers());
    const rest = place[1] ?? '';
    const to = typeof ctx.query.to === 'string' && ctx.query.to !== '' ? ctx.query.to : undefined;
    if (rest === '') return html(ctx, 200, listPage(store.list(to), to));
    if (rest === 'api/mails') return json(ctx, store.list(to));
    if (rest === 'api/newest') return json(ctx, { id: store.list(to)[0]?.id ?? null });
    const asset = assets.get(rest);
    if (asset !== undefined) return file(ctx, asset);
    const mail = store.find(rest);
    return mail === undefined
      ? html(ctx, 404, missingPage())
      : html(ctx, 200, mailPage(mail, answerAddress(mail, answers())));
  };

/** Longest answer that is sent, in bytes. */
const LONGEST_ANSWER = 65_536;

/** `/mailbox/<id>/reply`: sends what the form holds, and shows what the server said. */
async function reply(ctx: Context, store: MailStore, answers: AnswersGoTo | null): Promise<void> {
  if (!isOfThisSite(ctx)) return void (ctx.status = 403);
  const mail = store.find(ctx.path.split('/').at(-2) ?? '');
  const to = mail === undefined ? null : answerAddress(mail, answers);
  if (mail === undefined || to === null || answers === null) return html(ctx, 404, missingPage());
  const form = new URLSearchParams(await bodyOf(ctx));
  const answer = { from: form.get('from') ?? '', text: form.get('text') ?? '' };
  const sent = await sendReply(mail, answer, to, answers);
  return html(ctx, sent.taken ? 200 : 422, mailPage(mail, to, { ...answer, ...sent }));
}

/** A page of somebody else's must not write in the name of who looks at it. */
function isOfThisSite(ctx: Context): boolean {
  const origin = ctx.get('Origin');
  return (
    origin === `${ctx.protocol}://${ctx.host}` ||
    (['', 'null'].includes(origin) && ctx.get('Sec-Fetch-Site') === 'same-origin')
  );
}

async function bodyOf(ctx: Context): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of ctx.req as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LONGEST_ANSWER)
      throw new RequestRefused({
        status: 413,
        code: 'too-large',
        detail: 'An answer may have 64 kB at most.',
      });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const elsewhere = () =>
  new RequestRefused({
    status: 421,
    code: 'mailbox-elsewhere',
    detail: 'The mailbox opens on this machine alone: call it by localhost or 127.0.0.1.',
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

async function file(ctx: Context, [path, type]: readonly [string, string]): Promise<void> {
  ctx.type = type;
  ctx.body = await readFile(path);
}
