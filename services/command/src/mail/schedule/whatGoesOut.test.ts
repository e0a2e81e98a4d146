import { cadences, defaultMailSettings, mailKinds, type MailSettings } from '@waymark/events';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantOf, localTime } from './localTime.ts';
import { endOfQuiet, isQuiet } from './quietHours.ts';
import { whatGoesOut, type Before, type PendingNews, type PendingPost } from './whatGoesOut.ts';

const timeZone = 'Europe/Warsaw';
/** Friday 20.11.2026 at this time in Warsaw; `days` later. */
const at = (time: string, days = 0) =>
  Date.parse(`2026-11-20T${time}:00+01:00`) + days * 86_400_000;
const fresh: Before = { mailAt: null, digestOn: null, weeklyOn: null };
const news = (
  id: string,
  kind: PendingNews['kind'],
  when: number,
  more: Partial<PendingNews> = {},
): PendingNews => ({ ...{ id, kind, at: when, begins: false, apart: null }, ...more });
type Given = Omit<Partial<PendingPost>, 'settings'> & { settings?: Partial<MailSettings> };
const out = (now: number, waiting: readonly PendingNews[], { settings, ...more }: Given = {}) =>
  whatGoesOut({
    ...{ waiting, now, before: fresh, hasOpen: false, gathering: 60_000 },
    ...more,
    settings: { ...defaultMailSettings, ...settings, timeZone },
  });
const sent = (result: ReturnType<typeof out>) =>
  result.mails.map(({ why, news: ids }) => `${why}: ${ids.join(' ')}`);
const quietOff = { ...defaultMailSettings.quiet, on: false };

describe('given what waits, when is it told', () => {
  const turn = news('t', 'turn', at('10:00'));
  const begin = news('b', 'turn', at('10:00'), { begins: true });
  const answer = news('a', 'answers', at('10:00'));
  test.each<[string, number, readonly PendingNews[], Given, readonly string[], number | null]>([
    ['nothing new, no mail', at('08:00'), [], {}, [], null],
    [
      'nothing new, but open work is looked at each morning',
      at('12:00'),
      [],
      { hasOpen: true },
      [],
      at('08:00', 3),
    ],
    [
      'a part begins: at once, when the moment is over',
      at('10:01'),
      [begin],
      {},
      ['begins: b'],
      null,
    ],
    ['before that it is gathered', at('10:00'), [begin], {}, [], at('10:01')],
    ['what came with it joins it', at('10:01'), [begin, turn], {}, ['begins: b t'], null],
    [
      'but not where a mail went today',
      at('10:01'),
      [begin],
      { before: { ...fresh, mailAt: at('08:00') } },
      [],
      at('08:00', 3),
    ],
    ['not at night', at('23:00'), [{ ...begin, at: at('22:00') }], {}, [], at('08:00', 3)],
    ['a turn waits for the morning, past the weekend', at('10:01'), [turn], {}, [], at('08:00', 3)],
    ['and goes then', at('08:00', 3), [turn], {}, ['daily: t'], null],
    [
      'on Saturday where weekends are as other days',
      at('08:00', 1),
      [turn],
      { settings: { quiet: { ...defaultMailSettings.quiet, weekends: false } } },
      ['daily: t'],
      null,
    ],
    [
      'once a day',
      at('08:05', 3),
      [turn],
      { before: { ...fresh, mailAt: at('08:00', 3), digestOn: '2026-11-23' } },
      [],
      at('08:00', 4),
    ],
    ['an answer goes at once', at('10:01'), [answer], {}, ['atOnce: a'], null],
    [
      'also where a mail went today',
      at('10:01'),
      [answer],
      { before: { ...fresh, mailAt: at('08:00') } },
      ['atOnce: a'],
      null,
    ],
    [
      'at the end of quiet hours otherwise',
      at('19:00'),
      [{ ...answer, at: at('18:30') }],
      {},
      [],
      at('08:00', 3),
    ],
    [
      'two conversations are two mails',
      at('10:01'),
      [{ ...answer, apart: 'x' }, news('c', 'answers', at('10:00'), { apart: 'y' })],
      {},
      ['atOnce: a', 'atOnce: c'],
      null,
    ],
    [
      'stuck breaks quiet hours where that is wished',
      at('23:01'),
      [news('s', 'stuck', at('23:00'))],
      { settings: { quiet: { ...defaultMailSettings.quiet, exceptStuck: true } } },
      ['atOnce: s'],
      null,
    ],
    [
      'what others did waits for Monday',
      at('08:00'),
      [news('o', 'others', at('10:00', -1))],
      { before: { ...fresh, weeklyOn: '2026-11-16' } },
      [],
      at('08:00', 3),
    ],
    [
      'and goes with the mail of that day',
      at('08:00', 3),
      [turn, news('o', 'others', at('10:00', -1))],
      {},
      ['daily: t o'],
      null,
    ],
    [
      'alone where there is no other',
      at('08:00', 3),
      [news('o', 'others', at('10:00', -1))],
      {},
      ['weekly: o'],
      null,
    ],
    [
      'an invitation is no kind: outside quiet hours',
      at('10:01'),
      [news('i', null, at('10:00'), { apart: 'i' })],
      {},
      ['atOnce: i'],
      null,
    ],
  ])('%s', (_, now, waiting, given, mails, lookAt) => {
    const result = out(now, waiting, given);
    expect(sent(result)).toEqual(mails);
    expect(result.lookAt).toBe(lookAt);
  });

  test('never is never, whatever it is', () => {
    const kinds = Object.fromEntries(
      mailKinds.map((kind) => [kind, 'never']),
    ) as MailSettings['kinds'];
    const all = mailKinds.map((kind) => news(kind, kind, at('07:00'), { begins: true }));
    const result = out(at('10:00'), all, { settings: { kinds, quiet: quietOff } });
    expect([result.mails, [...result.never].sort()]).toEqual([[], [...mailKinds].sort()]);
  });
});

const zones = fc.constantFrom(
  'UTC',
  'Europe/Warsaw',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Apia',
  'Australia/Lord_Howe',
);
const times = fc
  .record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) })
  .map(({ hour, minute }) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const quiets = fc.record({
  on: fc.boolean(),
  from: times,
  to: times,
  weekends: fc.boolean(),
  exceptStuck: fc.constant(false),
});
const instants = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-31') });

test('quiet hours end at an instant that is not quiet, within three days and an hour', () => {
  fc.assert(
    fc.property(quiets, zones, instants, (quiet, zone, instant) => {
      const end = endOfQuiet(quiet, zone, instant);
      expect(isQuiet(quiet, zone, end)).toBe(false);
      expect(end - instant).toBeLessThanOrEqual(4 * 86_400_000);
    }),
    { numRuns: 300 },
  );
});

test('an instant is found by what the wall shows, also where the clock is changed', () => {
  fc.assert(
    fc.property(zones, instants, (zone, instant) => {
      const { date, minutes } = localTime(zone, instant);
      const found = instantOf(zone, date, minutes);
      expect(localTime(zone, found)).toEqual(localTime(zone, instant));
    }),
    { numRuns: 300 },
  );
  expect(instantOf('Europe/Warsaw', '2026-03-29', 150)).toBe(
    Date.parse('2026-03-29T03:30:00+02:00'),
  );
});

test('over weeks: never twice what was told, one mail a day that is not at once, none in quiet hours, and nothing is lost', () => {
  const happening = fc.record({
    after: fc.integer({ min: 1, max: 30 * 24 * 60 }),
    kind: fc.constantFrom(...mailKinds),
    begins: fc.boolean(),
  });
  const chosen = fc.record(
    Object.fromEntries(mailKinds.map((kind) => [kind, fc.constantFrom(...cadences)])),
  );
  fc.assert(
    fc.property(
      fc.array(happening, { maxLength: 40 }),
      chosen,
      quiets,
      zones,
      times,
      (all, kinds, quiet, zone, digestAt) => {
        const begin = Date.parse('2026-10-20T00:00:00Z');
        const happenings = all.map(({ after, ...what }, n) =>
          news(`n${n}`, what.kind, begin + after * 60_000, what),
        );
        const settings = { kinds: kinds as MailSettings['kinds'], quiet, digestAt, timeZone: zone };
        let waiting: readonly PendingNews[] = [];
        let before = fresh;
        const told: string[] = [];
        const days: string[] = [];
        let now = begin;
        const until = begin + 45 * 86_400_000;
        let lookAt: number | null = null;
        for (let turns = 0; now < until; turns += 1) {
          expect(turns).toBeLessThan(1000);
          const next = Math.min(
            ...happenings.map((each) => each.at).filter((when) => when > now),
            lookAt ?? until,
            until,
          );
          if (lookAt !== null) expect(lookAt).toBeGreaterThan(now);
          now = next;
          waiting = [...waiting, ...happenings.filter((each) => each.at === now)];
          const result = whatGoesOut({
            waiting,
            settings,
            before,
            now,
            hasOpen: false,
            gathering: 60_000,
          });
          for (const { why, news: ids } of result.mails) {
            expect(isQuiet(quiet, zone, now)).toBe(false);
            if (why !== 'atOnce') days.push(localTime(zone, now).date);
            told.push(...ids);
          }
          const gone = new Set([...told, ...result.never]);
          waiting = waiting.filter(({ id }) => !gone.has(id));
          ({ before, lookAt } = result);
        }
        expect(new Set(told).size).toBe(told.length);
        expect(new Set(days).size).toBe(days.length);
        const wanted = happenings.filter(
          ({ kind }) => kind !== null && settings.kinds[kind] !== 'never',
        );
        expect([...told].sort()).toEqual(wanted.map(({ id }) => id).sort());
      },
    ),
    { numRuns: 100 },
  );
});
