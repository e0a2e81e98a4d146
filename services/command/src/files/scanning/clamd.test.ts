import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clamd, clamdAddress } from './clamd.ts';
import { clamdStandIn, EICAR } from './testing/clamdStandIn.ts';
import type { VirusScanner } from './virusScanner.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-scanning-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const MOST = 1_000_000;
/**
 * A server of one's own by CLAMD_URL, as one that is really there; its limit must be 1 MB, and it
 * must know EICAR.
 */
const real = process.env['CLAMD_URL'];

const file = async (name: string, content: Buffer | string) => {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
};
const trouble = (reason: string) => ({ name: 'ScannerTrouble', reason });

type Server = { readonly url: string; close(): unknown };
const servers: [string, () => Promise<Server>][] = [
  ['over TCP', () => clamdStandIn(MOST)],
  ['by a socket', () => clamdStandIn(MOST, join(folder, 'clamd.ctl'))],
];
if (real !== undefined)
  servers.push(['that is really there', () => Promise.resolve({ url: real, close: () => null })]);

describe.each(servers)('a clamd %s', (_, start) => {
  let scanner: VirusScanner;
  let standIn: Server;
  beforeAll(async () => {
    standIn = await start();
    scanner = clamd(clamdAddress(standIn.url));
  });
  afterAll(() => standIn.close());

  test('finds what is harmful, and says how it is called', async () => {
    const path = await file('eicar.txt', EICAR);
    expect(await scanner.scan(path)).toEqual({
      harmful: true,
      name: expect.stringMatching(/eicar/i) as string,
    });
  });
  test('lets through what is not, empty files and those of several pieces too', async () => {
    for (const content of ['', 'Nothing in here', Buffer.alloc(MOST - 10, 'a')])
      expect(await scanner.scan(await file('clean.txt', content))).toEqual({ harmful: false });
  });
  test('says of what is larger than it looks at that it has not looked', async () => {
    const path = await file('large.bin', Buffer.alloc(20 * MOST, 'a'));
    await expect(scanner.scan(path)).rejects.toMatchObject(trouble('tooLarge'));
  });
  test('looks at many at once', async () => {
    const [clean, found] = [await file('many.txt', 'clean'), await file('found.txt', EICAR)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (__, n) => scanner.scan(n % 2 ? clean : found)),
    );
    expect(answers.map(({ harmful }) => harmful)).toEqual(
      Array.from({ length: 20 }, (__, n) => n % 2 === 0),
    );
  });
});

describe('a clamd that', () => {
  test.each(['silent', 'breaks off', 'speaks nonsense'] as const)(
    '%s says nothing of the file',
    async (mood) => {
      const standIn = await clamdStandIn(MOST);
      standIn.feels(mood);
      const scanner = clamd(clamdAddress(standIn.url), 200);
      await expect(scanner.scan(await file('a.txt', 'a'))).rejects.toMatchObject(
        trouble('unavailable'),
      );
      await standIn.close();
      await expect(scanner.scan(await file('a.txt', 'a'))).rejects.toMatchObject(
        trouble('unavailable'),
      );
    },
  );
});

test('where it is, is said as a host or as a socket', () => {
  expect(clamdAddress('tcp://clamav')).toEqual({ host: 'clamav', port: 3310 });
  expect(clamdAddress('tcp://[::1]:99')).toEqual({ host: '::1', port: 99 });
  expect(clamdAddress('unix:/run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' });
  for (const wrong of ['clamav', 'http://clamav', 'unix:clamd.ctl', 'tcp://'])
    expect(() => clamdAddress(wrong)).toThrow('must be tcp://');
});
