import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '../..');

test('every heading of a page is one that names the window and takes the focus', () => {
  const others = globSync('**/*.tsx', { cwd: app })
    .filter((file) => !file.includes('.test.') && file !== join('parts', 'page', 'PageHeading.tsx'))
    .filter((file) => /<h1\b/.test(readFileSync(join(app, file), 'utf8')));
  expect(others).toEqual([]);
});
