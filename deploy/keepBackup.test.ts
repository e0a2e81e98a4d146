import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
});
afterEach(() => {
  spawnSync('gpgconf', ['--kill', 'gpg-agent'], { env: { ...process.env, GNUPGHOME: folder } });
  rmSync(folder, { recursive: true, force: true });
});
const sh = (command: string, env: Record<string, string> = {}) =>
  spawnSync('sh', ['-c', `umask 022; ${command}`], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GNUPGHOME: folder, deploy: import.meta.dirname, ...env },
  });
const keep = (rest: string, env?: Record<string, string>) =>
  sh(`sh "$deploy/keepBackup.sh" ${rest}`, env);
const open = (file: string, env?: Record<string, string>) =>
  sh(`sh "$deploy/openBackup.sh" ${file}`, env);
const modeOf = (file: string) => (statSync(join(folder, file)).mode & 0o777).toString(8);
const isThere = (program: string) => sh(`command -v ${program}`).status === 0;

test.each([
  ['of a command', 'a.dump printf quokka'],
  ['that is handed in', 'a.dump < words'],
])('a backup %s is for its owner alone, and read back as it was', (_, how) => {
  writeFileSync(join(folder, 'words'), 'quokka');
  expect(keep(how).status).toBe(0);
  expect([modeOf('a.dump'), open('a.dump').stdout]).toEqual(['600', 'quokka']);
});

test.each(['sh -c "printf half; exit 3"', 'true'])(
  'of a command that fails or says nothing (%s) nothing is kept',
  (how) => {
    writeFileSync(join(folder, 'a.dump'), 'the one before');
    const { status, stderr } = keep(`a.dump ${how}`);
    expect([status, stderr]).toEqual([1, expect.stringContaining('a.dump was not written')]);
    expect([readdirSync(folder), open('a.dump').stdout]).toEqual([['a.dump'], 'the one before']);
  },
);

test('a backup that there is not is named', () => {
  expect(open('a.dump')).toMatchObject({
    status: 1,
    stderr: 'There is no a.dump, a.dump.age or a.dump.gpg.\n',
  });
});

test.skipIf(!isThere('age'))(
  'for an age recipient it is encrypted before it touches the disk',
  () => {
    sh('age-keygen -o identity');
    const [recipient = ''] = /age1\w+/.exec(readFileSync(join(folder, 'identity'), 'utf8')) ?? [];
    expect(keep('a.dump printf quokka', { BACKUP_RECIPIENT: recipient }).status).toBe(0);
    expect([existsSync(join(folder, 'a.dump')), modeOf('a.dump.age')]).toEqual([false, '600']);
    expect(readFileSync(join(folder, 'a.dump.age'), 'latin1')).not.toContain('quokka');
    expect(open('a.dump', { BACKUP_IDENTITY: 'identity' }).stdout).toBe('quokka');
    expect(open('a.dump').status).not.toBe(0);
  },
);

test.skipIf(!isThere('gpg'))(
  'for a gpg recipient it is encrypted, and for one that is not known nothing is kept',
  () => {
    sh("gpg --batch --passphrase '' --quick-generate-key ops@seller.example default default never");
    expect(keep('a.dump printf quokka', { BACKUP_RECIPIENT: 'ops@seller.example' }).status).toBe(0);
    expect(modeOf('a.dump.gpg')).toBe('600');
    expect(readFileSync(join(folder, 'a.dump.gpg'), 'latin1')).not.toContain('quokka');
    expect(open('a.dump').stdout).toBe('quokka');
    expect(
      keep('b.dump printf quokka', { BACKUP_RECIPIENT: 'nobody@seller.example' }).status,
    ).not.toBe(0);
    expect(readdirSync(folder).filter((name) => name.startsWith('b.dump'))).toEqual([]);
  },
);
