import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatDate, formatDateTime, formatDayMonth } from './dates.ts';

afterEach(() => vi.unstubAllEnvs());

describe('a calendar date', () => {
  test('is shown as it stands, in any time zone', () => {
    const zones = fc.constantFrom(
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
      'Europe/Berlin',
      'UTC',
      undefined,
    );
    const days = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2090-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, zones, (at, zone) => {
        const [year, month, day] = at.toISOString().slice(0, 10).split('-');
        expect(formatDate(`${year}-${month}-${day}`, zone)).toBe(`${day}.${month}.${year}`);
        expect(formatDayMonth(`${year}-${month}-${day}`, zone)).toBe(`${day}.${month}.`);
      }),
    );
  });

  test('has no time of day', () => {
    expect(formatDateTime('2026-11-24', 'Pacific/Pago_Pago')).toBe('24.11.2026');
  });

  test('does not shift with the zone of the machine', () => {
    vi.stubEnv('TZ', 'Pacific/Pago_Pago');
    expect(formatDate('2026-11-24')).toBe('24.11.2026');
  });
});

describe('an instant', () => {
  test.each([
    ['UTC', '31.12.2026 23:30'],
    ['Europe/Berlin', '01.01.2027 00:30'],
    ['America/New_York', '31.12.2026 18:30'],
  ])('is shown in %s', (zone, shown) => {
    expect(formatDateTime('2026-12-31T23:30:00.000Z', zone)).toBe(shown);
    expect(formatDate('2026-12-31T23:30:00.000Z', zone)).toBe(shown.slice(0, 10));
    expect(formatDayMonth('2026-12-31T23:30:00.000Z', zone)).toBe(shown.slice(0, 6));
  });

  test('at midnight is 00:00, not 24:00', () => {
    expect(formatDateTime('2026-03-01T00:00:00Z', 'UTC')).toBe('01.03.2026 00:00');
  });
});

test.each(['', 'soon', '2026-13-45T00:00:00Z'])('"%s" is no date and is shown as it is', (text) => {
  expect([formatDate(text), formatDateTime(text), formatDayMonth(text)]).toEqual([
    text,
    text,
    text,
  ]);
});
