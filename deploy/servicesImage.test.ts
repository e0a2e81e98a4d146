import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  mkdirSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeFile, rootFile } from './composeFile.ts';
import { copiedPaths, installedFor, loadedBy } from './servicesImage.ts';

const root = join(import.meta.dirname, '..');
/** Everything that is run in the image. */
const mains = [
  'services/command/src/main.ts',
  'services/projector/src/main.ts',
  'services/projector/src/operations/main.ts',
  'services/command/src/database/main.ts',
  'services/command/src/database/rewrapKeys.ts',
  'local/logCopy.ts',
  'deploy/healthcheck.mjs',
];
/** Loaded for a data folder of `npm start` alone, which no container has. */
const forOneMachine = /^local\/postgres[./]/;
/** Packages that the Dockerfile takes away again. */
const removed = [
  ...rootFile('Dockerfile').matchAll(/(?<=rm -rf .*)node_modules\/([\w-]+)(?= |$)/gm),
].map(([, name]) => name);
const image = mkdtempSync(join(tmpdir(), 'waymark-image-'));

/** A folder that holds what the image does, with the packages that are installed here. */
beforeAll(() => {
  for (const { from, to } of copiedPaths())
    cpSync(join(root, from), join(image, to), {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    });
  const modules = join(image, 'node_modules');
  mkdirSync(join(modules, '@waymark'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@waymark' && !removed.includes(name))
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
  symlinkSync(join(image, 'events'), join(modules, '@waymark', 'events'));
  for (const name of readdirSync(join(image, 'packages')))
    symlinkSync(join(image, 'packages', name), join(modules, '@waymark', name));
});
afterAll(() => rmSync(image, { recursive: true, force: true }));

const run = (main: string, args: readonly string[] = []) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', main, ...args],
    { cwd: image, encoding: 'utf8', env: { PATH: process.env['PATH'] ?? '' }, timeout: 60_000 },
  );
  return { status, said: stdout + stderr };
};

test.each(mains)('all that %s loads is copied into the image', (main) => {
  const { files } = loadedBy(main);
  const copied = copiedPaths();
  const missing = [...files].filter(
    (file) =>
      !forOneMachine.test(file) &&
      !copied.some(({ from, to }) => from === to && !relative(from, file).startsWith('..')),
  );
  expect(missing).toEqual([]);
  expect(files.size).toBeGreaterThan(main.endsWith('.ts') ? 8 : 0);
});

test('every package that is loaded there is installed there', () => {
  const workspaces = [...rootFile('Dockerfile').matchAll(/--workspace (\S+)/g)].map(
    ([, folder = '']) => folder,
  );
  const installed = installedFor(workspaces);
  const wanted = mains.flatMap((main) => [...loadedBy(main).packages]);
  expect(wanted).toContain('koa');
  expect(wanted.filter((name) => !installed.has(name))).toEqual([]);
});

test('the commands of the containers and their checks name files of the image', () => {
  const { services } = composeFile({});
  const files = Object.values(services)
    .flatMap(({ command = [], healthcheck }) => [...command, ...healthcheck.test])
    .filter((word) => /\.(ts|mjs)$/.test(word));
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect([file, existsSync(join(image, file))]).toEqual([file, true]);
});

test('each starts in such a folder, and asks for what it lacks', () => {
  expect(run('services/command/src/main.ts').said).toContain('SIGNING_SECRET');
  expect(run('services/projector/src/main.ts').said).toContain('VAULT_MASTER_KEY');
  expect(run('services/projector/src/operations/main.ts', ['status']).said).toContain(
    'DATABASE_URL',
  );
  expect(run('local/logCopy.ts')).toMatchObject({
    status: 1,
    said: expect.stringContaining('--from is missing'),
  });
});

test('without what is copied for it, a program does not start: the check can fail', () => {
  rmSync(join(image, dirname('local/copying/copyEndpoints.ts')), { recursive: true });
  expect(run('local/logCopy.ts').said).toContain('ERR_MODULE_NOT_FOUND');
});
