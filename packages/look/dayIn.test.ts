import { expect, test } from 'vitest';
import { dayIn, knownZone } from './dayIn.ts';

const instant = (text: string) => new Date(text);
const berlin = (text: string) => dayIn('Europe/Berlin', instant(text));

test('the date is that of the time zone, on either side of midnight and of a change of the clocks', () => {
  expect(berlin('2026-11-21T22:59:59.999Z')).toBe('2026-11-21');
  expect(berlin('2026-11-21T23:00:00.000Z')).toBe('2026-11-22');
  expect(berlin('2026-07-01T21:59:59.999Z')).toBe('2026-07-01');
  expect(berlin('2026-07-01T22:00:00.000Z')).toBe('2026-07-02');
  expect(dayIn('Pacific/Auckland', instant('2026-12-31T11:00:00.000Z'))).toBe('2027-01-01');
  expect(dayIn('Pacific/Auckland', Date.parse('2026-12-31T10:59:00.000Z'))).toBe('2026-12-31');
  expect(berlin('2026-11-21T22:59:59.999Z')).toBe('2026-11-21');
});

test('a zone that an older browser does not know gives way to its own', () => {
  const here = knownZone(undefined);
  expect(dayIn(here, 0)).toMatch(/^19(69-12-31|70-01-01)$/);
  expect([knownZone('Mars/Olympus'), knownZone('Pacific/Auckland')]).toEqual([
    here,
    'Pacific/Auckland',
  ]);
});

test('a zone that does not exist is refused', () => {
  expect(() => dayIn('Mars/Olympus', 0)).toThrow(RangeError);
});
