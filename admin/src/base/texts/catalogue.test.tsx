import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { textsOf, type Translated } from './en/catalogue.ts';

const english = {
  board: {
    title: 'Board',
    moved: 'Moved %{card} to %{column}',
    tasks: { one: '%{count} task', other: '%{count} tasks' },
  },
} as const;
type English = typeof english;

const german = {
  board: {
    title: 'Tafel',
    moved: '%{card} nach %{column} verschoben',
    tasks: { one: 'eine Aufgabe', other: '%{count} Aufgaben' },
  },
} as const satisfies Translated<English>;

const en = textsOf<English>(english, 'en');
const de = textsOf<English>(german, 'de');

test('a text by its key, with its parameters in the order of the language', () => {
  expect([en('board.title'), de('board.title')]).toEqual(['Board', 'Tafel']);
  const params = { card: 'Kick-off', column: 'Done' };
  expect(en('board.moved', params)).toBe('Moved Kick-off to Done');
  expect(de('board.moved', params)).toBe('Kick-off nach Done verschoben');
});

test('a value is put in as it is, whatever it holds', () => {
  expect(en('board.moved', { card: '%{column} $1 $&', column: '<b>' })).toBe(
    'Moved %{column} $1 $& to <b>',
  );
});

test('plurals and numbers as the language has them', () => {
  expect([0, 1, 2, 1234].map((count) => en('board.tasks', { count }))).toEqual([
    '0 tasks',
    '1 task',
    '2 tasks',
    '1,234 tasks',
  ]);
  expect([0, 1, 1234].map((count) => de('board.tasks', { count }))).toEqual([
    '0 Aufgaben',
    'eine Aufgabe',
    '1.234 Aufgaben',
  ]);
  expect([en.number(12.5), de.number(12.5)]).toEqual(['12.5', '12,5']);
});

test('several are named as a sentence names them', () => {
  expect([en.list(['a', 'b', 'c']), de.list(['a', 'b', 'c'])]).toEqual([
    'a, b, and c',
    'a, b und c',
  ]);
});

test('elements stand within a text', () => {
  const html = renderToStaticMarkup(
    <p>{de.rich('board.moved', { card: <b>Kick-off</b>, column: 'Done' })}</p>,
  );
  expect(html).toBe('<p><b>Kick-off</b> nach Done verschoben</p>');
});

/** Each of these lines is refused by the typechecker, which fails where one of them is not. */
describe('what does not compile', () => {
  test('keys and parameters', () => {
    const refused = () => {
      // @ts-expect-error there is no such key
      en('board.titel');
      // @ts-expect-error a parameter is missing
      en('board.moved', { card: 'Kick-off' });
      // @ts-expect-error no parameter is given
      en('board.moved');
      // @ts-expect-error this text has no parameter
      en('board.title', { card: 'Kick-off' });
      // @ts-expect-error what counts is a number
      en('board.tasks', { count: '2' });
    };
    expect(refused).toBeTypeOf('function');
  });

  test('translations', () => {
    const board = german.board;
    const refused = [
      // @ts-expect-error a key is missing
      { board: { title: board.title, moved: board.moved } } satisfies Translated<English>,
      // @ts-expect-error a key is surplus
      { board: { ...board, more: 'Mehr' } } satisfies Translated<English>,
      // @ts-expect-error a parameter is missing in the translation
      { board: { ...board, moved: 'nach %{column} verschoben' } } satisfies Translated<English>,
      // @ts-expect-error a text that counts needs both forms
      { board: { ...board, tasks: 'Aufgaben' } } satisfies Translated<English>,
    ];
    expect(refused).toHaveLength(4);
  });
});
