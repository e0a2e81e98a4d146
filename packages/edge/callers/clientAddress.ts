import { isIP, isIPv6 } from 'node:net';
import type { Context } from 'koa';

/** In which a proxy of ours says who the caller is; it replaces whatever the caller wrote there. */
export const ADDRESS_HEADER = 'X-Real-IP';

/**
 * The address of the caller: behind a proxy (`app.proxy`) what the proxy says in one header, else
 * the other end of the connection. What is no address is not believed, and what callers can write
 * themselves (X-Forwarded-For) is not read.
 */
export function clientAddress(ctx: Context): string {
  const told = ctx.app.proxy ? ctx.get(ADDRESS_HEADER).trim() : '';
  return isIP(told) === 0 ? (ctx.req.socket.remoteAddress ?? '') : told;
}

/**
 * A network that an address is of, and how many times as much as one household all of it may have.
 */
export type Network = { readonly key: string; readonly times: number };

/**
 * The networks of an address, the narrowest first. One household or firm has an IPv4 address, or 64
 * bits of an IPv6 one, which one host may roam at will; whoever rents a little more has 256 of the
 * former, or 256 to 65,536 of the latter.
 */
export function networksOf(address: string): readonly [Network, ...Network[]] {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv6(plain)) {
    const groups = groupsOf(plain);
    const [a = '', b = '', c = '', d = ''] = groups;
    const half = d.padStart(4, '0').slice(0, 2);
    return [
      { key: `${a}:${b}:${c}:${d}`, times: 1 },
      { key: `${a}:${b}:${c}:${half}/56`, times: 4 },
      { key: `${a}:${b}:${c}/48`, times: 16 },
    ];
  }
  const firm = { key: plain, times: 1 };
  return isIP(plain) === 0
    ? [firm]
    : [firm, { key: `${plain.replace(/\.\d+$/, '')}/24`, times: 8 }];
}

/** One household or firm: the narrowest of its networks. */
export const networkOf = (address: string): string => networksOf(address)[0].key;

/**
 * Shortens an address for the log, so that no line names a single machine: the widest of its
 * networks.
 */
export const shortAddress = (address: string): string => networksOf(address).at(-1)?.key ?? '';

function groupsOf(address: string): string[] {
  // URL writes an IPv6 address in its one shortest form.
  const [head = '', tail] = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname
    .slice(1, -1)
    .split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(zeros).fill('0'), ...right];
}
