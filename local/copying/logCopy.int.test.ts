import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openPostgresLog, type EventLog } from '@waymark/log';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeEventStoreDb, type FakeEventStoreDb } from '@waymark/log/fakeEventStoreDb';
import { freshDatabase, type FreshDatabase } from '@waymark/postgres/testing';
import { appendSamples, everythingIn } from './testing/sampleHistory.ts';

const logCopy = join(import.meta.dirname, '..', 'logCopy.ts');
let database: FreshDatabase;
let source: EventLog;
let standIn: FakeEventStoreDb;

beforeAll(async () => {
  database = await freshDatabase();
  source = await openPostgresLog(database);
  standIn = await startFakeEventStoreDb();
});
afterAll(async () => {
  await source.close();
  await standIn.close();
  await database.drop();
});

const start = (...args: string[]): ChildProcess =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', logCopy, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });

async function run(...args: string[]): Promise<{ code: number | null; text: string }> {
  const child = start(...args);
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, text };
}

const ours = () => standIn.storage.records.filter(({ stream }) => stream.startsWith('process-'));
const there = () => ['--from', database.connectionString, '--to', standIn.connectionString];

test('killed with -9 in the middle and started again, it ends with an equal target', async () => {
  await appendSamples(source, 3_000);
  const before = await everythingIn(source);
  const child = start(...there());
  const gone = once(child, 'exit');
  await expect.poll(() => ours().length, { interval: 5 }).toBeGreaterThan(100);
  child.kill('SIGKILL');
  await gone;
  const copied = ours().length;
  expect(copied).toBeLessThan(before.length);

  const { code, text } = await run(...there());
  expect({ code, text }).toMatchObject({ code: 0 });
  expect(text).toContain(`${copied.toLocaleString('en')} were there before`);
  expect(text).toContain('all equal, in the same order');
  expect(ours().map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(await everythingIn(source)).toEqual(before);
});

test('--verify compares without copying, names what differs, and fails', async () => {
  expect(await run(...there(), '--verify')).toMatchObject({ code: 0 });
  standIn.storage.append(
    'process-w_planted',
    [
      {
        id: crypto.randomUUID(),
        type: 'Planted',
        contentType: 'application/json',
        data: Buffer.from('{}'),
        metadata: Buffer.from('{}'),
      },
    ],
    'noStream',
  );
  const { code, text } = await run(...there(), '--verify');
  expect(code).toBe(1);
  expect(text).toContain('DIFFERENT  process-w_planted is in the target alone');
});

test.each([
  [['--to', 'esdb://127.0.0.1:1'], '--from is missing'],
  [['--from', 'postgres://a:geheim@b/c', '--to', 'postgres://a:geheim@b/c'], 'the same event log'],
  [['--from', 'x', '--to', 'y', '--hurry=geheim'], 'an option that log:copy does not know'],
  [['--from', 'https://u:geheim@host', '--to', 'y'], '--from must be'],
  [['--from', '/nowhere', '--to', 'y'], '/nowhere, which is not a data folder'],
])(
  'a wrong command line %o is told in words, without what may be a password',
  async (args, words) => {
    const { code, text } = await run(...args);
    expect({ code, text }).toEqual({ code: 1, text: expect.stringContaining(words) as string });
    expect(text).not.toContain('geheim');
    expect(text).not.toContain('    at ');
  },
);
