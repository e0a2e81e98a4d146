import { streamOf, type Variable } from '@waymark/events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copied, milestone, module, task, whole } from '../../testing/builders.ts';
import { listenTo } from '../../testing/listenTo.ts';
import type { ProjectorWorld } from '../../testing/world.ts';
import { openSandbox, process } from './testing/sandbox.ts';

let world: ProjectorWorld;
const plan = streamOf.process('w', 'p');
const variable = (
  variableId: string,
  name: string,
  value = '',
  type: Variable['type'] = 'STRING',
  label = '',
) => ({ ...{ variableId, name, type, value, label } });
const text = (blockId: string, moduleId: string, html: string) => ({
  ...{ blockId, moduleId, weight: 5 },
  content: { type: 'text' as const, html },
});
const leads = (href: string) => ({
  content: { type: 'simple' as const, action: { href, text: 'To {{variable:region}}' } },
});
const parts = copied(
  [milestone('s')],
  [
    {
      ...whole(
        module('m', 's', {
          title: 'Start in {{variable:region}}',
          description: '<p>{{variable:empty}}</p>',
        }),
        [
          task('t', 'm', {
            headline: 'Sign for {{clientName}} with {{person:p::it}}',
            description: '<p>{{variable:room}}</p>',
          }),
          task('u', 'm', {
            headline: '{{variable:empty}} of {{variable:gone}} {{words}}',
            ...leads('{{variable:none}}'),
          }),
          task('v', 'm', leads('{{variable:room}}')),
        ],
      ),
      blocks: [
        ...whole(module('m', 's'), [task('t', 'm'), task('u', 'm'), task('v', 'm')]).blocks,
        text(
          'b',
          'm',
          '<p>{{variable:region}} until {{endDate}}, {{processName}} &amp; {{variable:empty}}.</p>',
        ),
      ],
    },
    {
      ...whole(module('hidden', 's', { audience: 'INTERN' }), []),
      blocks: [text('inner', 'hidden', '<p>{{variable:secret}}</p>')],
    },
  ],
);
const variables = [
  variable('region', 'Region', 'A & <b> {{variable:secret}}'),
  variable('empty', 'Seats'),
  variable('none', 'Portal', '', 'LINK', 'There'),
  variable('room', 'Data room', 'https://example.com/?a=1&b=2', 'LINK', 'The room'),
  variable('secret', 'Margin', '40 %'),
];
const jonas = { kind: 'clientUser', accountId: 'jonas', clientId: 'c' } as const;

beforeAll(async () => {
  world = await openSandbox();
  const placeholders = [
    { placeholderId: 'p::it', name: 'IT lead', description: '', matchedTo: null },
  ];
  await world.append(
    plan,
    [
      process('p'),
      { ...parts, data: { ...parts.data, variables, placeholders } },
      {
        type: 'PlaceholderRolledOut',
        data: { placeholderId: 'p::it', from: null, to: 'jonas', taskIds: [] },
      },
      {
        type: 'TaskStatusSet',
        data: { taskId: 't', moduleId: 'm', from: 'TODO', to: 'DONE', reason: null },
      },
    ],
    jonas,
  );
});
afterAll(() => world.close());

const rows = (who: string, resource: string, filter: object = {}) =>
  world.rows(who, 'w', resource, { filter: { planId: 'p', ...filter } });
const one = async (who: string, resource: string, id: string) =>
  (await rows(who, resource, { id }))[0]!;

describe('a text with what it stands for', () => {
  test('is read by the client with values, and names where there is none', async () => {
    expect(await one('jonas', 'tasks', 't')).toMatchObject({
      headline: 'Sign for Tidepool with Jonas',
      description: '<p><a href="https://example.com/?a=1&amp;b=2">The room</a></p>',
      moduleTitle: 'Start in A & <b> {{variable:secret}}',
      written: null,
    });
    expect(await one('jonas', 'tasks', 'u')).toMatchObject({
      headline: 'Seats of … {{words}}',
      content: { action: null },
    });
    expect(await one('jonas', 'tasks', 'v')).toMatchObject({
      content: {
        action: { href: 'https://example.com/?a=1&b=2', text: 'To A & <b> {{variable:secret}}' },
      },
    });
    expect(await one('jonas', 'blocks', 'b')).toMatchObject({
      content: {
        html: '<p>A &amp; &lt;b&gt; {{variable:secret}} until 02.01.2027, Onboarding &amp; Seats.</p>',
      },
      text: 'A & <b> {{variable:secret}} until 02.01.2027, Onboarding & Seats.',
    });
    expect(await one('jonas', 'modules', 'm')).toMatchObject({ description: '<p>Seats</p>' });
  });

  test('is read by the team with the names of what is empty, and as it is saved beside that', async () => {
    expect(await one('dana', 'tasks', 'u')).toMatchObject({
      headline: '{{Seats}} of {{variable:gone}} {{words}}',
      content: { action: { href: '' } },
      written: {
        headline: '{{variable:empty}} of {{variable:gone}} {{words}}',
        ...leads('{{variable:none}}'),
      },
    });
    expect(await one('dana', 'modules', 'm')).toMatchObject({
      description: '<p>{{Seats}}</p>',
      written: { title: 'Start in {{variable:region}}' },
    });
    expect(await one('dana', 'blocks', 'inner')).toMatchObject({
      content: { html: '<p>40 %</p>' },
    });
  });

  test('is found by what it reads', async () => {
    const found = async (who: string, resource: string, q: string) =>
      (await rows(who, resource, { q })).map(({ id }) => id);
    expect(await found('jonas', 'tasks', 'with jonas')).toEqual(['t']);
    expect(await found('dana', 'blocks', '40 %')).toEqual(['inner']);
    expect(await found('jonas', 'blocks', 'variable:region')).toEqual([]);
  });

  test('is what the list of executions, and the history, tell', async () => {
    const [listed] = await world.rows('dana', 'w', 'executions', { filter: { id: 'p' } });
    expect(listed).toMatchObject({ currentModule: 'Start in A & <b> {{variable:secret}}' });
    const told = await rows('jonas', 'history', { taskId: 't' });
    expect(told.map(({ headline }) => headline)).toContain('Sign for Tidepool with Jonas');
  });
});

describe('what a client reads of variables', () => {
  test('is what its texts stand for and nothing else', async () => {
    const given = await rows('jonas', 'variables');
    expect(given.map(({ id }) => id)).not.toContain('secret');
    expect(given[0]).not.toHaveProperty('usedIn');
    const reader = `SET LOCAL ROLE waymark_reader; SELECT set_config('waymark.workspace', 'w', true), set_config('waymark.party', 'client', true), set_config('waymark.client', 'c', true)`;
    await world.db.query(`BEGIN; ${reader}`);
    const { rows: seen } = await world.db.query('SELECT id FROM read.variables ORDER BY id');
    const { rows: filled } = await world.db.query(
      `SELECT read.filled_in('[{{variable:secret}}]', 'w', 'p', 'process', 'words') AS line`,
    );
    await world.db.query('ROLLBACK');
    expect(seen.map(({ id }) => id as string)).toEqual(['empty', 'none', 'region', 'room']);
    expect(filled).toEqual([{ line: '[…]' }]);
  });

  test('follows the texts: who takes one away, or hides its module, takes the value with it', async () => {
    const shown = async () =>
      (await rows('dana', 'variables')).filter(({ isShown }) => isShown).map(({ id }) => id);
    expect((await shown()).toSorted()).toEqual(['empty', 'none', 'region', 'room']);
    await world.append(plan, [
      { type: 'ModuleAudienceSet', data: { moduleId: 'm', from: 'EXTERN', to: 'INTERN' } },
    ]);
    expect(await shown()).toEqual([]);
    await world.append(plan, [
      { type: 'ModuleAudienceSet', data: { moduleId: 'm', from: 'INTERN', to: 'EXTERN' } },
      {
        type: 'BlockContentSet',
        data: {
          blockId: 'inner',
          moduleId: 'hidden',
          from: { type: 'text', html: '' },
          to: { type: 'text', html: '' },
        },
      },
    ]);
    expect((await rows('dana', 'variables', { id: 'secret' }))[0]).toMatchObject({
      usedIn: [],
      isShown: false,
    });
    expect((await rows('dana', 'variables', { id: 'region' }))[0]).toMatchObject({
      usedIn: ['m'],
      isShown: true,
    });
  });

  test('a value that changes is read at once, and those hear of it who read it', async () => {
    const hears = await listenTo(world, 'jonas');
    const secret = { name: 'Margin', value: '40 %', label: '' };
    await world.append(plan, [
      {
        type: 'VariableChanged',
        data: { variableId: 'secret', from: secret, to: { ...secret, value: '41 %' } },
      },
    ]);
    const from = { name: 'Seats', value: '', label: '' };
    const position = await world.append(plan, [
      {
        type: 'VariableChanged',
        data: { variableId: 'empty', from, to: { ...from, name: 'Places', value: '12' } },
      },
    ]);
    const told = await hears.next();
    expect(told).toMatchObject({
      id: position,
      data: { topics: expect.arrayContaining(['plan:p']) },
    });
    await hears.close();
    expect(await one('jonas', 'tasks', 'u')).toMatchObject({ headline: '12 of … {{words}}' });
  });
});

test('in a blueprint a text reads with names alone', async () => {
  await world.append(streamOf.blueprint('w', 'bp'), [
    { type: 'BlueprintCreated', data: { blueprintId: 'bp', name: 'Move' } },
    { ...parts, data: { ...parts.data, variables } },
  ]);
  const [first] = await world.rows('dana', 'w', 'tasks', { filter: { planId: 'bp', id: 't' } });
  expect(first).toMatchObject({
    headline: 'Sign for {{clientName}} with {{person:p::it}}',
    description: '<p>{{Data room}}</p>',
  });
});
