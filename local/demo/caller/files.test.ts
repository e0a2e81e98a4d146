import { expect, test } from 'vitest';
import { appRegistration, csvFile, pdfFile } from './files.ts';

test('a PDF says truly where each of its objects begins', () => {
  const text = pdfFile('a.pdf', ['One', 'Two']).content.toString('latin1');
  const places = [...text.matchAll(/^(\d{10}) 00000 n /gm)].map(([, place]) => Number(place));
  expect(places).toHaveLength(5);
  for (const [at, place] of places.entries())
    expect(text.slice(place)).toMatch(new RegExp(`^${at + 1} 0 obj\n`));
  const [, start] = /startxref\n(\d+)\n/.exec(text)!;
  expect(text.slice(Number(start))).toMatch(/^xref\n/);
  expect(appRegistration.content.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a table has a line for each row', () => {
  expect(
    csvFile('a.csv', [
      ['a', 'b'],
      ['1', '2'],
    ]).content.toString(),
  ).toBe('a,b\n1,2\n');
});
