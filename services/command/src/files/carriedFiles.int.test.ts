import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { streamOf } from '@waymark/events';
import { openFileStore } from '@waymark/files';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHarness, type CommandHarness } from '../testing/commandHarness.ts';
import { sampleWorkspace } from '../testing/sampleWorkspace.ts';
import { upload } from './testing/upload.ts';

let folder: string;
let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-carried-'));
  harness = await startHarness(undefined, undefined, undefined, {
    files: await openFileStore(folder),
  });
  world = await sampleWorkspace(harness);
});
afterAll(async () => {
  await harness.stop();
  await rm(folder, { recursive: true });
});

describe('a message carries files', () => {
  const send = (who: string, files: string[], others: object = {}) =>
    harness.post(who, 'SendMessage', {
      processId: 'p',
      taskId: 'own',
      messageId: randomUUID(),
      text: 'See here',
      files,
      ...others,
    });

  test('that its author brought to the task for it, and none else', async () => {
    const mine = (await upload(harness, world.anna, 'a.txt', Buffer.from('words'))).body.id;
    expect((await send(world.anna, [mine, mine], { text: ' ' })).status).toBe(200);
    const events = await harness.eventsOf(streamOf.conversation('w', 'p_own'));
    expect(events.at(-1)).toMatchObject({
      type: 'MessageFilesAttached',
      data: { files: [mine], accountId: world.anna },
    });
    const ofNote = (
      await upload(harness, world.olga, 'n.txt', Buffer.from('words'), { carrier: 'note' })
    ).body.id;
    const elsewhere = (
      await upload(harness, world.anna, 'b.txt', Buffer.from('words'), { taskId: 'team' })
    ).body.id;
    for (const [who, file] of [
      [world.ben, mine],
      [world.olga, ofNote],
      [world.anna, elsewhere],
      [world.anna, 'nothing'],
    ] as const)
      expect(await send(who, [file])).toMatchObject({
        status: 404,
        body: { code: 'file-not-found', field: 'files' },
      });
    expect(await send(world.anna, [], { text: ' ' })).toMatchObject({
      status: 422,
      body: { field: 'text' },
    });
    const noted = await harness.post(world.olga, 'AddNote', {
      processId: 'p',
      taskId: 'own',
      noteId: randomUUID(),
      text: '',
      files: [ofNote],
    });
    expect(noted.status).toBe(200);
  });
});
