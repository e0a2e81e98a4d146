import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = (name: string) => readFileSync(join(root, 'docs', name), 'utf8');
const asvs = page('ASVS.md');
const rows = [...asvs.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]+) \| (.+) \|$/gm)].map(
  ([, id = '', state = '', by = '']) => ({
    ...{ id, state, by },
    tests: [...by.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`/g)].map(([, file = '']) => file),
  }),
);

/**
 * Of level 2 in ASVS 4.0.3: the last number of each section, and those that the standard has
 * dropped or that level 3 alone asks for.
 */
const sections: Readonly<Record<string, readonly [last: number, without?: readonly number[]]>> = {
  ...{
    '1.1': [7],
    '1.2': [4],
    '1.4': [5, [2, 3]],
    '1.5': [4],
    '1.6': [4],
    '1.7': [2],
    '1.8': [2],
    '1.9': [2],
  },
  ...{ '1.10': [1], '1.11': [2], '1.12': [2, [1]], '1.14': [6] },
  ...{
    '2.1': [12],
    '2.2': [3],
    '2.3': [3],
    '2.4': [5],
    '2.5': [7],
    '2.6': [3],
    '2.7': [6],
    '2.8': [7],
    '2.9': [3],
  },
  ...{ '2.10': [4], '3.1': [1], '3.2': [4], '3.3': [4], '3.4': [5], '3.5': [3], '3.7': [1] },
  ...{
    '4.1': [5, [4]],
    '4.2': [2],
    '4.3': [3],
    '5.1': [5],
    '5.2': [8],
    '5.3': [10],
    '5.4': [3],
    '5.5': [4],
  },
  ...{
    '6.1': [3],
    '6.2': [6],
    '6.3': [2],
    '6.4': [2],
    '7.1': [4],
    '7.2': [2],
    '7.3': [4, [2]],
    '7.4': [3],
  },
  ...{
    '8.1': [4],
    '8.2': [3],
    '8.3': [8],
    '9.1': [3],
    '9.2': [4],
    '10.2': [2],
    '10.3': [3],
    '11.1': [8],
  },
  ...{ '12.1': [3], '12.2': [1], '12.3': [6], '12.4': [2], '12.5': [2], '12.6': [1] },
  ...{ '13.1': [5, [2]], '13.2': [6, [4]], '13.3': [2], '13.4': [2] },
  ...{ '14.1': [4], '14.2': [6], '14.3': [3, [1]], '14.4': [7], '14.5': [4] },
};
const asked = Object.entries(sections).flatMap(([section, [last, without = []]]) =>
  Array.from({ length: last }, (_, n) => n + 1)
    .filter((n) => !without.includes(n))
    .map((n) => `${section}.${n}`),
);

test('each requirement of level 2 stands in docs/ASVS.md once, in a state that is told there', () => {
  expect(rows.map(({ id }) => id)).toEqual(asked);
  const states = new Set(['met', 'n/a', 'open']);
  expect(rows.filter(({ state }) => !states.has(state))).toEqual([]);
});

test('the tests that it names are there, and what is met names one', () => {
  const named = rows.flatMap(({ tests }) => tests);
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const without = rows.filter(({ state, tests }) => state === 'met' && tests.length === 0);
  expect(without.map(({ id }) => id)).toEqual([]);
});

test('each class of data says who needs it, where it lies, whether it is sealed and how long it is kept', () => {
  const [, classes = ''] = page('SECURITY.md').split('\n## Classes of data\n');
  const [head, , ...told] = [...classes.split('\n## ')[0]!.matchAll(/^\|(.+)\|$/gm)].map(
    ([, row = '']) => row.split('|').map((cell) => cell.trim()),
  );
  expect(head).toEqual(['class', 'what', 'where it lies', 'sealed', 'how long']);
  expect(told.length).toBeGreaterThan(7);
  for (const row of told)
    expect([row[0], row.filter((cell) => cell !== '').length]).toEqual([row[0], 5]);
});

test('what is open has one of three names in docs/SECURITY.md', () => {
  const [, open = ''] = page('SECURITY.md').split('\n## Open\n');
  for (const { id, state } of rows)
    if (state === 'open') expect([id, open]).toEqual([id, expect.stringContaining(id)]);
  const told = [...open.matchAll(/\b\d+\.\d+\.\d+\b/g)].map(([id]) => id);
  expect([...open.matchAll(/^\d+\. \*\*/gm)].length).toBeLessThanOrEqual(3);
  expect(told.filter((id) => rows.find((row) => row.id === id)?.state !== 'open')).toEqual([]);
});
