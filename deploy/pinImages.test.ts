import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rootFile } from './composeFile.ts';

const script = join(import.meta.dirname, 'pinImages.sh');
const files = ['Dockerfile', 'docker-compose.yml'];
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pins-'));
  mkdirSync(join(folder, 'bin'));
  for (const file of files) writeFileSync(join(folder, file), rootFile(file));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** In the place of a registry, which answers this for every image. */
function pinned(answer: string) {
  const skopeo = join(folder, 'bin/skopeo');
  writeFileSync(skopeo, `#!/bin/sh\necho '${answer}'\n`);
  chmodSync(skopeo, 0o755);
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH']}` };
  const { status, stdout, stderr } = spawnSync('sh', [script], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  const [dockerfile = '', compose = ''] = files.map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
  return { status, stdout, stderr, dockerfile, compose };
}
const digest = (digit: string) => `sha256:${digit.repeat(64)}`;

test('each foreign image gets its digest, and nothing else changes', () => {
  const { status, stdout, stderr, dockerfile, compose } = pinned(digest('a'));
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout.trim().split('\n')).toHaveLength(7);
  const without = (text: string) => text.replaceAll(`@${digest('a')}`, '');
  expect([without(dockerfile), without(compose)]).toEqual(files.map(rootFile));
  expect(dockerfile.match(/^FROM node:\S+@sha256:a{64} AS /gm)).toHaveLength(2);
  expect(dockerfile).toMatch(/^FROM caddy:\S+@sha256:a{64} AS web$/m);
  expect(compose.match(/image: (?!waymark)\S+@sha256:a{64}$/gm)).toHaveLength(5);
});

test('digests are exchanged for newer ones', () => {
  pinned(digest('a'));
  const { dockerfile, compose } = pinned(digest('b'));
  expect(dockerfile + compose).not.toContain(digest('a'));
  expect(compose.match(/@sha256:b{64}$/gm)).toHaveLength(5);
});

test('where a registry gives no digest nothing is changed', () => {
  const { status, stderr, dockerfile, compose } = pinned('manifest unknown');
  expect([status, stderr]).toEqual([1, expect.stringContaining('has no digest: manifest unknown')]);
  expect([dockerfile, compose]).toEqual(files.map(rootFile));
});
