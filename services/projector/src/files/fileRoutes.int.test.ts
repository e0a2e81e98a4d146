import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileLinks } from '@waymark/api';
import { streamOf, taskStreamId, type FileCarrier } from '@waymark/events';
import { openFileStore, type FileStore } from '@waymark/files';
import { sealField } from '@waymark/vault';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandbox, process } from '../readModels/plans/testing/sandbox.ts';
import { copied, milestone, module, task, whole } from '../testing/builders.ts';
import type { ProjectorWorld } from '../testing/world.ts';
import { FileTokens } from './fileTokens.ts';

const jonas = { kind: 'clientUser', accountId: 'jonas', clientId: 'c' } as const;
const ofTask = { taskId: 't', moduleId: 'm' };
let world: ProjectorWorld;
let folder: string;
let store: FileStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-served-'));
  store = await openFileStore(folder);
  world = await openSandbox();
  await world.stopProjector();
  await world.startProjector({ files: store });
  await world.openAccount('stranger', 'Stranger');
  await world.append(streamOf.process('w', 'p'), [
    process('p'),
    copied(
      [milestone('m')],
      [whole(module('m', 'm', { status: 'ACTIVE' }), [task('t', 'm', { assignee: 'jonas' })])],
    ),
  ]);
  await bring('pdf', 'message', 'application/pdf', 'Vertrag "Ä".pdf', [
    content('a', '%PDF-1.4 secret words'),
  ]);
  await say('message', 'with-pdf', ['pdf']);
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
  carrier: FileCarrier,
  type: string,
  name: string,
  contents: ReturnType<typeof content>[],
  accountId = carrier === 'note' ? 'dana' : 'jonas',
) {
  for (const { key, words } of contents)
    await store.put(key, { bytes: words.length, open: () => Readable.from([words]) });
  await world.append(streamOf.file('w', fileId), [
    {
      type: 'FileStored',
      data: {
        ...{ fileId, accountId, processId: 'p', taskId: 't', carrier, type },
        name: await sealField(world.vault, 'FileStored', 'name', { accountId }, name),
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

async function say(what: 'message' | 'note', id: string, files: string[]) {
  const stream = (what === 'note' ? streamOf.notes : streamOf.conversation)(
    'w',
    taskStreamId('p', 't'),
  );
  if (what === 'note') {
    const ofNote = { noteId: id, ...ofTask, accountId: 'dana' };
    const words = await sealField(world.vault, 'NoteAdded', 'words', ofNote, { text: 'Inside' });
    await world.append(stream, [
      { type: 'NoteAdded', data: { ...ofNote, words, mentions: [] } },
      { type: 'NoteFilesAttached', data: { ...ofNote, files } },
    ]);
    return;
  }
  const ofMessage = { messageId: id, ...ofTask, accountId: 'jonas' };
  const words = await sealField(world.vault, 'MessageSent', 'words', ofMessage, {
    text: 'See',
    rest: null,
  });
  await world.append(
    stream,
    [
      {
        type: 'MessageSent',
        data: {
          ...ofMessage,
          words,
          side: 'client',
          mentions: [],
          via: 'app',
          gives: 'seller',
          status: 'TODO',
        },
      },
      { type: 'MessageFilesAttached', data: { ...ofMessage, files } },
    ],
    jonas,
  );
}

const linksOf = async (who: string, ...ids: string[]) => {
  const answer = await world.get<FileLinks>(who, 'w', '/api/fileLinks', {
    id: ids[0] ?? '',
  } as object);
  return { status: answer.status, links: answer.status === 200 ? answer.body : [] };
};
const linkOf = async (who: string, id: string) => (await linksOf(who, id)).links[0]?.url ?? '';
/** As a browser asks: by the address alone. */
const open = (url: string, headers: Record<string, string> = {}) =>
  world.fetch('nobody', 'w', url, { headers: { ...headers } });

test('rows tell of the files that what was said carries', async () => {
  for (const who of ['jonas', 'dana'])
    expect(
      (await world.rows(who, 'w', 'messages', { filter: { planId: 'p', taskId: 't' } }))[0]?.[
        'files'
      ],
    ).toEqual([
      {
        ...{ id: 'pdf', name: 'Vertrag "Ä".pdf', type: 'application/pdf', bytes: 21 },
        ...{ width: null, height: null, erased: false },
      },
    ]);
});

test('a file is given to be kept, and no browser runs any of it', async () => {
  const response = await open(await linkOf('jonas', 'pdf'));
  expect([response.status, await response.text()]).toEqual([200, '%PDF-1.4 secret words']);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '21',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'content-disposition': `attachment; filename="Vertrag ___.pdf"; filename*=UTF-8''Vertrag%20%22%C3%84%22.pdf`,
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-cache',
  });
});

test('a part of it, what lies beyond it, and what is known already', async () => {
  const url = await linkOf('jonas', 'pdf');
  const part = await open(url, { Range: 'bytes=9-14' });
  expect([part.status, await part.text(), part.headers.get('Content-Range')]).toEqual([
    206,
    'secret',
    'bytes 9-14/21',
  ]);
  expect(await (await open(url, { Range: 'bytes=-5' })).text()).toBe('words');
  expect((await open(url, { Range: 'bytes=99-' })).status).toBe(416);
  // As browsers ask; without the second header this program would ask for a fresh one.
  const known = { 'If-None-Match': part.headers.get('ETag') ?? '', 'Cache-Control': 'max-age=0' };
  expect((await open(url, known)).status).toBe(304);
});

test('whatever a file is and is called, no way of asking for it gives anything that a browser runs', async () => {
  const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const types = [
    'image/webp',
    'text/plain',
    'application/pdf',
    'application/zip',
    'application/rtf',
    office,
  ];
  const names = [
    'x.html',
    'a"; filename="b.html',
    "'><svg onload=1>.svg",
    'a%0d%0ab\\c.js',
    `${'ü'.repeat(251)}.pdf`,
  ];
  const script = '<script>alert(1)</script>';
  const files = types.flatMap((type, t) =>
    names.map((name, n) => ({ id: `h${t}${n}`, type, name })),
  );
  for (const [n, { id, type, name }] of files.entries()) {
    const key = (0xa000 + n).toString(16).padEnd(64, '0');
    await bring(id, 'message', type, name, [
      { key, words: Buffer.from(script), width: null, height: null },
    ]);
  }
  for (const { id } of files) await say('message', `says-${id}`, [id]);
  for (const { id, type } of files) {
    const url = await linkOf('jonas', id);
    const whole = await open(url);
    const known = {
      'If-None-Match': whole.headers.get('ETag') ?? '',
      'Cache-Control': 'max-age=0',
    };
    const answers = {
      whole,
      wide: await open(`${url}&width=1<2`),
      kept: await open(`${url}&download=0`),
      part: await open(url, { Range: 'bytes=0-7' }),
      beyond: await open(url, { Range: 'bytes=99-' }),
      known: await open(url, known),
      asked: await open(url, { Accept: 'text/html', 'Sec-Fetch-Dest': 'document' }),
    };
    expect(Object.values(answers).map(({ status }) => status)).toEqual([
      200, 200, 200, 206, 416, 304, 200,
    ]);
    for (const [way, { status, headers }] of Object.entries(answers)) {
      const said = Object.fromEntries(headers);
      expect(said, `${way} of ${id}`).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      });
      if (status === 200 || status === 206) expect(said['content-type']?.split(';')[0]).toBe(type);
      const shown = type === 'image/webp' && way !== 'kept' ? 'inline' : 'attachment';
      expect(said['content-disposition']).toMatch(
        new RegExp(`^${shown}; filename="[^"]*"; filename\\*=`),
      );
    }
    for (const { body } of Object.values(answers)) await body?.cancel();
  }
});

test('a picture is shown, in the width that is asked for', async () => {
  await bring('picture', 'message', 'image/webp', 'garden.jpg', [
    content('b', 'small', 320),
    content('c', 'larger', 960),
  ]);
  await say('message', 'with-picture', ['picture']);
  const url = await linkOf('dana', 'picture');
  const wide = async (width: string) => (await open(url + width)).text();
  expect([
    await wide('&width=300'),
    await wide('&width=321'),
    await wide('&width=9999'),
    await wide(''),
  ]).toEqual([...['small', 'larger', 'larger', 'larger']]);
  expect((await open(url)).headers.get('Content-Disposition')).toMatch(/^inline; /);
  expect((await open(`${url}&download`)).headers.get('Content-Disposition')).toMatch(
    /^attachment; /,
  );
});

test('who may not read what carries a file gets no link, and none of somebody else’s works', async () => {
  await bring('inside', 'note', 'text/plain', 'Quokka.txt', [content('d', 'Quokka')]);
  await say('note', 'noted', ['inside']);
  expect(await linksOf('jonas', 'inside')).toEqual({ status: 200, links: [] });
  expect((await linksOf('stranger', 'pdf')).status).toBe(403);
  expect(await (await open(await linkOf('dana', 'inside'))).text()).toBe('Quokka');
  // Signed as for Jonas: the link alone opens nothing.
  const forged = new FileTokens(world.vault.fileLinkKeys).make(
    { fileId: 'inside', workspaceId: 'w', accountId: 'jonas', sid: 'session of jonas' },
    new Date(Date.now() + 60_000),
  );
  expect((await open(`/api/files/inside?token=${forged}`)).status).toBe(404);
  expect(JSON.stringify(await world.rows('jonas', 'w', 'messages'))).not.toContain('Quokka');
});

test('a link dies: by time, for another file, when it is damaged, and with what carries the file', async () => {
  const tokens = new FileTokens(world.vault.fileLinkKeys);
  const ref = { fileId: 'pdf', workspaceId: 'w', accountId: 'jonas', sid: 'session of jonas' };
  const over = tokens.make(ref, new Date(Date.now() - 1_000));
  expect((await open(`/api/files/pdf?token=${over}`)).status).toBe(404);
  const url = await linkOf('jonas', 'pdf');
  expect((await open(url.replace('/pdf?', '/picture?'))).status).toBe(404);
  expect((await open(`${url}x`)).status).toBe(404);
  expect((await open('/api/files/pdf')).status).toBe(404);
  // Brought, and carried by nothing.
  await bring('alone', 'message', 'text/plain', 'a.txt', [content('e', 'words')]);
  expect([await linkOf('jonas', 'alone'), await linkOf('dana', 'alone')]).toEqual(['', '']);
  const audience = (from: 'INTERN' | 'EXTERN', to: 'INTERN' | 'EXTERN') =>
    world.append(streamOf.process('w', 'p'), [
      { type: 'ModuleAudienceSet', data: { moduleId: 'm', from, to } },
    ]);
  await audience('EXTERN', 'INTERN');
  expect(await linkOf('jonas', 'pdf')).toBe('');
  expect((await open(url)).status).toBe(404);
  expect(await linkOf('dana', 'pdf')).not.toBe('');
  await audience('INTERN', 'EXTERN');
  expect(await linkOf('jonas', 'pdf')).not.toBe('');
  await world.append(streamOf.conversation('w', taskStreamId('p', 't')), [
    { type: 'MessageDeleted', data: { messageId: 'with-picture', ...ofTask, accountId: 'jonas' } },
  ]);
  expect([await linkOf('jonas', 'picture'), await linkOf('dana', 'picture')]).toEqual(['', '']);
});

test('of a file that was erased it is told that there was one', async () => {
  await world.append(streamOf.file('w', 'pdf'), [
    { type: 'FileErased', data: { fileId: 'pdf', accountId: 'jonas' } },
  ]);
  const rows = await world.rows('jonas', 'w', 'messages', { filter: { id: 'with-pdf' } });
  expect(rows[0]?.['files']).toMatchObject([{ id: 'pdf', name: '', bytes: 0, erased: true }]);
  expect(await linkOf('dana', 'pdf')).toBe('');
});

test('what the store lacks is not said to be there', async () => {
  await bring('lost', 'message', 'text/plain', 'lost.txt', [content('f', 'words')]);
  await say('message', 'with-lost', ['lost']);
  await store.delete('f'.repeat(64));
  const response = await open(await linkOf('jonas', 'lost'));
  expect([response.status, response.headers.get('Content-Type')]).toEqual([
    503,
    'application/problem+json',
  ]);
  expect(await response.text()).toContain('file-store-unavailable');
});
