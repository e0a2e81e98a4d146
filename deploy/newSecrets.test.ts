import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { secrets } from './testing/secrets.ts';

const script = join(import.meta.dirname, 'newSecrets.sh');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const modeOf = (file: string) => (statSync(join(folder, file)).mode & 0o777).toString(8);
const shell = (command: string) =>
  spawnSync('sh', ['-c', `umask 022; ${command}`], { cwd: folder, encoding: 'utf8', env: { ...process.env, script } });

test('the file of secrets is for its owner alone, and holds all that compose asks for', () => {
  expect(shell('sh "$script"').status).toBe(0);
  expect([modeOf('.env'), readdirSync(folder)]).toEqual(['600', ['.env']]);
  const written = parseEnv(readFileSync(join(folder, '.env'), 'utf8'));
  expect(Object.keys(written)).toEqual(expect.arrayContaining(Object.keys(secrets)));
  expect(new Set(Object.values(written)).size).toBe(Object.keys(written).length);
});

test('so it is where somebody sends what it says into the file, as they had to before', () => {
  expect(shell('sh "$script" > .env').status).toBe(0);
  expect(modeOf('.env')).toBe('600');
  expect(readFileSync(join(folder, '.env'), 'utf8')).toMatch(/^VAULT_MASTER_KEY=\S{44}$/m);
});

test('secrets that are there stay as they are', () => {
  writeFileSync(join(folder, 'mine'), 'VAULT_MASTER_KEY=mine\n');
  const { status, stderr } = shell('sh "$script" mine');
  expect([status, stderr]).toEqual([1, expect.stringContaining('mine is there already')]);
  expect(readFileSync(join(folder, 'mine'), 'utf8')).toBe('VAULT_MASTER_KEY=mine\n');
  expect(execFileSync('ls', ['-A', folder], { encoding: 'utf8' })).toBe('mine\n');
});
