import { expect, test } from 'vitest';
import { textsNow } from '../../base/texts/index.ts';
import { german } from '../../base/texts/de/index.ts';
import { turnWords } from './turnWords.ts';

const zone = 'Pacific/Auckland';
const now = new Date('2026-11-20T20:00:00Z');
const row = {
  turn: 'seller',
  turnBecause: 'stuck',
  turnSince: '2026-11-05T10:00:00Z',
  turnTasks: 1,
  clientTurn: 4,
  turnWho: null,
} as const;
const said = (change: object, name: string | null = null) =>
  turnWords(textsNow(), { ...row, ...change }, name, zone, { now });

test.each([
  [{}, null, ['Nobody of us', 'stuck 16 days, client: 4']],
  [
    { turn: 'client', turnBecause: 'assigned', turnTasks: 2 },
    'Noor',
    ['Client: Noor', '2 tasks, 16 days'],
  ],
  [{ turnBecause: 'assigned', clientTurn: 0 }, 'Priya', ['Us: Priya', '1 task, 16 days']],
  [{ turn: 'nobody', turnBecause: 'done', clientTurn: 0 }, null, ['Nobody', 'all done']],
  [{ turn: 'nobody', turnBecause: 'paused', clientTurn: 0 }, null, ['Nobody yet', 'paused']],
  [
    { turn: 'nobody', turnBecause: 'held', clientTurn: 0 },
    null,
    ['Nobody yet', 'page or form missing'],
  ],
  [
    { turn: 'nobody', turnBecause: 'notStarted', clientTurn: 0 },
    null,
    ['Nobody yet', 'not started yet'],
  ],
  [
    { turnBecause: 'unnamed', turnSince: null },
    null,
    ['Nobody of us', 'placeholder without a person, client: 4'],
  ],
  [{ turnBecause: 'stuck', turnSince: null, clientTurn: 0 }, null, ['Nobody of us', '1 task']],
] as const)('%j', (change, name, lines) => expect(said(change, name)).toEqual(lines));

test('since today is no day', () =>
  expect([
    said({ turnSince: now.toISOString(), clientTurn: 0 })[1],
    said({ turnSince: now.toISOString(), clientTurn: 0, turnBecause: 'asked' })[1],
  ]).toEqual(['stuck since today', 'waiting for an answer, since today']));

test('days that it is stuck are told in German as one says them', () => {
  const { one, other } = german.hub.stuckFor;
  expect([one, other]).toEqual(['hängt seit %{count} Tag fest', 'hängt seit %{count} Tagen fest']);
});
