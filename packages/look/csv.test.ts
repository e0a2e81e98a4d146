import { expect, test } from 'vitest';
import { csvOf, unguarded } from './csv.ts';

const MARK = '\uFEFF';
/** The cells of one line, as they are written. */
const cells = (...texts: string[]) => texts.map((text) => csvOf([[text]], 'en').slice(1, -2));

test('lines end as a spreadsheet wants them, and cells are quoted where they have to be', () => {
  const said = csvOf(
    [
      ['Name', 'Said'],
      ['Mia', 'Yes, "now"'],
      ['Ben', 'two\nlines'],
      ['Ute', ' so; '],
    ],
    'en',
  );
  expect(said).toBe(
    `${MARK}Name,Said\r\nMia,"Yes, ""now"""\r\nBen,"two\nlines"\r\nUte," so; "\r\n`,
  );
});

test('a German spreadsheet finds the sign that parts its cells, and umlauts', () =>
  expect(csvOf([['Prüfung', '1,5', 'a;b']], 'de')).toBe(`${MARK}Prüfung;"1,5";"a;b"\r\n`));

test.each([
  '=1+1',
  '@cmd',
  '+SUM(A1)',
  '-1+2',
  '-2)',
  '+49-30-1234',
  '- one',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  "'=1",
  "''+a",
])('%s is not run, and read back as it was', (text) => {
  const [cell] = cells(text);
  expect(cell).toBe(`'${text}`);
  expect(unguarded(cell!)).toBe(text);
});

test('nor is what comes behind a tab or the end of a line', () =>
  expect(cells('\t=1', '\r=1', '\n=1')).toEqual([`"'\t=1"`, `"'\r=1"`, `"'\n=1"`]));

test.each([
  '-5',
  '+3',
  '-1.234',
  '+12 %',
  '-3e8',
  "-1'234.5",
  '+49 30 1234',
  '+49 (0)30 1234',
  '+1 (555) 123-4567',
  "'twas",
])('%s is no formula', (text) => {
  expect(cells(text)).toEqual([text]);
  expect(unguarded(text)).toBe(text);
});

test('a number with a comma is quoted and left alone', () =>
  expect(cells('-1.234,56')).toEqual(['"-1.234,56"']));

test.each([
  ['a;=1+1;b', `"a;'=1+1;b"`],
  ['a,@cmd', `"a,'@cmd"`],
  ["a;'=1", `"a;''=1"`],
  ['=1;=2', `"'=1;'=2"`],
  ['a;-5;+49 30 1234', '"a;-5;+49 30 1234"'],
  ['one, two; three', '"one, two; three"'],
])(
  '%s is not run where another sign parts cells either, and read back as it was',
  (text, written) => {
    const [cell] = cells(text);
    expect(cell).toBe(written);
    expect(unguarded(cell!.replace(/^"|"$/g, ''))).toBe(text);
  },
);
