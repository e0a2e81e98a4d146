import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { must } from '../must.ts';

type Mail = { readonly id: string; readonly text: string };

/**
 * Signs a browser in over HTTP, by the mail with the code. @returns the token, for commands sent
 * beside what the browser does
 */
export async function enter(context: BrowserContext, url: string, email: string): Promise<string> {
  const send = (path: string, data: unknown) =>
    context.request.post(url + path, { data, headers: { origin: url } });
  const before = new Set((await mailsTo(url, email)).map(({ id }) => id));
  await send('/api/session/code', { email, intent: 'signIn' });
  const answer = await send('/api/session', { email, code: await codeMailed(url, email, before) });
  must(answer.ok(), `${email} can sign in`);
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

/** Signs a client of the demo in, and answers the task that comes first for them. */
export async function signIn(
  context: BrowserContext,
  url: string,
  email: string,
): Promise<{ readonly headline: string; readonly path: string }> {
  await enter(context, url, email);
  const page = await context.newPage();
  await page.goto(`${url}/portal/`);
  const next = page
    .getByRole('region', { name: /./ })
    .filter({ has: page.getByRole('link', { name: 'Open task' }) });
  const headline = (await next.getByRole('heading').innerText()).trim();
  const path = await next.getByRole('link', { name: 'Open task' }).getAttribute('href');
  await page.close();
  return { headline, path: `${path}` };
}

const mailsTo = async (url: string, email: string): Promise<Mail[]> =>
  (await (
    await fetch(`${url}/mailbox/api/mails?to=${encodeURIComponent(email)}`)
  ).json()) as Mail[];

async function codeMailed(
  url: string,
  email: string,
  before: ReadonlySet<string>,
): Promise<string> {
  for (;;) {
    for (const { id, text } of await mailsTo(url, email)) {
      const code = /(?<!\d)(\d{3})\s?(\d{3})(?!\d)/.exec(text);
      if (code !== null && !before.has(id)) return `${code[1]}${code[2]}`;
    }
    await delay(50);
  }
}
