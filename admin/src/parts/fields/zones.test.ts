import { expect, test } from 'vitest';
import { isMeant, zones } from './zones.ts';

const now = new Date('2026-11-26T20:33:00Z');

test('zones are named by their city and their present offset, and go from west to east', () => {
  const all = zones('Pacific/Auckland', now);
  const of = (zone: string) => all.find(({ name }) => name === zone);
  expect(of('Pacific/Auckland')).toMatchObject({
    city: 'Auckland',
    region: 'Pacific',
    offset: 'UTC+13:00',
  });
  expect(of('America/Argentina/Buenos_Aires') ?? of('America/Buenos_Aires')).toMatchObject({
    offset: 'UTC-03:00',
  });
  expect(of('UTC')).toEqual({ name: 'UTC', city: 'UTC', region: '', offset: 'UTC+00:00' });
  const order = ['America/Los_Angeles', 'UTC', 'Europe/Berlin', 'Pacific/Auckland'];
  expect(all.map(({ name }) => name).filter((name) => order.includes(name))).toEqual(order);
});

test('the offset follows the clocks', () => {
  const july = zones('Europe/Berlin', new Date('2026-07-01T12:00:00Z'));
  expect(july.find(({ name }) => name === 'Europe/Berlin')?.offset).toBe('UTC+02:00');
});

test('the zone that is set is there, one that nobody knows is not', () => {
  expect(zones('Mars/Olympus', now).some(({ name }) => name === 'Mars/Olympus')).toBe(false);
  expect(zones('Europe/Kyiv', now).filter(({ name }) => name === 'Europe/Kyiv')).toHaveLength(1);
});

test('a place is called as it is today, and found by both of its names', () => {
  const kolkata =
    zones('Asia/Calcutta', now).find(({ name }) => name === 'Asia/Calcutta') ??
    expect.unreachable();
  expect(kolkata).toMatchObject({ city: 'Kolkata', region: 'Asia', offset: 'UTC+05:30' });
  for (const typed of ['kolkata', 'calcutta']) expect(isMeant(kolkata, typed)).toBe(true);
});

test('time zones are found by city, region and offset, in any order and without accents', () => {
  const zone = { name: 'America/Bogota', city: 'Bogotá', region: 'America', offset: 'UTC-05:00' };
  for (const typed of ['', 'bogota', 'america bog', '-05', 'utc-05:00 BOGOTA', 'Bogotá '])
    expect([typed, isMeant(zone, typed)]).toEqual([typed, true]);
  expect(isMeant(zone, 'lima')).toBe(false);
});
