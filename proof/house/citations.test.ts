import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Numbers that a text cites: `PRODUCT 6.3`, `PRODUCT 3`. */
const cited = (text: string): string[] =>
  [...text.matchAll(/\bPRODUCT (\d+(?:\.\d+)?)/g)].map(([, number = '']) => number);

/**
 * Sections of docs/PRODUCT.md and their rules: `## 6. …` holds `6`, a rule `3. …` below it `6.3`.
 */
function rulesOf(product: string): Set<string> {
  const rules = new Set<string>();
  let section = '';
  for (const line of product.split('\n')) {
    section = /^## (\d+)\./.exec(line)?.[1] ?? section;
    const rule = /^(\d+)\. /.exec(line)?.[1];
    rules.add(rule === undefined ? section : `${section}.${rule}`);
  }
  return rules;
}

describe('what the sources cite of the product', () => {
  const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && file !== 'proof/house/citations.test.ts');
  const rules = rulesOf(read('docs/PRODUCT.md'));

  test('is in docs/PRODUCT.md', () => {
    const wrong = sources.flatMap((file) =>
      cited(read(file))
        .filter((number) => !rules.has(number))
        .map((number) => `${file}: PRODUCT ${number}`),
    );
    expect(wrong).toEqual([]);
  });

  test('is not a page outside the repository', () => {
    const outside = sources.filter((file) => /\bspec [12]\b/i.test(read(file)));
    expect(outside).toEqual([]);
  });
});

test('a rule that is not there is found', () => {
  const rules = rulesOf('# Product\n\n## 6. The plan\n1. One.\n2. Two.\n');
  const missing = cited('(PRODUCT 6.2) and PRODUCT 6, PRODUCT 6.3, PRODUCT 7').filter(
    (number) => !rules.has(number),
  );
  expect(missing).toEqual(['6.3', '7']);
});
