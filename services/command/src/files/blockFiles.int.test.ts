import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headers, type BlockFileQuery } from '@waymark/api';
import { streamOf } from '@waymark/events';
import { openFileStore } from '@waymark/files';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type CommandHarness } from '../testing/commandHarness.ts';
import { sampleWorkspace } from '../testing/sampleWorkspace.ts';
import { pdf, png } from './testing/samples.ts';
import { upload } from './testing/upload.ts';

let folder: string;
let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-blocks-'));
  harness = await startHarness(undefined, undefined, undefined, {
    files: await openFileStore(folder),
  });
  world = await sampleWorkspace(harness);
});
afterAll(async () => {
  await harness.stop();
  await rm(folder, { recursive: true });
});

const inBlueprint = { carrier: 'block', planKind: 'blueprint', planId: 'b' } as const;
const bring = (
  name: string,
  content: Buffer,
  block: BlockFileQuery['block'],
  {
    who = world.olga,
    ...more
  }: { who?: string } & Partial<BlockFileQuery> & { length?: number } = {},
) => upload(harness, who, name, content, { ...inBlueprint, block, ...more });
const eventsOf = (fileId: string) => harness.eventsOf(streamOf.file('w', fileId));
const MB = 1024 * 1024;

test('a picture for a block of a plan is kept in its widths, its name sealed', async () => {
  const fileId = randomUUID();
  const { status, body } = await bring('garden.png', await png(1000, 500), 'image', { fileId });
  expect([status, body]).toMatchObject([
    201,
    { id: fileId, type: 'image/webp', width: 1000, height: 500 },
  ]);
  const [event] = await eventsOf(fileId);
  expect(event).toMatchObject({
    type: 'BlockFileStored',
    data: {
      plan: { kind: 'blueprint', id: 'b' },
      accountId: world.olga,
      contents: [{ width: 320 }, { width: 960 }, {}],
    },
  });
  expect(JSON.stringify(event?.data)).not.toContain('garden');
});

test('what is not as the block needs it is refused in the words of the product, and nothing is made', async () => {
  const heavy = Buffer.concat([await png(), Buffer.alloc(4 * MB)]);
  const cases = [
    ['heavy.png', heavy, 'image', 413, 'Images must be less than 4 MB in size.'],
    ['a.pdf', pdf(), 'image', 415, expect.stringMatching(/^Only a picture can go here/)],
    ['a.png', await png(), 'pdf', 415, expect.stringMatching(/^Only a PDF can go here/)],
    ['a.png', pdf(), 'image', 415, expect.stringMatching(/ends with .png, but the content is PDF/)],
  ] as const;
  for (const [name, content, block, status, detail] of cases) {
    const fileId = randomUUID();
    const answer = await bring(name, content, block, { fileId });
    expect([answer.status, answer.body.detail]).toEqual([status, detail]);
    expect(await eventsOf(fileId)).toEqual([]);
  }
});

test('the team alone brings files for blocks, for a plan that is there', async () => {
  expect((await bring('a.png', await png(), 'image', { who: world.anna })).status).toBe(403);
  expect(await bring('a.png', await png(), 'image', { planId: 'gone' })).toMatchObject({
    status: 404,
    body: { code: 'blueprint-not-found' },
  });
  expect(
    (await bring('a.png', await png(), 'image', { planKind: 'process', planId: 'p' })).status,
  ).toBe(201);
});

test('a block shows what was brought for blocks; a rollout shows the same files', async () => {
  const fileId = randomUUID();
  await bring('a.png', await png(), 'image', { fileId });
  const content = {
    type: 'image',
    files: [{ fileId, alt: 'A garden', width: 64, height: 48 }],
  } as const;
  const blockId = randomUUID();
  const add = { plan: { kind: 'blueprint', id: 'b' }, moduleId: 'b-m', blockId, content } as const;
  await harness.give(world.olga, 'AddBlock', add, { workspace: 'w' });
  const foreign = randomUUID();
  await upload(harness, world.anna, 'a.pdf', pdf('mine'), { fileId: foreign });
  for (const other of [foreign, 'none', fileId]) {
    const held = { type: 'pdf', fileId: other, title: 'x', bytes: 1 } as const;
    const answer = harness.give(
      world.olga,
      'AddBlock',
      { ...add, blockId: randomUUID(), content: held },
      { workspace: 'w' },
    );
    await expect(answer).rejects.toThrow(/file-not-found/);
  }
  const rollOut = {
    processId: 'shows',
    projectId: 'jx',
    blueprintId: 'b',
    start: '2026-11-21',
    end: '2027-01-22',
  };
  await harness.give(world.olga, 'CreateProcess', rollOut, { workspace: 'w' });
  const events = await harness.eventsOf(streamOf.process('w', 'shows'));
  expect(JSON.stringify(events.map(({ data }) => data))).toContain(JSON.stringify(content));

  // What was erased since stays named where it is, so that the rest of the block can be changed.
  const erased = await fetch(`${harness.site}/api/uploads/${fileId}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${harness.tokenOf(world.olga)}`, [headers.workspace]: 'w' },
  });
  expect(erased.status).toBe(204);
  const [picture] = content.files;
  const set = {
    plan: add.plan,
    blockId,
    content: { ...content, files: [{ ...picture, alt: 'A yard' }] },
  };
  await harness.give(world.olga, 'SetBlockContent', set, { workspace: 'w' });
});
