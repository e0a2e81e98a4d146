import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileLinks } from '@waymark/api';
import { streamOf, type OwnContent } from '@waymark/events';
import { openFileStore, type FileStore } from '@waymark/files';
import { sealField } from '@waymark/vault';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandbox, process } from '../readModels/plans/testing/sandbox.ts';
import { copied, milestone, module, whole } from '../testing/builders.ts';
import type { ProjectorWorld } from '../testing/world.ts';

const plan = { kind: 'process', id: 'p' } as const;
const picture = (fileId: string): OwnContent => ({
  type: 'image',
  files: [{ fileId, alt: '', width: 960, height: 960 }],
});
let world: ProjectorWorld;
let folder: string;
let store: FileStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-blocks-'));
  store = await openFileStore(folder);
  world = await openSandbox();
  await world.stopProjector();
  await world.startProjector({ files: store });
  for (const [id, audience] of [
    ['p', 'EXTERN'],
    ['q', 'INTERN'],
  ] as const)
    await world.append(streamOf.process('w', id), [
      process(id),
      copied([milestone('s')], [whole(module(`m-${id}`, 's', { audience }), [])]),
    ]);
  await bring('a', 'image/webp', 'garden.jpg', [
    content('a', 'small', 320),
    content('b', 'large', 960),
  ]);
  await bring('guide', 'application/pdf', 'guide.pdf', [content('c', '%PDF-1.4 words')]);
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const content = (letter: string, words: string, width: number | null = null) => ({
  ...{ key: letter.repeat(64), words: Buffer.from(words), width, height: width },
});

/** As the command service does. */
async function bring(
  fileId: string,
  type: string,
  name: string,
  contents: ReturnType<typeof content>[],
) {
  for (const { key, words } of contents)
    await store.put(key, { bytes: words.length, open: () => Readable.from([words]) });
  const accountId = 'dana';
  await world.append(streamOf.file('w', fileId), [
    {
      type: 'BlockFileStored',
      data: {
        ...{ fileId, accountId, plan, type },
        name: await sealField(world.vault, 'BlockFileStored', 'name', { accountId }, name),
        contents: contents.map(({ key, words, width, height }) => ({
          key,
          bytes: words.length,
          width,
          height,
        })),
      },
    },
  ]);
}

const show = (processId: string, blockId: string, held: OwnContent) =>
  world.append(streamOf.process('w', processId), [
    {
      type: 'BlockAdded',
      data: { block: { blockId, moduleId: `m-${processId}`, weight: 1, content: held } },
    },
  ]);
const hide = (processId: string, blockId: string, held: OwnContent) =>
  world.append(streamOf.process('w', processId), [
    { type: 'BlockRemoved', data: { blockId, moduleId: `m-${processId}`, content: held } },
  ]);
const linkOf = async (who: string, id: string) => {
  const { status, body } = await world.get<FileLinks>(who, 'w', '/api/fileLinks', { id } as object);
  return status === 200 ? (body[0]?.url ?? '') : '';
};
const open = (url: string) => world.fetch('nobody', 'w', url, { headers: {} });
const readers = async (id: string) => {
  const found: string[] = [];
  for (const who of ['dana', 'jonas']) if ((await linkOf(who, id)) !== '') found.push(who);
  return found;
};

test('what no block shows nobody reads; what one shows, whoever sees the block', async () => {
  expect(await readers('a')).toEqual([]);
  await show('q', 'inner', picture('a'));
  expect(await readers('a')).toEqual(['dana']);
  await show('p', 'shown', picture('a'));
  expect(await readers('a')).toEqual(['dana', 'jonas']);
  const url = await linkOf('jonas', 'a');
  expect(await (await open(`${url}&width=300`)).text()).toBe('small');
  expect(await (await open(url)).text()).toBe('large');
  expect((await open(url)).headers.get('Content-Disposition')).toMatch(
    /^inline; filename="garden.jpg"/,
  );
});

test('a link dies with the block that showed the file, with who sees it, and comes back with it', async () => {
  const url = await linkOf('jonas', 'a');
  await hide('p', 'shown', picture('a'));
  expect(await readers('a')).toEqual(['dana']);
  expect((await open(url)).status).toBe(404);
  await show('p', 'shown', picture('a'));
  expect(await readers('a')).toEqual(['dana', 'jonas']);
  expect((await open(url)).status).toBe(200);
  const audience = (from: 'INTERN' | 'EXTERN', to: 'INTERN' | 'EXTERN') =>
    world.append(streamOf.process('w', 'p'), [
      { type: 'ModuleAudienceSet', data: { moduleId: 'm-p', from, to } },
    ]);
  await audience('EXTERN', 'INTERN');
  expect(await readers('a')).toEqual(['dana']);
  expect((await open(url)).status).toBe(404);
  await audience('INTERN', 'EXTERN');
  await world.append(streamOf.process('w', 'p'), [
    {
      type: 'BlockContentSet',
      data: { blockId: 'shown', moduleId: 'm-p', from: picture('a'), to: picture('other') },
    },
  ]);
  expect(await readers('a')).toEqual(['dana']);
});

test('a PDF is given to be kept', async () => {
  await show('p', 'pdf', { type: 'pdf', fileId: 'guide', title: 'Guide', bytes: 14 });
  const response = await open(await linkOf('jonas', 'guide'));
  expect(await response.text()).toBe('%PDF-1.4 words');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'content-disposition': expect.stringMatching(/^attachment; filename="guide.pdf"/),
  });
});

test('what was erased on purpose is gone from every copy', async () => {
  await world.append(streamOf.file('w', 'a'), [
    { type: 'FileErased', data: { fileId: 'a', accountId: 'dana' } },
  ]);
  expect(await readers('a')).toEqual([]);
});
