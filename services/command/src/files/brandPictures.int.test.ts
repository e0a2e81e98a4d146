import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { streamOf, type BrandPictureKind } from '@waymark/events';
import { openFileStore, type FileStore } from '@waymark/files';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHarness, type CommandHarness } from '../testing/commandHarness.ts';
import { sampleWorkspace } from '../testing/sampleWorkspace.ts';
import { GARDEN, hostileFiles, PAYLOAD } from './testing/hostileFiles.ts';
import { html, pdf, photo, png, svg } from './testing/samples.ts';
import { upload } from './testing/upload.ts';

let folder: string;
let store: FileStore;
let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-brand-'));
  store = await openFileStore(folder);
  harness = await startHarness(undefined, undefined, undefined, { files: store });
  world = await sampleWorkspace(harness);
});
afterAll(async () => {
  await harness.stop();
  await rm(folder, { recursive: true });
});

const bring = (
  name: string,
  content: Buffer,
  {
    who = world.olga,
    kind = 'logo',
    ...more
  }: {
    who?: string;
    kind?: BrandPictureKind;
    fileId?: string;
    length?: number;
    workspace?: string;
  } = {},
) => upload(harness, who, name, content, { carrier: 'brand', kind, ...more });
async function keys(): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of store.list()) found.push(key);
  return found;
}
const MB = 1024 * 1024;

/** Brings a logo and shows it. @returns the key of its content */
async function shown(side: number): Promise<string> {
  const fileId = randomUUID();
  const { body } = await bring('logo.png', await png(side, side), { fileId });
  expect(body.id).toBe(fileId);
  await harness.give(world.olga, 'SetWorkspaceLogo', { logo: fileId });
  const [event] = (await harness.eventsOf(streamOf.workspace('w'))).slice(-1);
  return (event?.data as { to: { content: { key: string } } }).to.content.key;
}

describe('a picture of the workspace', () => {
  test('is written anew: a logo as PNG as high as it is needed, a header as a band', async () => {
    const logo = await bring('logo.png', await png(960, 240));
    expect(logo).toMatchObject({
      status: 201,
      body: { type: 'image/png', width: 384, height: 96 },
    });
    const header = await bring('header.png', await png(640, 480), { kind: 'header' });
    expect(header).toMatchObject({
      ...{ status: 201, body: { type: 'image/webp', width: 1920, height: 192 } },
    });
  });
  test('says nothing of where it was taken', async () => {
    const fileId = randomUUID();
    expect((await bring('photo.jpg', await photo(), { fileId })).status).toBe(201);
    const [event] = await harness.eventsOf(streamOf.file('w', fileId));
    const [{ key = '' } = {}] = (event?.data as { contents: { key: string }[] }).contents;
    const content = await store.read(key);
    expect(content === null ? GARDEN : await text(content)).not.toContain(GARDEN);
  });
  test('is under 4 MB, and a picture', async () => {
    const heavy = await bring('logo.png', Buffer.alloc(4 * MB, 1));
    expect([heavy.status, heavy.body.code, heavy.body.detail]).toEqual([
      ...[413, 'file-too-large', 'Images must be less than 4 MB in size.'],
    ]);
    for (const [name, content] of [
      ['logo.svg', svg],
      ['logo.html', html],
      ['logo.png', svg],
      ['contract.pdf', pdf()],
    ] as const)
      expect([name, (await bring(name, content)).status]).toEqual([name, 415]);
  });
  test('of anybody who means harm is refused, or holds none of it', async () => {
    const before = new Set(await keys());
    for await (const { name, content } of hostileFiles()) await bring(name, content);
    for (const key of await keys()) {
      if (before.has(key)) continue;
      const content = await store.read(key);
      expect(content === null ? '' : await text(content)).not.toContain(PAYLOAD);
    }
  }, 120_000);
  test('is brought and shown by the team alone, of its own workspace alone', async () => {
    const mallory = await harness.account('mallory@example.com');
    await harness.give(mallory, 'CreateWorkspace', { workspaceId: 'v', name: 'Other' });
    const content = await png(96, 96);
    for (const who of [world.anna, mallory])
      expect((await bring('logo.png', content, { who })).status).toBe(403);
    const fileId = randomUUID();
    await bring('logo.png', content, { fileId });
    const stolen = await harness.post(
      mallory,
      'SetWorkspaceLogo',
      { logo: fileId },
      { workspace: 'v' },
    );
    expect([stolen.status, stolen.body]).toMatchObject([
      404,
      { code: 'file-not-found', field: 'logo' },
    ]);
    const byClient = await harness.post(world.anna, 'SetWorkspaceLogo', { logo: null });
    expect(byClient.status).toBe(403);
  });
  test('leaves the store as another takes its place, and as styles are reset', async () => {
    const [first, second] = [await shown(40), await shown(41)];
    await expect.poll(keys).not.toContain(first);
    expect(await keys()).toContain(second);
    await harness.give(world.olga, 'ResetStyles', {});
    await expect.poll(keys).not.toContain(second);
  });
});

describe('a colour', () => {
  test('is taken as people write it, and refused by its field where it is none', async () => {
    const set = (brandColor: unknown) =>
      harness.post(world.olga, 'SetWorkspaceBrandColor', { brandColor });
    expect((await set('#F5B800')).status).toBe(200);
    const [event] = (await harness.eventsOf(streamOf.workspace('w'))).slice(-1);
    expect(event).toMatchObject({ type: 'WorkspaceBrandColorSet', data: { to: '#f5b800' } });
    for (const none of ['red', '#fff', 'url(x)', '#12345g', 7]) {
      const { status, body } = await set(none);
      expect([none, status, body.field]).toEqual([none, 422, 'brandColor']);
    }
  });
});
