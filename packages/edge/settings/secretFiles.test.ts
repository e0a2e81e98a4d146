import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { parseEnvironment, serviceSettings, signingSettings } from './environment.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const signing = '3b1f0c9d5e7a2468'.repeat(2);
const good = {
  DATABASE_URL: 'postgres://db:5432/waymark',
  SIGNING_SECRET: signing,
  VAULT_MASTER_KEY: Buffer.from(Array.from({ length: 32 }, (_, n) => n)).toString('base64'),
};
const settings = (more: Record<string, string>) =>
  parseEnvironment('A service', z.object({ ...serviceSettings, ...signingSettings }), {
    ...good,
    ...more,
  });
const written = (text: string) => {
  const file = join(folder, 'secret');
  writeFileSync(file, text);
  return file;
};

test('a secret is read from the file that its setting names, without the line break at its end', () => {
  for (const end of ['', '\n', '\r\n'])
    expect(
      settings({ SIGNING_SECRET: '', SIGNING_SECRET_FILE: written(signing + end) }).SIGNING_SECRET,
    ).toBe(signing);
  expect(settings({ SIGNING_SECRET_FILE: '' }).SIGNING_SECRET).toBe(signing);
});

test('what it holds is checked like any other', () => {
  const short = { SIGNING_SECRET: '', SIGNING_SECRET_FILE: written('short') };
  expect(() => settings(short)).toThrow('SIGNING_SECRET: must have at least 32 characters');
});

test('a secret that is said twice is refused, whichever is meant', () => {
  const twice = { SIGNING_SECRET_FILE: written(signing) };
  expect(() => settings(twice)).toThrow(
    'SIGNING_SECRET: is set, and SIGNING_SECRET_FILE too: leave one of them out',
  );
});

test('a file that is not there is named by its setting and why, once, and holds back no other trouble', () => {
  const nowhere = {
    SIGNING_SECRET: '',
    SIGNING_SECRET_FILE: join(folder, 'nowhere'),
    MAX_REQUESTS: 'many',
  };
  const said = (() => {
    try {
      return String(settings(nowhere));
    } catch (error) {
      return String(error);
    }
  })();
  expect(said).toContain(
    "SIGNING_SECRET: the file that SIGNING_SECRET_FILE names can't be read (ENOENT)",
  );
  expect(said.match(/SIGNING_SECRET:/g)).toHaveLength(1);
  expect(said).toContain('MAX_REQUESTS: must be a number');
});

test('only what holds a secret is read from files', () => {
  expect(settings({ HOST_FILE: written('0.0.0.0') }).HOST).toBe('127.0.0.1');
});
