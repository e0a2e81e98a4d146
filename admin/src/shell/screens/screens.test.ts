import { adminAddress, entryAddress } from '@waymark/api/addresses';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { screens } from './screens.ts';

const folder = join(import.meta.dirname, '../..');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\/|\/testing\//.test(file))
  .map((file) => join(folder, file));

/** The files that a file names, at once or when it is shown first. */
const namedIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\(?) *'(\.[^']+)'/g)].map(
    ([, path = '']) => join(dirname(file), path),
  );

test('every file is named by another: a screen that stands in no line of the table is found', () => {
  const named = new Set(sources.flatMap(namedIn));
  // Kinds of blocks and tasks are found by their folder.
  const forgotten = sources.filter(
    (file) => !named.has(file) && !/\/main\.tsx$|\/kinds\//.test(file),
  );
  expect(forgotten.map((file) => file.slice(folder.length + 1))).toEqual([]);
});

test('no two screens stand at one address', () => {
  const addresses = screens.flatMap(({ at, also }) => [at, also ?? []].flat());
  expect(addresses).toEqual([...new Set(addresses)]);
});

test('each address of the table has a route, and each route its address', () => {
  const forms = screens.flatMap((screen) =>
    'name' in screen && screen.hasCreate ? [`${screen.at}/create`, `${screen.at}/:id`] : [],
  );
  const ofApp = [
    ...readFileSync(join(folder, 'shell', 'App.tsx'), 'utf8').matchAll(
      /path=\{(admin|entry)Address\.(\w+)\.path\}/g,
    ),
  ];
  const routes = [
    ...screens.flatMap(({ at, also }) => [at, also ?? []].flat()),
    ...forms,
    ...ofApp.map(
      ([, table, name = '']) =>
        ({ admin: adminAddress, entry: entryAddress })[table as 'admin'][name as 'logout'].path,
    ),
  ];
  const { executions, chooseWorkspace } = entryAddress;
  const table = Object.values({ ...adminAddress, executions, chooseWorkspace }).map(({ path }) =>
    path.replace(/:(role|client)Id$/, ':id'),
  );
  expect(routes.toSorted()).toEqual(table.toSorted());
});
