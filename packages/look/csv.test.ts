import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('lines end as a spreadsheet wants them, and cells are quoted where they have to be', () => {
  const said = csvOf([
    ['Name', 'Said'],
    ['Mia', 'Yes, "now"'],
    ['Ben', 'two\nlines'],
  ]);
  expect(said).toBe('Name,Said\r\nMia,"Yes, ""now"""\r\nBen,"two\nlines"');
});

test('nothing that begins like a formula is run', () => {
  expect(csvOf([['=1+1', '@cmd', '-2', '+3', '\tx']])).toBe("'=1+1,'@cmd,'-2,'+3,'\tx");
});
