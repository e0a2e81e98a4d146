import type { Middleware } from 'koa';

/**
 * Names every answer in JSON a file, whose name is ours: whoever opens its address is given a file
 * to keep, and no browser makes a program of it, whatever the address ends with (ASVS 14.4.2).
 */
export const jsonAsFile = (): Middleware => async (ctx, next) => {
  await next();
  if (/json$/.test(ctx.response.type) && !ctx.res.hasHeader('Content-Disposition'))
    ctx.set('Content-Disposition', 'attachment; filename="api.json"');
};
