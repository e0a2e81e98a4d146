import {
  mailMonthKey,
  streamOf,
  type MailCopy,
  type NewsLine,
  type PostEvent,
} from '@waymark/events';
import { sealField } from '@waymark/vault';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copied, milestone, module, task, whole } from '../../testing/builders.ts';
import type { ProjectorWorld } from '../../testing/world.ts';
import { openSandbox, process } from '../plans/testing/sandbox.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await openSandbox();
  await world.append(streamOf.process('w', 'p'), [
    process('p'),
    copied([milestone('s')], [whole(module('m', 's'), [task('t', 'm', { headline: 'Sign' })])]),
  ]);
});
afterAll(() => world.close());

const line = (newsId: string, change: Partial<NewsLine> = {}): NewsLine => ({
  ...{ newsId, processId: 'p', taskId: 't', kind: 'turn', because: null },
  ...change,
});
const happens = (accountId: string, ...events: PostEvent[]) =>
  world.append(streamOf.post('w', accountId), events, { kind: 'system', name: 'mails' });
const copy: MailCopy = { subject: 'Your turn: Sign', text: 'words', html: '<p>words</p>' };
const sealedFor = (accountId: string, words = copy, about: string[] = []) =>
  sealField(world.vault, 'MailSent', 'copy', { accountId, about }, words);
const mail = async (
  accountId: string,
  mailId: string,
  news: NewsLine[],
  words = copy,
  about: string[] = [],
) => ({
  ...{ accountId, mailId, form: 'digest' as const, why: 'daily' as const, news },
  about,
  copy: await sealedFor(accountId, words, about),
});
const ofProcess = (planId = 'p') => world.rows('dana', 'w', 'mailings', { filter: { planId } });

test('what waits says for what, joins the mail that it goes out in, and that mail says why, to whom, and how it read', async () => {
  await happens('jonas', {
    type: 'NewsPutOff',
    data: { accountId: 'jonas', news: [{ ...line('n'), waitsFor: 'daily' }] },
  });
  expect(await ofProcess()).toMatchObject([
    { id: 'n', state: 'waits', waitsFor: 'daily', subject: null, form: null },
  ]);
  const data = await mail('jonas', 'm1', [
    line('n'),
    line('x', { processId: 'other', kind: 'others' }),
  ]);
  await happens('jonas', { type: 'MailSent', data });
  const found = await ofProcess();
  expect(found).toHaveLength(2);
  expect(found).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        ...{
          id: 'm1',
          accountId: 'jonas',
          state: 'sent',
          form: 'digest',
          why: 'daily',
          subject: 'Your turn: Sign',
        },
        about: [{ taskId: 't', headline: 'Sign', kind: 'turn', because: null }],
      }),
      expect.objectContaining({ id: 'n', state: 'joined', inMail: 'm1' }),
    ]),
  );
  expect(await ofProcess('other')).toMatchObject([{ id: 'm1', about: [{ kind: 'others' }] }]);
  const [read] = await world.rows('dana', 'w', 'mailCopies', { filter: { id: 'm1', planId: 'p' } });
  expect(read).toMatchObject(copy);
});

test('what is held back says why; what was not taken says what the server said, until it is', async () => {
  await happens('jonas', {
    type: 'NewsHeldBack',
    data: { accountId: 'jonas', news: [{ ...line('h', { kind: 'others' }), why: 'never' }] },
  });
  const data = await mail('jonas', 'm2', [line('y')]);
  await happens('jonas', {
    type: 'MailFailed',
    data: { ...data, reason: 'ECONNECTION', last: false },
  });
  const of = async (id: string) =>
    (await world.rows('dana', 'w', 'mailings', { filter: { planId: 'p', id } }))[0];
  expect(await of('h')).toMatchObject({
    state: 'never',
    about: [{ kind: 'others', headline: 'Sign' }],
  });
  expect(await of('m2')).toMatchObject({ state: 'trying', reason: 'ECONNECTION' });
  await happens('jonas', {
    type: 'MailFailed',
    data: { ...data, reason: 'EENVELOPE 550', last: true },
  });
  expect(await of('m2')).toMatchObject({ state: 'refused', reason: 'EENVELOPE 550' });
  await happens('jonas', { type: 'MailSent', data });
  expect(await of('m2')).toMatchObject({ state: 'sent', reason: null });
});

test('it is the team’s alone, and of this workspace', async () => {
  for (const resource of ['mailings', 'mailCopies']) {
    expect((await world.get('jonas', 'w', `/api/${resource}`)).body).toEqual([]);
    expect((await world.get('jonas', 'w', `/api/${resource}/m1`)).status).toBe(404);
  }
});

test('a mail that repeats somebody’s words is gone with them, whoever got it', async () => {
  const data = await mail('jonas', 'm4', [line('v')], copy, ['anna', 'messageId:m']);
  await world.vault.erase('messageId:m');
  await happens('jonas', { type: 'MailSent', data });
  const [read] = await world.rows('dana', 'w', 'mailCopies', { filter: { id: 'm4' } });
  expect(read).toMatchObject({ text: null, html: null, erased: true });
});

test('of who was erased the fact stays, and not how it read', async () => {
  const data = await mail('gone', 'm3', [line('z')]);
  await world.vault.erase('gone');
  await happens('gone', { type: 'MailSent', data });
  const [row] = await world.rows('dana', 'w', 'mailings', { filter: { id: 'm3' } });
  expect(row).toMatchObject({ state: 'sent', erased: true, subject: null });
  const [read] = await world.rows('dana', 'w', 'mailCopies', { filter: { id: 'm3' } });
  expect(read).toMatchObject({ text: null, html: null, erased: true });
});

test('what has expired says so and not how it read, whether or not its key was there when it was read', async () => {
  const november = await mail('jonas', 'm5', [line('u')], copy, [mailMonthKey('2026-11')]);
  const closed = await mail('jonas', 'm6', [line('w')], copy, [mailMonthKey('2026-10')]);
  const later = await mail('jonas', 'm7', [line('t')], copy, [mailMonthKey('2026-12')]);
  await world.vault.erase(mailMonthKey('2026-10'));
  for (const data of [november, closed, later]) await happens('jonas', { type: 'MailSent', data });
  await world.append(
    streamOf.workspace('w'),
    [{ type: 'RecordsExpired', data: { records: 'mailCopies', before: '2026-12' } }],
    { kind: 'system', name: 'retention' },
  );
  const copyOf = async (id: string) =>
    (await world.rows('dana', 'w', 'mailCopies', { filter: { id } }))[0];
  const gone = { subject: null, text: null, html: null, erased: false, expired: true };
  expect(await copyOf('m5')).toMatchObject(gone);
  expect(await copyOf('m6')).toMatchObject(gone);
  expect(await copyOf('m7')).toMatchObject({ ...copy, expired: false });
  const [row] = await world.rows('dana', 'w', 'mailings', { filter: { id: 'm5' } });
  expect(row).toMatchObject({ state: 'sent', accountId: 'jonas', subject: null, expired: true });
});
