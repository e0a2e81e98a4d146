import { serviceAddress } from '@waymark/api/addresses';
import { RequestRefused, type Route } from '@waymark/edge';
import { nouns, streamOf } from '@waymark/events';
import { hostOfPage, providerOfLink } from '@waymark/events/bookingProviders';
import { z } from 'zod';
import { escapeHtml } from '../../mail/mails/content.ts';
import type { StreamCache } from '../../streams/streamCache.ts';

const asked = z.object({
  workspace: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
  link: z.string().max(4000),
});

/**
 * `GET /frame/booking-page`: a booking page on a host that a workspace names, in a frame (PRODUCT
 * 16.5, ADR 46). The policy of the apps' pages is one for all workspaces and names the providers
 * alone; this page's own names this one host. It holds nothing else, has no script, and only pages
 * of ours may hold it.
 */
export function bookingFramePage({ cache }: { readonly cache: StreamCache }): Route {
  const handle: Route['handle'] = async (ctx) => {
    const { success, data } = asked.safeParse({ ...ctx.query });
    const host = success ? hostOfPage(data.link) : null;
    if (!success || host === null) throw notTaken();
    const { state } = await cache.read(streamOf.workspace(data.workspace), nouns.workspace);
    if (providerOfLink(data.link, state.bookingHosts) === null) throw notTaken();
    ctx.set(
      'Content-Security-Policy',
      [
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        `frame-src https://${host}`,
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
      ].join('; '),
    );
    ctx.set('X-Frame-Options', 'SAMEORIGIN');
    ctx.set('Referrer-Policy', 'origin');
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'html';
    ctx.body = pageWith(new URL(data.link).href);
  };
  const { path } = serviceAddress.bookingPage;
  return { method: 'get', path, who: [], limit: 'framePage', handle };
}

const notTaken = () =>
  new RequestRefused({
    status: 404,
    code: 'not-found',
    detail: 'No workspace takes booking pages of this host here.',
  });

/**
 * The address of a page holds no quotes and no angle brackets: `URL` encodes them. What else could
 * end it is escaped.
 */
const pageWith = (address: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="robots" content="noindex" />
    <title>Waymark</title>
    <style>
      html, body { height: 100%; margin: 0; }
      iframe { display: block; width: 100%; height: 100%; border: 0; }
    </style>
  </head>
  <body>
    <iframe
      title="Booking page"
      src="${escapeHtml(address)}"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
      referrerpolicy="origin"
    ></iframe>
  </body>
</html>
`;
