import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Me } from '@waymark/api';
import { PictureLinks } from '@waymark/edge';
import { streamOf, type BrandPicture } from '@waymark/events';
import { openFileStore, type FileStore } from '@waymark/files';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandbox } from '../readModels/plans/testing/sandbox.ts';
import type { ProjectorWorld } from '../testing/world.ts';

let world: ProjectorWorld;
let folder: string;
let store: FileStore;

const picture = (letter: string, type: string): BrandPicture => ({
  ...{ fileId: `file-${letter}`, type },
  content: { key: letter.repeat(64), bytes: 9, width: 96, height: 96 },
});
const logo = picture('a', 'image/png');
const header = picture('b', 'image/webp');
const other = picture('c', 'image/png');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-pictures-'));
  store = await openFileStore(folder);
  for (const { content } of [logo, header, other])
    await store.put(content.key, {
      ...{ bytes: 9, open: () => Readable.from([Buffer.from(content.key.slice(0, 9))]) },
    });
  world = await openSandbox();
  await world.stopProjector();
  await world.startProjector({ files: store });
  await world.openAccount('stranger', 'Stranger');
  await world.append(streamOf.workspace('w'), [
    { type: 'WorkspaceDisplayNameSet', data: { from: '', to: 'Works for you' } },
    { type: 'WorkspaceClaimSet', data: { from: '', to: 'Step by step' } },
    { type: 'WorkspaceBrandColorSet', data: { from: null, to: '#f5b800' } },
    { type: 'WorkspaceLogoSet', data: { from: null, to: logo } },
    { type: 'WorkspaceHeaderSet', data: { from: null, to: { picture: header } } },
  ]);
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const membershipOf = async (who: string) =>
  (await world.get<Me>(who, '', '/api/me')).body.memberships.find(
    ({ workspaceId }) => workspaceId === 'w',
  );
/** Without any session, as a mail program asks. */
const fetched = async (address: string) => {
  const response = await world.fetch('', '', address);
  return { status: response.status, headers: response.headers, body: await response.text() };
};

test('a client’s user reads the name, claim, logo and colours of their workspace, and no setting', async () => {
  const client = await membershipOf('jonas');
  expect(client).toMatchObject({
    workspaceName: 'Works for you',
    brand: { name: 'Works for you', claim: 'Step by step' },
    ...{ displayName: '', claim: '', brandColor: null },
  });
  expect([client?.logo, client?.header]).toEqual([undefined, undefined]);
  expect(client?.brand?.style).toContain('--brand-fill:#f5b800;--brand-on:#000000;');
  expect(client?.brand?.style).toContain('--header:url(/api/pictures/file-b?token=');
  expect(client?.brand?.logo).toBe(client?.brand?.icon);
  expect(JSON.stringify(client)).not.toContain('aaaa');
});

test('the team reads it by its own name, with the settings', async () => {
  expect(await membershipOf('dana')).toMatchObject({
    ...{ workspaceName: 'Works', displayName: 'Works for you', brandColor: '#f5b800' },
    logo: { fileId: 'file-a', url: expect.stringMatching(/^\/api\/pictures\/file-a\?token=/) },
    header: { picture: { fileId: 'file-b' } },
  });
});

test('nobody of another workspace is told anything of it', async () => {
  expect(await membershipOf('stranger')).toBeUndefined();
});

test('a picture is served to whoever was told its address, and runs nothing', async () => {
  const { logo: address = '' } = (await membershipOf('jonas'))?.brand ?? {};
  const served = await fetched(address ?? '');
  expect([served.status, served.body]).toEqual([200, 'a'.repeat(9)]);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  });
});

test('no address can be made: one of another kind of token, of another key or of none leads nowhere', async () => {
  const foreign = new PictureLinks([
    (await import('node:crypto')).createSecretKey(Buffer.alloc(32)),
  ]);
  const forged = foreign.url({ workspaceId: 'w', kind: 'logo' }, 'file-a');
  for (const address of [
    ...['/api/pictures/file-a', '/api/pictures/file-a?token=', forged],
    `/api/pictures/file-a?token=${'a'.repeat(40)}`,
  ])
    expect((await fetched(address)).status).toBe(404);
});

test('an address shows the picture that the workspace shows now, and none where it shows none', async () => {
  const { logo: address } = (await membershipOf('jonas'))?.brand ?? {};
  const set = (from: BrandPicture | null, to: BrandPicture | null) =>
    world.append(streamOf.workspace('w'), [{ type: 'WorkspaceLogoSet', data: { from, to } }]);
  await set(logo, other);
  await membershipOf('dana');
  expect((await fetched(address ?? '')).body).toBe('c'.repeat(9));
  await set(other, null);
  expect((await membershipOf('dana'))?.logo).toBeNull();
  expect((await fetched(address ?? '')).status).toBe(404);
});
