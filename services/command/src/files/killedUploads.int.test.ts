import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEvent, prefixOf } from '@waymark/events';
import { compareContents, openFileStore, type BroughtContent } from '@waymark/files';
import fc from 'fast-check';
import { startFauxqs } from 'fauxqs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type CommandHarness } from '../testing/commandHarness.ts';
import { sampleWorkspace } from '../testing/sampleWorkspace.ts';
import { jpeg, pdf } from './testing/samples.ts';
import { upload } from './testing/upload.ts';

/**
 * How often a service is killed, on each kind of store; the long form is for whoever has an hour.
 */
const KILLS = Number(process.env['UPLOAD_KILLS'] ?? 2);
/**
 * Uploads at once, and the last moment after their beginning at which the service is killed, in
 * milliseconds.
 */
const AT_ONCE = 5;
const KILLED_WITHIN = 900;
/** When after the beginning each service is killed, in milliseconds. */
const moments = fc.sample(fc.nat(KILLED_WITHIN), KILLS);

const script = new URL('testing/serviceToKill.ts', import.meta.url).pathname;
let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;
let folder: string;
let s3: Awaited<ReturnType<typeof startFauxqs>>;
let picture: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-files-'));
  s3 = await startFauxqs({ port: 0, logger: false });
  picture = await jpeg(500, 400);
  harness = await startHarness();
  world = await sampleWorkspace(harness);
});
afterAll(async () => {
  await harness.stop();
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

/**
 * Brings files to a service of its own, which is killed meanwhile. @returns those that it said were
 * kept
 */
async function bringAndKill(filesUrl: string, nth: number): Promise<string[]> {
  const { connectionString = '' } = harness.pool.options;
  const service = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, connectionString, filesUrl],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      // What it leaves when it is killed.
      env: { ...process.env, TMPDIR: folder },
    },
  );
  const ended = once(service, 'exit');
  const [said] = (await once(service.stdout, 'data')) as [Buffer];
  const there = { site: said.toString().trim(), tokenOf: (id: string) => harness.tokenOf(id) };
  const bringing = Array.from({ length: AT_ONCE }, async (_, n) => {
    const fileId = randomUUID();
    const [name, content] =
      n % 2 === 0
        ? ['a.pdf', Buffer.concat([pdf(), Buffer.alloc(400_000, n)])]
        : ['a.jpg', picture];
    const { status } = await upload(there, world.anna, name as string, content as Buffer, {
      fileId,
    });
    return status === 201 ? fileId : null;
  });
  // Every other time as soon as one is kept, while the others are on their way; else at any moment
  // of that way.
  if (nth % 2 === 0) await Promise.race(bringing);
  else await new Promise((resolve) => setTimeout(resolve, moments[nth]));
  service.kill('SIGKILL');
  const answers = await Promise.allSettled(bringing);
  await ended;
  return answers.flatMap((answer) =>
    answer.status === 'fulfilled' && answer.value !== null ? [answer.value] : [],
  );
}

/** What the log names, and the files by their ids. */
async function namedBy({ log }: CommandHarness) {
  const named = new Map<string, BroughtContent>();
  const files = new Set<string>();
  const end = await log.head();
  const done = new AbortController();
  for await (const { events, live, position } of log.subscribe({
    prefixes: [prefixOf('file')],
    signal: done.signal,
  })) {
    for (const stored of events) {
      const { type, data } = parseEvent(stored);
      if (type !== 'FileStored') continue;
      files.add(data.fileId);
      for (const { key, bytes } of data.contents) named.set(key, { bytes, kept: true });
    }
    if (live || position >= end) break;
  }
  done.abort();
  return { named, files };
}

test.each([
  ['a folder', () => join(folder, 'files')],
  ['S3', () => `s3+http://key:secret@127.0.0.1:${s3.port}/waymark`],
])(
  'a service that is killed while files are brought, on %s: no event without its content, and nothing that was kept is swept',
  async (_, url) => {
    const store = await openFileStore(url());
    const before = await namedBy(harness);
    const kept: string[] = [];
    for (let nth = 0; nth < KILLS; nth++) kept.push(...(await bringAndKill(url(), nth)));
    const { named, files } = await namedBy(harness);
    for (const key of before.named.keys()) named.delete(key);
    for (const fileId of kept) expect(files).toContain(fileId);

    const later = new Date(Date.now() + 60_000);
    const compare = () => compareContents(store, () => Promise.resolve(named), later);
    const compared = await compare();
    // Some were killed after they had been answered, whatever the speed of the machine.
    expect(kept.length).toBeGreaterThan(0);
    expect(compared).toMatchObject({ missing: [], otherLength: [], erased: [], whole: named.size });
    for (const { key } of compared.strays) await store.delete(key);
    expect(await compare()).toMatchObject({ missing: [], strays: [], whole: named.size });
    store.close();
  },
  60_000 + KILLS * 20_000,
);
