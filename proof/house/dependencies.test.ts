import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { installedPeers, packagesNamedIn, unneeded } from './dependencies.mjs';

const root = join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const manifests = files.filter((file) => /(^|\/)package\.json$/.test(file));

test.each(manifests)('%s names no package that nothing needs', (manifest) => {
  const folder = dirname(manifest);
  const sources = files.filter(
    (file) =>
      /\.(ts|tsx|mjs|css|html)$/.test(file) && (folder === '.' || file.startsWith(`${folder}/`)),
  );
  const named = new Set(
    sources.flatMap((file) => packagesNamedIn(readFileSync(join(root, file), 'utf8'))),
  );
  expect(
    unneeded(
      JSON.parse(readFileSync(join(root, manifest), 'utf8')),
      named,
      installedPeers(join(root, folder)),
    ),
  ).toEqual([]);
});

describe('what is needed', () => {
  const peers = (name: string) => (name === 'used' ? ['asked-for'] : []);
  const check = (dependencies: string[], named: string[], scripts: Record<string, string> = {}) =>
    unneeded(
      { dependencies: Object.fromEntries(dependencies.map((name) => [name, '1'])), scripts },
      new Set(named),
      peers,
    );
  test('is what is imported, or run, or asked for by what is, or brings its types', () => {
    expect(
      check(['used', 'asked-for', 'runner', '@types/koa__router'], ['used', '@koa/router'], {
        test: 'runner run',
      }),
    ).toEqual([]);
  });
  test('is nothing else', () => {
    expect(check(['used', 'left', '@types/left-too', 'asked-for-by-none'], ['used'])).toEqual([
      'left',
      '@types/left-too',
      'asked-for-by-none',
    ]);
  });
  test('is named in every way in which a source names a package', () => {
    const names = [
      `import a from 'one'`,
      `export * from "@two/two/deep.ts"`,
      `const b = await import('three')`,
      `import 'four/style.css'`,
      `import.meta.resolve('five')`,
      `@import 'six';`,
    ];
    expect(names.flatMap(packagesNamedIn)).toEqual([
      'one',
      '@two/two',
      'three',
      'four',
      'five',
      'six',
    ]);
    expect(packagesNamedIn(`import './near.ts'; from '../../there'`)).toEqual([]);
  });
});
