import type { Context } from 'koa';

export type FrameKind = 'form-viewer' | 'form-builder' | 'form-demo';

/** Which app's script shows it. */
const scripts: Readonly<Record<FrameKind, string>> = {
  'form-viewer': '/portal/frame',
  'form-demo': '/portal/frame',
  'form-builder': '/frame-builder',
};

/**
 * The page that stands in a frame. All that it shows comes by its script; what is said here is
 * whose pages may hold it: those sites alone, and where there are none nobody. Who holds it is told
 * no address of ours, and nothing but our own is loaded.
 */
export function framePage(ctx: Context, kind: FrameKind, sites: readonly string[]): void {
  const holders = sites.length === 0 ? "'none'" : sites.join(' ');
  ctx.set(
    'Content-Security-Policy',
    [
      "default-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self' data:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${holders}`,
    ].join('; '),
  );
  // What older browsers go by can't name other sites.
  ctx.remove('X-Frame-Options');
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'html';
  ctx.body = pageOf(scripts[kind]);
}

const pageOf = (script: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <title>Waymark</title>
    <link rel="stylesheet" href="${script}/frame.css" />
    <script type="module" src="${script}/frame.js"></script>
  </head>
  <body>
    <div id="root"></div>
    <noscript>Waymark needs JavaScript. Switch it on in your browser and load this page again.</noscript>
  </body>
</html>
`;
