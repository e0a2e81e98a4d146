import { streamOf, taskStreamId, type Sealed } from '@waymark/events';
import { sealField } from '@waymark/vault';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readAs } from '../../reading/readAs.ts';
import { ReadPool } from '../../reading/readPool.ts';
import { resources } from '../resources.ts';
import { copied, milestone, module, task, whole } from '../../testing/builders.ts';
import type { ProjectorWorld } from '../../testing/world.ts';
import { readList } from './list.ts';
import { openSandbox, process } from '../plans/testing/sandbox.ts';
import { isGivenAsWritten, writtenRows } from './writtenRows.ts';

/** What JSON has to escape, what ends an object, and what takes more than two bytes. */
const AWKWARD = `"}" \\ \\u0041 \n\r\t\b\f\u0001\u007f / é e\u0301 \u2028 漢 😀 ,"id":1}`;

let world: ProjectorWorld;
let pool: ReadPool;
beforeAll(async () => {
  world = await openSandbox();
  const change = {
    description: AWKWARD,
    followers: ['jonas', 'p::1'],
    assignee: 'jonas',
    content: {
      type: 'simple' as const,
      action: { href: 'https://example.com/?a="b"', text: AWKWARD },
    },
  };
  const parts = [
    copied(
      [milestone('m', 1.5)],
      [
        whole(
          module('x', 'm', {
            title: AWKWARD,
            description: AWKWARD,
            weight: 0.1 + 0.2,
            participants: ['jonas'],
          }),
          [
            task('t1', 'x', { ...change, dueDate: '2026-12-01', mandatory: false }),
            task('t3', 'x', {
              content: {
                type: 'schedule',
                provider: 'HUBSPOT',
                link: 'https://meetings.acme.example/a',
                closed: true,
              },
            }),
            task('t2', 'x', {
              headline: AWKWARD,
              status: 'STUCKED',
              stuckReason: AWKWARD,
              dueInDays: 99,
            }),
          ],
        ),
      ],
    ),
    {
      type: 'PlaceholderAdded' as const,
      data: { placeholderId: 'p::1', name: AWKWARD, description: AWKWARD, matchedTo: null },
    },
    {
      type: 'VariableAdded' as const,
      data: { variableId: 'v', name: AWKWARD, type: 'STRING' as const, value: AWKWARD, label: '' },
    },
  ];
  await world.append(streamOf.process('w', 'p'), [process('p', AWKWARD), ...parts]);
  await world.append(streamOf.blueprint('w', 'b'), [
    { type: 'BlueprintCreated', data: { blueprintId: 'b', name: AWKWARD } },
    ...parts,
  ]);
  await world.append(streamOf.workspace('w'), [
    {
      type: 'RoleAdded',
      data: { roleId: 'r::1', name: AWKWARD, internExtern: 'INTERN', defaultAccountId: 'dana' },
    },
    {
      type: 'ApiKeyMade',
      data: {
        ...{ keyId: 'k', name: AWKWARD, scopes: ['plans:read'], until: null, lastFour: 'a"\\b' },
      },
    },
  ]);
  const ofJonas = { accountId: 'jonas' };
  const said = (await world.vault.seal('jonas', AWKWARD)) as Sealed<string>;
  await world.append(streamOf.process('w', 'p'), [
    {
      type: 'ProcessRated',
      data: {
        ...{ processId: 'p', ...ofJonas, from: null, to: 4 },
        words: { ...ofJonas, words: said },
      },
    },
  ]);
  const ofLink = { linkId: 'l', name: AWKWARD };
  await world.append(streamOf.share('w', 'process_p'), [
    {
      type: 'SharedByLink',
      data: {
        ...{
          ...ofLink,
          of: { kind: 'process', id: 'p' },
          clientId: 'c',
          passwordId: 'pw',
          by: 'dana',
        },
        token: await sealField(world.vault, 'SharedByLink', 'token', ofLink, 'token'),
      },
    },
    {
      type: 'GuestCameIn',
      data: {
        ...{ ...ofLink, guestId: 'g', at: '2026-11-21T10:00:00.000Z' },
        guestName: await sealField(
          world.vault,
          'GuestCameIn',
          'guestName',
          { guestId: 'g' },
          AWKWARD,
        ),
      },
    },
  ]);
  await world.append(streamOf.view('w', 'v'), [
    {
      type: 'ViewSaved',
      data: {
        viewId: 'v',
        accountId: 'dana',
        list: 'executions',
        name: AWKWARD,
        search: AWKWARD,
        shared: true,
      },
    },
  ]);
  const form = { formId: 'f', name: AWKWARD };
  await world.append(streamOf.form('w', 'f'), [
    { type: 'FormAdded', data: { ...form, clonedFrom: null } },
    { type: 'FormPublished', data: { ...form, version: 1 } },
  ]);
  const asks = { type: 'form', ...form, version: 1 } as const;
  await world.append(streamOf.process('w', 'p'), [
    { type: 'TaskContentSet', data: { taskId: 't2', moduleId: 'x', from: asks, to: asks } },
  ]);
  const answering = {
    plan: { kind: 'process', id: 'p' },
    clientId: 'c',
    taskId: 't2',
    moduleId: 'x',
    headline: AWKWARD,
  } as const;
  const ofForm = { ...answering, formId: 'f', version: 1 };
  const seal = async (text: string) => (await world.vault.seal('dana', text)) as Sealed<string>;
  const answer = { fieldId: AWKWARD, accountId: 'dana', value: await seal(AWKWARD) };
  await world.append(streamOf.answers('w', taskStreamId('p', 't2')), [
    { type: 'AnswersSent', data: { ...ofForm, answers: [answer] } },
    { type: 'AnswersCorrected', data: { ...ofForm, answers: [answer], gone: [] } },
    {
      type: 'AnswersChangeAsked',
      data: { ...ofForm, asked: [{ ...answer, words: await seal(AWKWARD) }] },
    },
  ]);
  const [about, author] = [{ taskId: 't1', moduleId: 'x' }, { accountId: 'dana' }];
  const told = await sealField(world.vault, 'MessageSent', 'words', author, {
    text: AWKWARD,
    rest: AWKWARD,
  });
  const noted = await sealField(world.vault, 'NoteAdded', 'words', author, { text: AWKWARD });
  await world.append(streamOf.conversation('w', taskStreamId('p', 't1')), [
    {
      type: 'MessageSent',
      data: {
        ...{ messageId: 'a', ...about, ...author, side: 'seller', mentions: ['jonas'], via: 'app' },
        ...{ gives: 'client', status: 'TODO', words: told },
      },
    },
    {
      type: 'MessageSent',
      data: {
        ...{
          messageId: 'b',
          ...about,
          accountId: 'jonas',
          side: 'client',
          mentions: [],
          via: 'app',
        },
        ...{ gives: 'seller', status: 'TODO' },
        words: await sealField(
          ...([world.vault, 'MessageSent', 'words'] as const),
          { accountId: 'jonas' },
          { text: AWKWARD, rest: null },
        ),
      },
    },
  ]);
  await world.append(streamOf.notes('w', taskStreamId('p', 't1')), [
    { type: 'NoteAdded', data: { noteId: 'n', ...about, ...author, mentions: [], words: noted } },
  ]);
  const copy = { subject: AWKWARD, text: AWKWARD, html: AWKWARD };
  await world.append(streamOf.post('w', 'jonas'), [
    {
      type: 'MailFailed',
      data: {
        ...{
          accountId: 'jonas',
          mailId: 'm',
          form: 'tasks',
          why: 'daily',
          reason: AWKWARD,
          last: true,
        },
        news: [{ newsId: 'n', processId: 'p', taskId: 't2', kind: 'turn', because: null }],
        about: [],
        copy: await sealField(
          world.vault,
          'MailSent',
          'copy',
          { accountId: 'jonas', about: [] },
          copy,
        ),
      },
    },
  ]);
  const words = { subject: 'Welcome', headline: 'Welcome', body: '<p>Go</p>', buttonText: 'Open' };
  await world.append(streamOf.blueprint('w', 'b'), [
    { type: 'MailWordsSet', data: { blueprintId: 'b', mail: 'welcome', from: null, to: words } },
  ]);
  await world.rows('dana', 'w', 'tasks');
  await world.rows('dana', 'w', 'mailWords');
  await world.rows('dana', 'w', 'mailings');
  await world.rows('dana', 'w', 'conversations');
  await world.rows('dana', 'w', 'notices');
  pool = new ReadPool({ connectionString: world.logins.reader, most: 1 });
});
afterAll(async () => {
  await pool.end();
  await world.close();
});

const noRowsOfClients = [
  'blueprints',
  'apiKeys',
  'roles',
  'variables',
  'views',
  'notes',
  'mailings',
  'mailCopies',
  'mailWords',
  'shares',
  'forms',
  'formDrafts',
];

describe.each([
  ['team', 'dana'],
  ['client', 'jonas'],
] as const)('what Postgres writes for the %s', (party, accountId) => {
  test.each(resources.map((resource) => [resource.name, resource] as const))(
    'of %s is what its schema makes of the rows',
    async (name, resource) => {
      const ask = readAs(pool, { workspaceId: 'w', accountId });
      const request = {
        filter: {},
        sort: resource.defaultSort,
        range: [0, 99],
        language: 'en',
      } as const;
      const given = await readList(ask, resource, request);
      const finish = resource.finish ?? ((_, rows) => Promise.resolve(rows));
      const parsed = await readList(ask, { ...resource, finish }, request);
      expect(JSON.parse(given.json)).toEqual(JSON.parse(parsed.json));
      expect([given.given, given.total]).toEqual([parsed.given, parsed.total]);
      expect(given.given > 0).toBe(party === 'team' || !noRowsOfClients.includes(name));
    },
  );

  test('is given as it is where nothing is left to be done and nothing to be left out', () => {
    const asWritten = resources
      .filter((each) => isGivenAsWritten(each, party))
      .map(({ name }) => name);
    expect(asWritten).toEqual(
      party === 'team'
        ? resources.map(({ name }) => name).filter((name) => name !== 'history')
        : ['milestones', 'blocks', 'tasks', 'ratings', 'answers'],
    );
  });
});

test('a page that an index cuts is written like any other', async () => {
  const asked = { filter: { assignee: 'jonas', status: 'TODO' }, sort: ['dueDate', 'ASC'] };
  const [row] = await world.rows('dana', 'w', 'tasks', asked);
  expect(row).toEqual(
    (await world.get('dana', 'w', '/api/tasks/t1', { filter: { planId: 'p' } })).body,
  );
  expect(row).toMatchObject({
    moduleTitle: AWKWARD,
    description: AWKWARD,
    content: { action: { text: AWKWARD } },
  });
});

test('a schema that changes what it is given is not left to Postgres, wherever it does', () => {
  const trimmed = z.string().transform((text) => text.trim());
  for (const at of [
    trimmed,
    z.array(trimmed),
    z.object({ at: trimmed.nullable() }),
    z.union([z.number(), trimmed]),
  ])
    expect(() => writtenRows(z.object({ id: z.string(), at }))).toThrow('pipe');
});

test('a field of what a column holds may be left out, a column may not', () => {
  const rows = (at: z.ZodType) => () => writtenRows(z.object({ id: z.string(), at }));
  expect(rows(z.object({ closed: z.literal(true).optional() }))).not.toThrow();
  expect(rows(z.object({ closed: z.string().trim().transform(String).optional() }))).toThrow(
    'pipe',
  );
  expect(rows(z.string().optional())).toThrow('optional');
});
