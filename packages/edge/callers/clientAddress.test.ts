import Koa from 'koa';
import { expect, test } from 'vitest';
import { clientAddress, networkOf, networksOf } from './clientAddress.ts';

function asSeen(proxy: boolean, headers: Record<string, string>): string {
  const app = new Koa({ proxy });
  const request = { headers, socket: { remoteAddress: '10.0.0.2' } };
  return clientAddress(app.createContext(request as never, {} as never));
}

test('behind the proxy its one header counts, and what callers write into others does not', () => {
  const forged = { 'x-forwarded-for': '198.51.100.9, 203.0.113.7' };
  expect(asSeen(true, { ...forged, 'x-real-ip': '203.0.113.7' })).toBe('203.0.113.7');
  expect(asSeen(true, { 'x-real-ip': '2001:db8::7' })).toBe('2001:db8::7');
  expect(asSeen(true, forged)).toBe('10.0.0.2');
});

test('what is no address is not believed', () => {
  for (const told of ['', 'anything 1', '203.0.113', '203.0.113.7, 198.51.100.9', '1'.repeat(300)])
    expect(asSeen(true, { 'x-real-ip': told })).toBe('10.0.0.2');
});

test('without a proxy nobody says who the caller is but the connection', () => {
  expect(asSeen(false, { 'x-real-ip': '203.0.113.7' })).toBe('10.0.0.2');
});

test('an IPv6 network counts as one, and an IPv4 address however it is written', () => {
  expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:db8:1:2:ffff:ffff:ffff:1'));
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
  expect(networkOf('::1')).not.toBe(networkOf('2001:db8::1'));
  expect(networkOf('::ffff:192.0.2.1')).toBe(networkOf('192.0.2.1'));
});

test('it is of wider networks too, each of which has several times as much, and no more', () => {
  const keysOf = (address: string) => networksOf(address).map(({ key, times }) => [key, times]);
  expect(keysOf('192.0.2.77')).toEqual([
    ['192.0.2.77', 1],
    ['192.0.2/24', 8],
  ]);
  expect(keysOf('2001:db8:1:2a0::1')).toEqual([
    ['2001:db8:1:2a0', 1],
    ['2001:db8:1:02/56', 4],
    ['2001:db8:1/48', 16],
  ]);
  expect(keysOf('2001:db8:1:2::1')[1]).toEqual(['2001:db8:1:00/56', 4]);
  expect(keysOf('')).toEqual([['', 1]]);
});
