import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { headers } from '@waymark/api';
import { streamOf } from '@waymark/events';
import { FileStoreTrouble, openFileStore, type FileStore } from '@waymark/files';
import { contentKey } from '@waymark/vault';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHarness, type CommandHarness } from '../testing/commandHarness.ts';
import { sampleWorkspace } from '../testing/sampleWorkspace.ts';
import { EICAR } from './scanning/testing/clamdStandIn.ts';
import { ScannerTrouble, type VirusScanner } from './scanning/virusScanner.ts';
import { html, jpeg, pdf, photo, png, svg } from './testing/samples.ts';
import { upload } from './testing/upload.ts';

let folder: string;
let store: FileStore;
let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;
/** What goes wrong with the store; null: nothing. */
let trouble: FileStoreTrouble | null = null;
let scannerTrouble: ScannerTrouble | null = null;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-uploads-'));
  store = await openFileStore(folder);
  const files: FileStore = {
    ...store,
    put: (key, content) => (trouble ? Promise.reject(trouble) : store.put(key, content)),
  };
  const virusScanner: VirusScanner = {
    async scan(path) {
      if (scannerTrouble !== null) throw scannerTrouble;
      const isHarmful = (await readFile(path)).includes(EICAR);
      return isHarmful ? { harmful: true, name: 'Eicar-Test-Signature' } : { harmful: false };
    },
  };
  harness = await startHarness(undefined, undefined, undefined, {
    files,
    virusScanner,
    roomForFiles: 3_000_000,
  });
  world = await sampleWorkspace(harness);
});
afterAll(async () => {
  await harness.stop();
  await rm(folder, { recursive: true });
});

const bring = (...[name, content, asked]: [string, Buffer, object?]) =>
  upload(harness, world.anna, name, content, asked);
const storedEvents = async (fileId: string) => harness.eventsOf(streamOf.file('w', fileId));
const keysIn = async () => {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys.sort();
};
const contentsOf = async (fileId: string) => {
  const [event] = await storedEvents(fileId);
  return (event?.data as { contents: { key: string; bytes: number; width: number | null }[] })
    .contents;
};
const remove = (fileId: string) =>
  fetch(`${harness.site}/api/uploads/${fileId}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${harness.tokenOf(world.anna)}`, [headers.workspace]: 'w' },
  });
const contentAt = async (key: string) => {
  const found = await store.read(key);
  return found === null ? Buffer.of() : buffer(found);
};
const roomTaken = async () => [
  (await harness.pool.query('SELECT * FROM identity.file_room ORDER BY 1, 2')).rows,
  (await harness.pool.query('SELECT * FROM identity.file_arrivals')).rows,
];
/** Nothing was made: no content, no event, no room taken. */
async function nothingOf(
  work: () => Promise<{ status: number; body: { code?: string; detail?: string } }>,
) {
  const before = await keysIn();
  const room = await roomTaken();
  const answer = await work();
  expect(await keysIn()).toEqual(before);
  expect(await roomTaken()).toEqual(room);
  return answer;
}

describe('a file that is brought', () => {
  test('is in the store before its event is in the log, under a key that its content gives, its name sealed', async () => {
    const fileId = randomUUID();
    const { status, body } = await bring('C:\\plans\\Vertrag Müller.pdf', pdf('one'), { fileId });
    expect([status, body]).toEqual([
      201,
      {
        ...{
          id: fileId,
          name: 'Vertrag Müller.pdf',
          type: 'application/pdf',
          bytes: pdf('one').length,
        },
        ...{ width: null, height: null, erased: false },
      },
    ]);
    const [content] = await contentsOf(fileId);
    expect(await contentAt(content?.key ?? '')).toEqual(pdf('one'));
    const sha256 = createHash('sha256').update(pdf('one')).digest('hex');
    expect(content?.key).toBe(
      await contentKey(harness.vault, { workspaceId: 'w', fileId }, sha256),
    );
    const [event] = await storedEvents(fileId);
    expect(JSON.stringify(event?.data)).not.toContain('Vertrag');
    expect(event?.metadata.actor).toMatchObject({ kind: 'clientUser', accountId: world.anna });
  });

  test.each([
    ['../../../etc/plan.pdf', 'plan.pdf'],
    ['C:\\Users\\..\\plan.pdf', 'plan.pdf'],
    ['plan\u202efdp.exe.pdf', 'planfdp.exe.pdf'],
    ['\u2066plan\u2069\u200f.pdf', 'plan.pdf'],
    ['plan\r\nX-Injected: yes\u0000.pdf', 'planX-Injected: yes.pdf'],
  ])('is called %j no longer, but %s', async (name, called) => {
    expect((await bring(name, pdf(name.length.toString()))).body.name).toBe(called);
  });

  test('is a picture in three widths, upright, without what its camera says', async () => {
    const fileId = randomUUID();
    const { body } = await bring('garden.jpg', await photo(), { fileId });
    expect(body).toMatchObject({ type: 'image/webp', width: 400, height: 600 });
    const contents = await contentsOf(fileId);
    expect(contents.map(({ width }) => width)).toEqual([320, 400]);
    for (const { key } of contents) {
      const made = await contentAt(key);
      const { format, exif, xmp, icc, orientation } = await sharp(made).metadata();
      expect({ format, exif, xmp, icc, orientation }).toEqual({ format: 'webp' });
      expect(made.toString('latin1')).not.toMatch(/Quokka|Waymark camera/);
      // The pixels are all that is in the file.
      expect(made.toString('latin1', 8, 16)).toBe('WEBPVP8 ');
      expect(made.length - 20 - made.readUInt32LE(16)).toBeLessThanOrEqual(1);
    }
    const large = randomUUID();
    await bring('large.png', await png(2400, 300), { fileId: large });
    expect((await contentsOf(large)).map(({ width }) => width)).toEqual([320, 960, 1920]);
  });

  test('twice by the same request is one', async () => {
    const fileId = randomUUID();
    const first = await bring('a.pdf', pdf('twice'), { fileId });
    const second = await bring('a.pdf', pdf('twice'), { fileId });
    expect(second).toEqual(first);
    expect(await storedEvents(fileId)).toHaveLength(1);
    expect(await nothingOf(() => bring('a.pdf', pdf('another'), { fileId }))).toMatchObject({
      status: 422,
      body: { code: 'idempotency-key-reused' },
    });
    const [content] = await contentsOf(fileId);
    expect(await contentAt(content?.key ?? '')).toEqual(pdf('twice'));
  });

  test('is refused where its bringer may say nothing, before anything of it is taken', async () => {
    const denied = async (who: string, asked: object) =>
      nothingOf(() => upload(harness, who, 'a.pdf', pdf(), asked));
    const stranger = await harness.account('stranger@example.com');
    expect(await denied(stranger, {})).toMatchObject({
      status: 403,
      body: { code: 'no-permission' },
    });
    expect(await denied(world.anna, { carrier: 'note' })).toMatchObject({ status: 403 });
    expect(await denied(world.anna, { taskId: 'secret' })).toMatchObject({ status: 404 });
    expect(await denied(world.olga, { taskId: 'secret' })).toMatchObject({
      status: 409,
      body: { code: 'task-not-shown' },
    });
    expect(await denied(world.anna, { taskId: 'nowhere' })).toMatchObject({ status: 404 });
    expect(
      (await upload(harness, world.olga, 'a.pdf', pdf(), { taskId: 'secret', carrier: 'note' }))
        .status,
    ).toBe(201);
  });
});

describe('what was put for a command that is refused is taken out at once', () => {
  const asked = () => ({ fileId: randomUUID() });
  test('where no file exists: whoever may say nothing any more by then, and a key that was used for something else', async () => {
    const key = randomUUID();
    expect((await bring('a.pdf', pdf('used'), { ...asked(), key })).status).toBe(201);
    const answer = await nothingOf(() => bring('b.pdf', pdf('refused'), { ...asked(), key }));
    expect(answer).toMatchObject({ status: 422, body: { code: 'idempotency-key-reused' } });
  });
  test('several at once under one id: one is kept, the others leave nothing, and all of them had to have room', async () => {
    const fileId = randomUUID();
    const big = (n: number) => Buffer.concat([pdf(`same ${n}`), Buffer.alloc(900_000, n)]);
    const before = await keysIn();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((n) => bring(`${n}.pdf`, big(n), { fileId, key: randomUUID() })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    // Four at once of 0.9 MB have no room in 3 MB.
    expect(answers.some(({ status }) => status === 413)).toBe(true);
    expect((await keysIn()).length).toBe(before.length + 1);
    expect((await roomTaken())[1]).toEqual([]);
    await remove(fileId);
  });
  test('a file that was erased comes not back by its id', async () => {
    const fileId = randomUUID();
    await bring('a.pdf', pdf('gone'), { fileId });
    const [content] = await contentsOf(fileId);
    await remove(fileId);
    expect((await bring('a.pdf', pdf('gone'), { fileId, key: randomUUID() })).status).not.toBe(201);
    expect(await store.stat(content?.key ?? '')).toBeNull();
  });
});

describe('what is not taken says why, and leaves nothing', () => {
  test.each([
    ['empty.pdf', Buffer.of(), 422, 'file-empty', /empty/],
    ['logo.svg', svg, 415, 'file-type-refused', /PDF or as a picture/],
    ['logo.png', svg, 415, 'file-type-refused', /PDF or as a picture/],
    ['page.html', html, 415, 'file-type-refused', /programs/],
    ['page.png', html, 415, 'file-type-refused', /programs/],
    ['page.txt', html, 415, 'file-type-refused', /programs/],
    ['photo.png', pdf(), 415, 'file-ending-differs', /ends with \.png, but the content is PDF/],
    ['photo.png', Buffer.from('just words'), 415, 'file-ending-differs', /content is text/],
    ['program.exe', Buffer.from('MZ\0\0\0'), 415, 'file-type-refused', /Upload a picture/],
    ['cut.jpg', Buffer.from('ffd8ffe000104a46494600', 'hex'), 422, 'picture-unreadable', /damaged/],
    [
      'animated.gif',
      Buffer.from('GIF89a/*<script>alert(1)</script>*/'),
      422,
      'picture-unreadable',
      /damaged/,
    ],
  ])('%s', async (name, content, status, code, detail) => {
    const answer = await nothingOf(() => bring(name, content));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.detail).toMatch(detail);
  });

  test('a picture of more than 40 megapixels', async () => {
    const huge = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer();
    expect(await nothingOf(() => bring('huge.png', huge))).toMatchObject({
      status: 422,
      body: { code: 'picture-too-large' },
    });
  });

  test('one that is longer than may be, or does not say how long it is', async () => {
    const { body, status } = await nothingOf(() =>
      bring('a.pdf', Buffer.alloc(25 * 1024 * 1024 + 1)),
    );
    expect([status, body.code, body.detail]).toEqual([
      413,
      'file-too-large',
      expect.stringContaining('25 MB'),
    ]);
    const stream = new Blob([pdf()]).stream();
    expect(
      await nothingOf(() => upload(harness, world.anna, 'a.pdf', stream as never)),
    ).toMatchObject({ status: 411, body: { code: 'length-required' } });
  });

  test('one that is cut on its way', async () => {
    const fileId = randomUUID();
    await nothingOf(async () => {
      await new Promise<void>((resolve) => {
        const sending = request(
          `${harness.site}/api/uploads?fileId=${fileId}&processId=p&taskId=own&carrier=message`,
          {
            method: 'POST',
            headers: {
              Authorization: `Bearer ${harness.tokenOf(world.anna)}`,
              [headers.workspace]: 'w',
              [headers.fileName]: 'a.pdf',
              'Content-Length': 100_000,
            },
          },
        );
        sending.on('error', () => resolve());
        sending.write(Buffer.alloc(50_000), () => setTimeout(() => sending.destroy(), 50));
      });
      await expect
        .poll(async () =>
          (await readdir(tmpdir())).filter((name) => name.startsWith('waymark-upload-')),
        )
        .toEqual([]);
      return { status: 0, body: {} };
    });
    expect(await storedEvents(fileId)).toEqual([]);
  });

  test('what is harmful, as the scanner calls it; and whatever it can’t look at', async () => {
    const harmful = Buffer.concat([pdf(), Buffer.from(EICAR)]);
    expect(await nothingOf(() => bring('a.pdf', harmful))).toMatchObject({
      status: 422,
      body: {
        code: 'file-harmful',
        detail: expect.stringContaining('something harmful (Eicar-Test-Signature)') as string,
      },
    });
    scannerTrouble = new ScannerTrouble('unavailable', 'no answer');
    expect(await nothingOf(() => bring('a.pdf', pdf('b')))).toMatchObject({
      status: 503,
      body: { code: 'file-scanner-unavailable' },
    });
    scannerTrouble = new ScannerTrouble('tooLarge', 'size limit exceeded');
    expect(await nothingOf(() => bring('a.pdf', pdf('b')))).toMatchObject({
      status: 413,
      body: { code: 'file-not-scanned' },
    });
    scannerTrouble = null;
  });

  test('a store without room, and one that is down', async () => {
    trouble = new FileStoreTrouble('full');
    expect(await nothingOf(() => bring('a.pdf', pdf('full')))).toMatchObject({
      status: 507,
      body: { code: 'file-store-full' },
    });
    trouble = new FileStoreTrouble('unavailable');
    expect(await nothingOf(() => bring('a.pdf', pdf('down')))).toMatchObject({
      status: 503,
      body: { code: 'file-store-unavailable' },
    });
    trouble = null;
    expect((await bring('a.pdf', pdf('down'))).status).toBe(201);
  });

  test('more than the workspace has room for; what is removed gives it back', async () => {
    const many = await jpeg(1900, 1400);
    const big = (n: number) => Buffer.concat([pdf(`${n}`), Buffer.alloc(1_200_000, ' ')]);
    expect(many.length).toBeGreaterThan(100_000);
    const first = await bring('1.pdf', big(1));
    expect(first.status).toBe(201);
    const both = await Promise.all([bring('2.pdf', big(2)), bring('3.pdf', big(3))]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 413]);
    const refused = both.find(({ status }) => status === 413)?.body;
    expect([refused?.code, refused?.detail]).toEqual([
      'too-many-files',
      expect.stringContaining('Remove files'),
    ]);
    const remove = (who: string) =>
      fetch(`${harness.site}/api/uploads/${first.body.id}`, {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${harness.tokenOf(who)}`, [headers.workspace]: 'w' },
      });
    const [content] = await contentsOf(first.body.id);
    expect((await remove(world.ben)).status).toBe(403);
    expect((await remove(world.anna)).status).toBe(204);
    expect((await remove(world.anna)).status).toBe(204);
    expect(await store.stat(content?.key ?? '')).toBeNull();
    expect((await bring('4.pdf', big(4))).status).toBe(201);
  });
});
