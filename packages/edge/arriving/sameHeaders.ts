import type { Middleware } from 'koa';

/**
 * Does what `setting` does, which must set the same headers on every response: it is asked on the
 * first, and what it set there is set on all others.
 */
export function sameHeaders(setting: Middleware): Middleware {
  let known: [string, string | string[]][] | undefined;
  return async (ctx, next) => {
    const { res } = ctx;
    if (known === undefined) {
      const before = new Set(res.getHeaderNames());
      await setting(ctx, () => Promise.resolve());
      known = Object.entries(res.getHeaders())
        .filter(([name]) => !before.has(name))
        .map(([name, value = '']) => [name, Array.isArray(value) ? value : String(value)]);
    } else for (const [name, value] of known) res.setHeader(name, value);
    await next();
  };
}
