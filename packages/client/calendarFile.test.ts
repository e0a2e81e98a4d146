import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarFile } from './calendarFile.ts';

const appointment = {
  ...{ id: 't@waymark', title: 'Connection test; ERP, all', place: 'Room 1\nHamburg' },
  ...{
    start: '2026-11-26T09:00:00.000Z',
    end: '2026-11-26T09:40:00.000Z',
    address: 'https://acme.example/t',
  },
};
const now = new Date('2026-11-21T10:00:00.000Z');

test('a file that calendars take', () =>
  expect(calendarFile(appointment, now).split('\r\n')).toEqual([
    ...[
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Waymark//Scheduling//EN',
      'BEGIN:VEVENT',
      'UID:t@waymark',
    ],
    ...['DTSTAMP:20261121T100000Z', 'DTSTART:20261126T090000Z', 'DTEND:20261126T094000Z'],
    ...[
      'SUMMARY:Connection test\\; ERP\\, all',
      'LOCATION:Room 1\\nHamburg',
      'URL:https://acme.example/t',
    ],
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ]));
test('without a place it says none', () =>
  expect(calendarFile({ ...appointment, place: null }, now)).not.toContain('LOCATION'));
test('whatever it is called: no line has more than 75 bytes, and put together it says the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const file = calendarFile({ ...appointment, title }, now);
      for (const line of file.split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      const summary =
        /^SUMMARY:(.*)$/m.exec(file.replaceAll('\r\n ', ''))?.[1]?.replace(/\r$/, '') ?? '';
      const read = summary.replace(/\\(n|[\\;,])/g, (_, sign: string) =>
        sign === 'n' ? '\n' : sign,
      );
      expect(read).toBe(title.replace(/\r\n|[\r\u2028\u2029]/g, '\n'));
    }),
    // Ends of lines, too, to whoever reads them as Unicode has it.
    { examples: [['\u2028'], ['a\u2029b']] },
  );
});
