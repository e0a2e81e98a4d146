import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, '..', '..', 'docs', 'adr');
const records = readdirSync(folder).toSorted();

test('decision records are numbered without a gap, each once, and begin with their number', () => {
  expect(records.map((name) => Number(name.slice(0, 4)))).toEqual(records.map((_, n) => n + 1));
  for (const [n, name] of records.entries())
    expect(readFileSync(path.join(folder, name), 'utf8'), name).toMatch(
      new RegExp(`^# ${n + 1}\\. `),
    );
});
