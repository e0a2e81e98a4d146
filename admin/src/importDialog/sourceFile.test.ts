import { expect, it } from 'vitest';
import { MAX_BYTES, refusalOf, refusalOfText } from './sourceFile.ts';

it('takes Markdown and plain text up to exactly 1 MB', () => {
  for (const name of ['a.md', 'A.MD', 'b.markdown', 'c.txt']) expect(refusalOf({ name, size: MAX_BYTES })).toBeNull();
});

it('refuses what is larger, and says how large it is', () => {
  expect(refusalOf({ name: 'a.md', size: MAX_BYTES + 1 })).toBe(
    'The file has 1,048,577 bytes; at most 1,048,576 (1 MB) can be imported.',
  );
});

it('refuses other kinds of files by name', () => {
  expect(refusalOf({ name: 'plan.pdf', size: 10 })).toBe(
    'plan.pdf is not a checklist. Choose a file that ends in .md, .markdown, .txt, .csv, .tsv, .json or .html.',
  );
});

it('counts pasted text in bytes of UTF-8', () => {
  expect(refusalOfText('x'.repeat(MAX_BYTES))).toBeNull();
  expect(refusalOfText('ö'.repeat(MAX_BYTES / 2 + 1))).toBe(
    'The file has 1,048,578 bytes; at most 1,048,576 (1 MB) can be imported.',
  );
});
