import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  GARDEN,
  hostileFiles,
  howMany,
  PAYLOAD,
  type HostileFile,
} from '../testing/hostileFiles.ts';
import { png } from '../testing/samples.ts';
import type { Examined } from './examine.ts';
import { Examiner } from './examiner.ts';
import { documents } from './kinds.ts';

const examiner = new Examiner();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-hostile-'));
});
afterAll(async () => {
  examiner.stop();
  await rm(folder, { recursive: true, force: true });
});

async function examined({
  name,
  content,
}: Pick<HostileFile, 'name' | 'content'>): Promise<Examined> {
  const path = join(folder, 'arrived');
  await writeFile(path, content);
  return examiner.examine({ path, folder, name }, 'w');
}

/** What is wrong with how a file was taken; empty where nothing is, or where it was not taken. */
async function faultsOf({ content }: HostileFile, taken: Examined): Promise<string[]> {
  if (taken.why !== undefined) return [];
  const { type, contents } = taken;
  if (type === 'image/webp') {
    const faults: string[] = [];
    for (const { path, width, height } of contents) {
      const bytes = await readFile(path);
      const is = await sharp(bytes).metadata();
      if (is.format !== 'webp') faults.push(`is ${is.format}`);
      if (is.width !== width || is.height !== height || is.width > 1920)
        faults.push('is of another size');
      if (is.exif ?? is.xmp ?? is.iptc ?? is.icc) faults.push('says more than its pixels');
      for (const word of [PAYLOAD, GARDEN, 'Waymark camera', '<script'])
        if (bytes.includes(word)) faults.push(`holds ${word}`);
    }
    return faults;
  }
  if (type !== 'text/plain' && !(type in documents)) return [`is taken as ${type}`];
  const [only] = contents;
  return (await readFile(only!.path)).equals(content) ? [] : ['was changed'];
}

test('of some three hundred files of people who mean harm none is shown as a page, none keeps what it said, and all come to an answer', async () => {
  const taken: Record<string, number> = {};
  const faults: string[] = [];
  let count = 0;
  for await (const file of hostileFiles()) {
    count += 1;
    const answer = await examined(file);
    for (const fault of await faultsOf(file, answer))
      faults.push(`${file.kind}, ${file.name.slice(0, 40)}: ${fault}`);
    if (answer.why === undefined) taken[file.kind] = (taken[file.kind] ?? 0) + 1;
  }
  expect(faults).toEqual([]);
  expect([count, howMany]).toEqual([howMany, count]);
  expect(howMany).toBeGreaterThanOrEqual(300);
  // What is a good picture is taken all the same, and is nothing but a picture then.
  for (const kind of [
    'photo that says where',
    'WebP that says where',
    'PNG that says where',
    'picture with a page behind it',
  ])
    expect([kind, taken[kind]]).toEqual([kind, 10]);
  for (const kind of [
    ...[
      'SVG under another name',
      'page under another name',
      'page behind blanks or a comment',
      'page before the PDF',
    ],
    ...[
      'XML that opens itself',
      'GIF that is a script',
      'PNG larger than it may be',
      'PNG of no size',
    ],
    ...['program under another name', 'page in other letters'],
  ])
    expect([kind, taken[kind]]).toEqual([kind, undefined]);
});

test('after all of them the next good file is taken', async () => {
  expect(await examined({ name: 'a.png', content: await png() })).toMatchObject({
    type: 'image/webp',
  });
});
