import { isIP, isIPv6 } from 'node:net';
import type { Context } from 'koa';

/** In which a proxy of ours says who the caller is; it replaces whatever the caller wrote there. */
export const ADDRESS_HEADER = 'X-Real-IP';

/**
 * The address of the caller: behind a proxy (`app.proxy`) what the proxy says in one header, else the other end of the
 * connection. What is no address is not believed, and what callers can write themselves (X-Forwarded-For) is not read.
 */
export function clientAddress(ctx: Context): string {
  const told = ctx.app.proxy ? ctx.get(ADDRESS_HEADER).trim() : '';
  return isIP(told) === 0 ? (ctx.req.socket.remoteAddress ?? '') : told;
}

/** One household or firm: an IPv4 address, or the first 64 bits of an IPv6 one, which one host may roam at will. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? prefix64(plain) : plain;
}

function prefix64(address: string): string {
  // URL writes an IPv6 address in its one shortest form.
  const [head = '', tail] = new URL(
    `http://[${address.replace(/%.*$/, '')}]`,
  ).hostname
    .slice(1, -1)
    .split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(zeros).fill('0'), ...right]
    .slice(0, 4)
    .join(':');
}
