import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rootFile } from './composeFile.ts';

const script = join(import.meta.dirname, 'backupEventStoreDb.sh');
/** A data folder as EventStoreDB 24.2 has it. */
const files = {
  'chunk-000000.000001': 'scavenged once',
  'chunk-000001.000000': 'the last',
  'index/indexmap': 'names aaa',
  'index/aaa': 'a table',
  'index/aaa.bloomfilter': 'its filter',
  'index/stream-existence/streamExistenceFilter.dat': 'names',
  'index/stream-existence/streamExistenceFilter.chk': '7',
  'chaser.chk': '41',
  'epoch.chk': '0',
  'proposal.chk': '-1',
  'truncate.chk': '-1',
  'writer.chk': '42',
};
let place: string;
let data: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'waymark-esdb-'));
  data = join(place, 'data');
  for (const [name, text] of Object.entries(files)) write(name, text);
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const write = (name: string, text: string) => {
  mkdirSync(dirname(join(data, name)), { recursive: true });
  writeFileSync(join(data, name), text);
};
const backup = (folder = data) => {
  const { status, stdout, stderr } = spawnSync('sh', [script, folder], { maxBuffer: 1 << 26 });
  writeFileSync(join(place, 'backup.tar'), stdout);
  return { status, said: stderr.toString() };
};
const inOrder = () =>
  spawnSync('tar', ['-tf', join(place, 'backup.tar')], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n')
    .map((name) => name.replace(/^\.\//, ''));
const restored = () => {
  const to = join(place, 'restored');
  mkdirSync(to);
  expect(spawnSync('tar', ['-xf', join(place, 'backup.tar'), '-C', to]).status).toBe(0);
  const names = readdirSync(to, { recursive: true, encoding: 'utf8', withFileTypes: true }).filter(
    (e) => e.isFile(),
  );
  return Object.fromEntries(
    names.map((e) => {
      const path = join(e.parentPath, e.name);
      return [path.slice(to.length + 1), readFileSync(path, 'utf8')];
    }),
  );
};

test('checkpoints come first, then the index, then the chunks, each file once', () => {
  expect(backup()).toEqual({ status: 0, said: '' });
  const order = inOrder();
  expect(
    order.map((name) => (name.endsWith('.chk') ? 1 : name.startsWith('index/') ? 2 : 3)),
  ).toEqual([
    ...Array<number>(6).fill(1),
    ...Array<number>(4).fill(2),
    ...Array<number>(2).fill(3),
  ]);
  // What was processed is never beyond what was written.
  expect(order.indexOf('chaser.chk')).toBeLessThan(order.indexOf('writer.chk'));
  expect([...order].sort()).toEqual(Object.keys(files).sort());
});

test('all is there as it was, but that a server is to cut off what is beyond the checkpoint', () => {
  backup();
  expect(restored()).toEqual({ ...files, 'truncate.chk': files['chaser.chk'] });
});

test('checkpoints are those of the beginning, and a chunk that is begun later is left out', async () => {
  // Big enough that the archive waits for its reader in the middle of the first chunk.
  write('chunk-000000.000001', 'x'.repeat(1 << 22));
  const child = spawn('sh', [script, data], { stdio: ['ignore', 'pipe', 'inherit'] });
  const parts: Buffer[] = [];
  await once(child.stdout, 'readable');
  for (const [name, text] of Object.entries({
    'writer.chk': '99',
    'chaser.chk': '99',
    'chunk-000002.000000': 'new',
  }))
    write(name, text);
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  expect(await once(child, 'close')).toEqual([0, null]);
  writeFileSync(join(place, 'backup.tar'), Buffer.concat(parts));
  expect(restored()).toMatchObject({
    'writer.chk': '42',
    'chaser.chk': '41',
    'truncate.chk': '41',
  });
  expect(inOrder()).not.toContain('chunk-000002.000000');
});

test('a server that has no index on disk yet, and no truncate.chk, is backed up too', () => {
  rmSync(join(data, 'index'), { recursive: true });
  rmSync(join(data, 'truncate.chk'));
  expect(backup().status).toBe(0);
  expect(inOrder()).toEqual([
    ...['chaser.chk', 'epoch.chk', 'proposal.chk', 'writer.chk', 'truncate.chk'],
    ...['chunk-000000.000001', 'chunk-000001.000000'],
  ]);
});

test('a file that goes away meanwhile, and a folder that is none of EventStoreDB, end it with words', async () => {
  write('chunk-000000.000001', 'x'.repeat(1 << 22));
  const child = spawn('sh', [script, data], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  await once(child.stdout, 'readable');
  rmSync(join(data, 'chunk-000001.000000'));
  child.stdout.resume();
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(said).toContain('do not use this archive');

  expect(backup(place)).toEqual({ status: 1, said: expect.stringContaining('not a data folder') });
});

test('it is what docs/OPERATIONS.md runs, in the folder that the container has', () => {
  const page = rootFile('docs/OPERATIONS.md');
  expect(page).toContain('exec -T eventstore sh -s < deploy/backupEventStoreDb.sh');
  expect(page).not.toContain('--user root');
  expect(rootFile('docker-compose.yml')).toContain('- eventstore:/var/lib/eventstore\n');
  expect(rootFile('deploy/backupEventStoreDb.sh')).toContain('data=${1:-/var/lib/eventstore}');
});
