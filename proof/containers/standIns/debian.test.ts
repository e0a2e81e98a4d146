import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { debianSource } from './debian.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'apt-'));
  mkdirSync(join(folder, 'sources.list.d'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const written = (file: string, text: string) => writeFileSync(join(folder, file), text);

test('packages come from where the machine takes its own, and are believed by the same keys', () => {
  written(
    'sources.list.d/debian.sources',
    'Types: deb\nURIs: http://mirror.example/debian\nSuites: bookworm\nSigned-By: /keys/debian.gpg\n',
  );
  expect(debianSource(folder)).toEqual({
    mirror: 'http://mirror.example/debian',
    keyring: '/keys/debian.gpg',
  });
});

test('the older form of the list is read too, and what is not of Debian is passed by', () => {
  written('sources.list.d/other.sources', 'Types: deb\nURIs: https://other.example/repository\n');
  written('sources.list', 'deb [arch=amd64] http://mirror.example/debian/ bookworm main\n');
  expect(debianSource(folder)?.mirror).toBe('http://mirror.example/debian/');
  rmSync(join(folder, 'sources.list'));
  expect(debianSource(folder)).toBeNull();
});
