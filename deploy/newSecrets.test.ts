import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
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
  spawnSync('sh', ['-c', `umask 022; ${command}`], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, script },
  });
const secret = (name: string) => readFileSync(join(folder, 'secrets', name), 'utf8');
const all = Object.keys(secrets).map((name) => name.toLowerCase());

test('secrets lie in a folder that its owner alone gets into, one a file, all different, and none in .env', () => {
  expect(shell('sh "$script"').status).toBe(0);
  expect([modeOf('.env'), modeOf('secrets'), readdirSync(folder).sort()]).toEqual([
    '600',
    '700',
    ['.env', 'secrets'],
  ]);
  expect(readdirSync(join(folder, 'secrets')).sort()).toEqual([...all].sort());
  // Whoever they are mounted for reads them, under whatever user.
  for (const name of all) expect([name, modeOf(`secrets/${name}`)]).toEqual([name, '644']);
  const written = all.map(secret).filter((text) => text !== '');
  expect(new Set(written).size).toBe(all.length - 3);
  expect(secret('vault_master_key')).toMatch(/^\S{44}$/);
  expect(secret('files_url')).toBe(
    `s3+http://waymark:${secret('files_secret_key')}@files:8333/waymark`,
  );
  const env = parseEnv(readFileSync(join(folder, '.env'), 'utf8'));
  expect(env).toEqual({
    COMPOSE_PROFILES: 'postgres,eventstore,mail,files',
    ...{ OPERATORS: '', SIGN_UP: 'invited' },
  });
});

test('who begins says who they are', () => {
  expect(shell('OPERATORS=you@seller.example sh "$script"').status).toBe(0);
  expect(readFileSync(join(folder, '.env'), 'utf8')).toMatch(/^OPERATORS=you@seller.example$/m);
});

test('secrets that are there stay as they are', () => {
  mkdirSync(join(folder, 'secrets'));
  writeFileSync(join(folder, 'secrets/vault_master_key'), 'mine');
  const { status, stderr } = shell('sh "$script"');
  expect([status, stderr]).toEqual([1, expect.stringContaining('secrets is there already')]);
  expect([readdirSync(folder), secret('vault_master_key')]).toEqual([['secrets'], 'mine']);
});

test('an .env of before keeps its settings, and its secrets move into files as they were', () => {
  const before = [
    ...[
      '# mine',
      'WAYMARK_SITE=waymark.example',
      'SIGNING_SECRET=older',
      'SIGNING_SECRET="signing"',
    ],
    ...[
      "VAULT_MASTER_KEY='bWFzdGVy=='",
      'POSTGRES_PASSWORD=pg',
      'ESDB_PASSWORD=es',
      'ESDB_ADMIN_PASSWORD=',
    ],
    ...[
      'FILES_URL=',
      'SMTP_URL=smtps://me:pw@mail.example',
      'MAIL_FROM=Waymark <w@waymark.example>',
      '',
    ],
  ];
  writeFileSync(join(folder, '.env'), before.join('\n'));
  expect(shell('sh "$script" .env').status).toBe(0);
  expect(readFileSync(join(folder, '.env'), 'utf8')).toBe(
    '# mine\nWAYMARK_SITE=waymark.example\nMAIL_FROM=Waymark <w@waymark.example>\n',
  );
  expect(modeOf('.env')).toBe('600');
  expect(Object.fromEntries(all.map((name) => [name, secret(name)]))).toMatchObject({
    ...{
      signing_secret: 'signing',
      signing_secret_before: 'signing',
      vault_master_key: 'bWFzdGVy==',
    },
    ...{
      postgres_password: 'pg',
      smtp_url: 'smtps://me:pw@mail.example',
      files_url: '',
      esdb_admin_password: '',
    },
    esdb_url: 'esdb://waymark:es@eventstore:2113?tlsCAFile=/certificates/ca/ca.crt',
  });
  expect(secret('writer_password')).toMatch(/^[0-9a-f]{48}$/);
  expect(existsSync(join(folder, 'secrets'))).toBe(true);
});
