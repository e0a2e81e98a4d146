import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');
const sources = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) => !file.includes('.test.'));
const imported = new Set(
  sources.flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(/['"](\.[^'"]+)['"]/g)].map(([, to]) =>
      join(dirname(file), to ?? ''),
    ),
  ),
);

test.each(sources.filter((file) => /Page\.tsx$/.test(basename(file))))(
  'somebody comes to %s',
  (page) => {
    expect(imported).toContain(page);
  },
);
