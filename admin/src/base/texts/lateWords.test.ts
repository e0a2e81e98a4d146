import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { english } from './en/index.ts';
import { lateEnglish } from './en/late.ts';

const src = join(import.meta.dirname, '../..');
const sources = execFileSync('git', ['ls-files', '--cached', '--others', '*.ts', '*.tsx'], {
  cwd: src,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !/\.test\.tsx?$|^base\/texts\//.test(file))
  .map((file) => ({ file, source: readFileSync(join(src, file), 'utf8') }));

/** Folders of pages that are loaded as they are shown, and the texts with them. */
const late = /^areas\/(operations|settings\/(apiKeys|brand)|blueprints\/builder)\//;

test.each(Object.keys(lateEnglish))('%s is said by no page that comes early', (area) => {
  const says = new RegExp(`['\`]${area}\\.[\\w$]`);
  const files = sources.filter(({ source }) => says.test(source)).map(({ file }) => file);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !late.test(file))).toEqual([]);
});

test('no area is said both early and late', () => {
  expect(Object.keys(lateEnglish).filter((area) => area in english)).toEqual([]);
});
