import { expect, it } from 'vitest';
import { formatOf, MAX_BYTES, refusalOf, refusalOfText, sourceOf } from './sourceFile.ts';

it('takes Markdown and plain text up to exactly 1 MB', () => {
  for (const name of ['a.md', 'A.MD', 'b.markdown', 'c.txt'])
    expect(refusalOf({ name, size: MAX_BYTES })).toBeNull();
});

it('refuses what is larger, and says how large it is', () => {
  expect(refusalOf({ name: 'a.md', size: MAX_BYTES + 1 })).toBe(
    'The file has 1,048,577 bytes; at most 1,048,576 (1 MB) can be imported.',
  );
});

it('refuses other kinds of files by name', () => {
  expect(refusalOf({ name: 'plan.pdf', size: 10 })).toBe(
    'plan.pdf is not a checklist. Choose a file that ends in .md, .markdown, .txt, .csv, .tsv, .json, .html or .htm.',
  );
});

it('counts pasted text in bytes of UTF-8', () => {
  expect(refusalOfText('x'.repeat(MAX_BYTES))).toBeNull();
  expect(refusalOfText('ö'.repeat(MAX_BYTES / 2 + 1))).toBe(
    'The file has 1,048,578 bytes; at most 1,048,576 (1 MB) can be imported.',
  );
});

it('reads a table as Excel saves it in the west, and a page as Word does', async () => {
  const table = new File([Buffer.from('Aufgabe;Fällig\nPrüfung;3', 'latin1')], 'plan.csv');
  expect(await sourceOf(table)).toMatchObject({
    source: { text: 'Aufgabe;Fällig\nPrüfung;3', format: 'text' },
  });
  const page = new File([Buffer.from('<p>Prüfung</p>', 'latin1')], 'Plan.htm');
  expect(await sourceOf(page)).toMatchObject({
    source: { text: '<p>Prüfung</p>', format: 'html' },
  });
  expect(formatOf('Plan.htm')).toBe('html');
});
