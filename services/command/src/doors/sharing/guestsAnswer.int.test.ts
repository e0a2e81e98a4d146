import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnswerDraft } from '@waymark/api';
import { streamOf, taskStreamId } from '@waymark/events';
import { openFileStore } from '@waymark/files';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { upload } from '../../files/testing/upload.ts';
import { startHarness, type CommandHarness } from '../../testing/commandHarness.ts';
import { guestIn, sharedExecution as of, type GuestIn } from '../../testing/guestIn.ts';
import { moreQuestions } from '../../testing/moreQuestions.ts';
import { sampleWorkspace } from '../../testing/sampleWorkspace.ts';

let folder: string;
let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;
let gil: GuestIn;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-guests-'));
  harness = await startHarness(undefined, undefined, undefined, {
    files: await openFileStore(folder),
  });
  world = await sampleWorkspace(harness);
  await moreQuestions(harness, world.olga, 'a', 'b');
  gil = await guestIn(harness, world.olga);
});
afterAll(async () => {
  await harness.stop();
  await rm(folder, { recursive: true });
});

const draft = '/api/drafts/process/p/fill';
const answers = { field: 'entra' };
const sent = { plan: of, taskId: 'fill', formId: 'form', version: 1, answers };
const keep = (who: string, given: Readonly<Record<string, string>>, token?: string, path = draft) =>
  harness.post<AnswerDraft & { code: string }>(
    who,
    path,
    { answers: given, gone: [], seen: {} },
    { ...(token && { token }) },
  );
const asGuest = (given: Readonly<Record<string, string>>, path?: string) =>
  keep(gil.guestId, given, gil.token, path);
const bring = (carrier: 'answers' | 'message' | 'note', taskId = 'fill') =>
  upload(
    { site: harness.site, tokenOf: () => gil.token },
    gil.guestId,
    'scan.txt',
    Buffer.from('words'),
    { ...{ carrier, taskId } },
  );
const answered = async () =>
  (await harness.eventsOf(streamOf.answers('w', taskStreamId('p', 'fill')))).at(-1);

test('a guest fills a form in together with the client, each under their own name', async () => {
  await keep(world.anna, { a: 'Anna' });
  const { body } = await asGuest({ b: 'Gil' });
  expect(body.fields).toMatchObject({
    a: { value: 'Anna', by: world.anna },
    b: { value: 'Gil', by: gil.guestId },
  });
});

test('a guest sends the answers, sealed by a key of their own', async () => {
  expect((await harness.post(gil.guestId, 'SendAnswers', sent, { token: gil.token })).status).toBe(
    200,
  );
  const event = await answered();
  expect(event).toMatchObject({
    ...{ type: 'AnswersSent', metadata: { actor: { kind: 'guest', guestId: gil.guestId } } },
    data: { answers: [{ fieldId: 'field', accountId: gil.guestId }] },
  });
  expect(JSON.stringify(event?.data)).not.toContain('entra');
});

test('a guest brings files for answers, and for nothing else', async () => {
  const brought = await bring('answers');
  expect(brought).toMatchObject({ status: 201, body: { name: 'scan.txt' } });
  const [stored] = await harness.eventsOf(streamOf.file('w', brought.body.id));
  expect(stored).toMatchObject({
    type: 'FileStored',
    data: { accountId: gil.guestId, carrier: 'answers' },
  });
  for (const carrier of ['message', 'note'] as const)
    expect(await bring(carrier)).toMatchObject({ status: 403, body: { code: 'no-permission' } });
});

test.each(['team', 'secret', 'none'])(
  'a guest answers nothing that is not with the client: %s',
  async (taskId) => {
    const path = `/api/drafts/process/p/${taskId}`;
    expect((await asGuest({ a: 'x' }, path)).body.code).toBe('no-permission');
    expect((await bring('answers', taskId)).body.code).toBe('no-permission');
    const payload = { ...sent, taskId };
    const refused = { status: 403, body: { code: 'no-permission' } };
    expect(
      await harness.post(gil.guestId, 'SendAnswers', payload, { token: gil.token }),
    ).toMatchObject(refused);
  },
);

test('where guests only look nothing is answered, kept or brought', async () => {
  await harness.give(world.olga, 'SetShareTerms', { of, mayWork: false });
  const before = await answered();
  expect((await asGuest({ a: 'x' })).body.code).toBe('no-permission');
  expect((await bring('answers')).body.code).toBe('no-permission');
  expect(
    (
      await harness.post(
        gil.guestId,
        'SendAnswers',
        { ...sent, answers: { field: 'okta' } },
        { token: gil.token },
      )
    ).status,
  ).toBe(403);
  expect(await answered()).toEqual(before);
});
