import { describe, expect, test } from 'vitest';
import { turnInEnglish } from './en.ts';
import { turnInGerman } from './de.ts';
import { sayTurn, type TurnPerson, type TurnToSay } from './sayTurn.ts';

const now = new Date(2026, 10, 21, 9);
const day = (date: number, month = 10) => new Date(2026, month, date, 15).toISOString();
const earlier = new Date(2026, 10, 21, 8, 12).toISOString();
const hanna: TurnPerson = { id: 'hanna', name: 'Hanna', you: false };
const me: TurnPerson = { id: 'tomasz', name: 'Tomasz', you: true };
const turn = (change: Partial<TurnToSay>): TurnToSay => ({
  side: 'client',
  because: 'assigned',
  from: 'notStarted',
  since: day(9),
  who: hanna,
  by: { id: 'dana', name: 'Dana', you: false },
  module: 'Kick-off',
  seller: 'Project Services',
  ours: false,
  ...change,
});
const all = (words: typeof turnInEnglish, change: Partial<TurnToSay>) =>
  [sayTurn(words, turn(change), now)]
    .flatMap(({ whose, since, why }) => [whose, since, why])
    .filter((text) => text !== '')
    .join(' | ');

test.each<[Partial<TurnToSay>, english: string, german: string]>([
  [
    {},
    'Hanna’s turn | since 09.11., 12 days | Dana started Kick-off.',
    'Hanna ist dran | seit 09.11., 12 Tage | Dana hat Kick-off gestartet.',
  ],
  [
    { who: me, since: day(20) },
    'Your turn | since 20.11., 1 day | It is your turn because Dana started Kick-off on 20.11.',
    'Sie sind dran | seit 20.11., 1 Tag | Sie sind dran, weil Dana Kick-off am 20.11. gestartet hat.',
  ],
  [
    { who: me, from: 'stuck', since: earlier },
    'Your turn | since 08:12 | It is your turn because Dana answered at 08:12.',
    'Sie sind dran | seit 08:12 | Sie sind dran, weil Dana um 08:12 geantwortet hat.',
  ],
  [
    { who: me, from: 'assigned', by: hanna, since: null },
    'Your turn | It is your turn because Hanna handed it over.',
    'Sie sind dran | Sie sind dran, weil Hanna das weitergegeben hat.',
  ],
  [
    { side: 'seller', because: 'stuck', who: null, by: me },
    'Project Services’ turn | since 09.11., 12 days | You said you are stuck.',
    'Project Services ist dran | seit 09.11., 12 Tage | Sie haben gemeldet, dass Sie festhängen.',
  ],
  [
    { side: 'seller', because: 'asked', who: null, by: hanna, since: earlier },
    'Project Services’ turn | since 08:12 | Hanna asked.',
    'Project Services ist dran | seit 08:12 | Hanna hat gefragt.',
  ],
  [
    { side: 'seller', because: 'asked', who: null, by: hanna, since: earlier, ours: true },
    'Our turn | since 08:12 | Hanna asked.',
    'Wir sind dran | seit 08:12 | Hanna hat gefragt.',
  ],
  [
    {
      side: 'seller',
      because: 'assigned',
      who: { id: 'priya', name: 'Priya', you: false },
      since: null,
      ours: true,
    },
    'Priya’s turn | Dana started Kick-off.',
    'Priya ist dran | Dana hat Kick-off gestartet.',
  ],
  [
    { who: me, from: 'asked' },
    'Your turn | since 09.11., 12 days | It is your turn because Dana answered on 09.11.',
    'Sie sind dran | seit 09.11., 12 Tage | Sie sind dran, weil Dana am 09.11. geantwortet hat.',
  ],
  [
    { who: me, from: 'waived' },
    'Your turn | since 09.11., 12 days | It is your turn because Dana said that no answer is needed.',
    'Sie sind dran | seit 09.11., 12 Tage | Sie sind dran: Dana hat gesagt, dass es keine Antwort braucht.',
  ],
  [
    { who: me, from: 'changeAsked' },
    'Your turn | since 09.11., 12 days | It is your turn because Dana asked for a change on 09.11.',
    'Sie sind dran | seit 09.11., 12 Tage | Sie sind dran, weil Dana am 09.11. um eine Änderung gebeten hat.',
  ],
  [
    { who: me, from: 'changeAsked', by: null },
    'Your turn | since 09.11., 12 days | It is your turn because a change was asked for on 09.11.',
    'Sie sind dran | seit 09.11., 12 Tage | Sie sind dran, weil am 09.11. um eine Änderung gebeten wurde.',
  ],
  [
    { who: { ...hanna, invited: true } },
    'Hanna’s turn | since 09.11., 12 days, invited, not here yet | Dana started Kick-off.',
    'Hanna ist dran | seit 09.11., 12 Tage, eingeladen, noch nicht da | Dana hat Kick-off gestartet.',
  ],
  [
    { who: { ...hanna, invited: true }, since: null },
    'Hanna’s turn | invited, not here yet | Dana started Kick-off.',
    'Hanna ist dran | eingeladen, noch nicht da | Dana hat Kick-off gestartet.',
  ],
  [
    { side: 'nobody', because: 'notStarted', who: null, from: 'new' },
    'Nobody’s turn yet | Kick-off has not started yet.',
    'Noch ist niemand dran | Kick-off hat noch nicht begonnen.',
  ],
  [
    { side: 'nobody', because: 'paused', who: null, from: 'assigned' },
    'Nobody’s turn for now | Kick-off is paused.',
    'Vorerst ist niemand dran | Kick-off ist pausiert.',
  ],
  [
    { because: 'askedClient', who: null, since: null },
    'Our turn | Dana asked.',
    'Wir sind dran | Dana hat gefragt.',
  ],
  [
    { because: 'askedClient', who: null, since: null, ours: true },
    'The client’s turn | Dana asked.',
    'Der Kunde ist dran | Dana hat gefragt.',
  ],
  [
    { because: 'askedClient', who: me, since: day(20) },
    'Your turn | since 20.11., 1 day | It is your turn because Dana asked something on 20.11.',
    'Sie sind dran | seit 20.11., 1 Tag | Sie sind dran, weil Dana am 20.11. etwas gefragt hat.',
  ],
  [
    { who: me, by: null, module: null },
    'Your turn | since 09.11., 12 days | It is your turn because the step started on 09.11.',
    'Sie sind dran | seit 09.11., 12 Tage | Sie sind dran, weil dieser Abschnitt am 09.11. begonnen hat.',
  ],
])('%j', (change, english, german) => {
  expect(all(turnInEnglish, change)).toBe(english);
  expect(all(turnInGerman, change)).toBe(german);
});

const from = [
  'new',
  'waived',
  'changeAsked',
  'notStarted',
  'paused',
  'held',
  'stuck',
  'asked',
  'askedClient',
  'done',
  'unassigned',
  'unnamed',
  'hidden',
  'assigned',
] as const;
const because = [
  ...(['notStarted', 'paused', 'held', 'stuck', 'asked', 'askedClient'] as const),
  ...(['unassigned', 'unnamed', 'hidden', 'assigned'] as const),
] as const;
const people = [null, hanna, me];

describe.each([
  ['English', turnInEnglish],
  ['German', turnInGerman],
])('in %s', (_, words) => {
  test('every turn that can be has one sentence of at most 90 letters, with its full stop', () => {
    for (const reason of because)
      for (const origin of from)
        for (const who of people)
          for (const by of people) {
            const { whose, why } = sayTurn(
              words,
              turn({ because: reason, from: origin, who, by }),
              now,
            );
            expect(whose).toMatch(/^\p{Lu}.*[^.]$/u);
            expect(why).toMatch(/^\p{Lu}.{3,88}[^.]\.$/u);
          }
  });

  test('who is asked by somebody who found a way themselves is told so, not that they were answered', () => {
    const said = sayTurn(words, turn({ from: 'stuck', who: hanna, by: hanna }), now).why;
    expect(said).toBe(words.goesOn.by('Hanna'));
  });
});

test('days are those of the calendar where the reader is, over the change of the clocks too', () => {
  const since = new Date(2026, 9, 24, 23, 30).toISOString();
  expect(sayTurn(turnInEnglish, turn({ since }), new Date(2026, 9, 26, 0, 30)).since).toBe(
    'since 24.10., 2 days',
  );
});
