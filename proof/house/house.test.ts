import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** Files that are in the checkout and not ignored. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const sources = files.filter((file) => /\.(ts|tsx|mjs|css)$/.test(file));
const text = (file: string) => readFileSync(join(root, file), 'utf8');
const lines = (file: string) => text(file).trimEnd().split('\n').length;

test('no source file has over 400 lines', () => {
  expect(
    sources.filter((file) => lines(file) > 400 && file !== 'packages/look/tokens.css'),
  ).toEqual([]);
});

/**
 * The formatter breaks code at 100 columns; what it cannot break is a text, a pattern or markup.
 */
test('no comment is wider than 100 columns', () => {
  const comment = /^\s*(\/?\*|\/\/)|[^:'"`]\/\/ [A-Z]/;
  const found = sources.flatMap((file) =>
    text(file)
      .split('\n')
      .flatMap((line, i) => (line.length > 100 && comment.test(line) ? [`${file}:${i + 1}`] : [])),
  );
  expect(found).toEqual([]);
});

test('nothing is called utils, common, helpers, misc or shared', () => {
  expect(
    files.filter((file) => /(^|\/)(utils?|common|helpers?|misc|shared)(\.|\/)/i.test(file)),
  ).toEqual([]);
});

test('no note in the sources puts work off', () => {
  const marks = new RegExp(
    `(//|\\*).*\\b(${['TO' + 'DO:', 'TO' + 'DO\\(', 'FIX' + 'ME', 'X' + 'XX'].join('|')})`,
  );
  const found = sources.flatMap((file) =>
    text(file)
      .split('\n')
      .flatMap((line, i) => (marks.test(line) ? [`${file}:${i + 1}`] : [])),
  );
  expect(found).toEqual([]);
});

test('a file that a document names is there', () => {
  const documents = files.filter((file) => file.endsWith('.md') && file !== 'proof/flaky.md');
  const named = /`(?!\/)([\w./-]+\/[\w.-]+\.(?:tsx?|mjs|sql|json|css|sh|yml))`/g;
  const lost = documents.flatMap((document) =>
    [...text(document).matchAll(named)]
      .map(([, path = '']) => path)
      .filter((path) => !files.some((file) => `/${file}`.endsWith(`/${path}`)))
      .map((path) => `${document}: ${path}`),
  );
  expect(lost).toEqual([]);
});

test('the lock file names no registry', () => {
  expect(text('package-lock.json')).not.toMatch(/"resolved": "https?:/);
});

test('the apps take nothing but types of what is made of zod', () => {
  const apps = sources.filter(
    (file) => /^(admin|portal)\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const found = apps.filter((file) =>
    /^(import|export) (?!type\b)[^;]*? from '(@waymark\/(api|events)|zod)'/m.test(text(file)),
  );
  expect(found).toEqual([]);
});

test('neither app writes a colour of its own', () => {
  const styles = sources.filter(
    (file) => /^(admin|portal)\/src\/.*\.(css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const found = styles.flatMap((file) =>
    text(file)
      .split('\n')
      .flatMap((line, i) =>
        /(:|['"`\s(])#[0-9a-f]{3}([0-9a-f]{3})?\b(?!\w)|\brgba?\(|\bhsla?\(/i.test(line) &&
        !/href|to=|\{#/.test(line)
          ? [`${file}:${i + 1}: ${line.trim()}`]
          : [],
      ),
  );
  expect(found).toEqual([]);
});
