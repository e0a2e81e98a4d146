import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import { headers } from '@waymark/api/headers';

const sound = /^[A-Za-z0-9._-]{8,64}$/;

/**
 * Gives each request an id (the caller's own, if it is a sound one): `ctx.state.requestId`, and in
 * the answer's header.
 */
export const requestId = (): Middleware => async (ctx, next) => {
  const given = ctx.get(headers.requestId);
  const id = sound.test(given) ? given : randomUUID();
  ctx.state.requestId = id;
  ctx.set(headers.requestId, id);
  await next();
};
