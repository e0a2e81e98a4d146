import { RequestRefused } from '@waymark/edge';
import type { Context, Middleware } from 'koa';

/**
 * True where a request was meant for this machine by a name that no page of the internet can have:
 * a page whose own name is made to lead here (DNS rebinding) comes with that name as its Host.
 */
export const meansThisMachine = ({ hostname }: Context): boolean =>
  /^(localhost|[a-z0-9-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(hostname);

/**
 * Refuses requests under a name that is neither this machine's nor that of `publicUrl`.
 * @throws Refused 421 `unknown-host`
 */
export function knownHosts(publicUrl: string): Middleware {
  const { hostname } = new URL(publicUrl);
  return (ctx, next) => {
    if (!meansThisMachine(ctx) && ctx.hostname.toLowerCase() !== hostname)
      throw unknownHost(publicUrl);
    return next();
  };
}

export const unknownHost = (publicUrl: string): RequestRefused =>
  new RequestRefused({
    status: 421,
    code: 'unknown-host',
    detail: `Waymark answers at ${publicUrl} here. Under another name it does once PUBLIC_URL says so.`,
    field: 'Host',
  });
