import { shownDraft } from '@waymark/api';
import { noBlueprint, type Blueprint } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { planOf } from '../../nouns/blueprint/testing/randomDrafts.ts';
import { exportOf, readExport } from './index.ts';

const words = { subject: 'Hi', headline: 'Hi', body: '<p>Hi</p>', buttonText: 'Go' };
const task = (key: string, more: object) => ({
  ...{ kind: 'task', key, headline: `Task ${key}`, description: '' },
  content: { type: 'simple', action: null },
  ...more,
});
const draft = shownDraft.parse({
  milestones: [
    {
      ...{ key: 'm', name: 'Start' },
      modules: [
        {
          ...{
            key: 'd',
            title: 'Papers',
            description: '<p>All.</p>',
            participants: ['p::boss', 'dana'],
            audience: 'INTERN',
          },
          blocks: [
            task('a', {
              assignee: 'p::it',
              followers: ['p::boss'],
              duration: { amount: 1, unit: 'hours' },
              variables: ['v'],
            }),
            task('b', { assignee: 'r::sales', seenBy: 'hidden', mandatory: false, dueInDays: 3 }),
            task('c', {
              content: { type: 'form', formId: 'f', version: 1, name: 'Form' },
              assignee: 'dana',
            }),
            task('e', {
              content: { type: 'simple', action: { href: 'https://a.example', text: 'Press' } },
            }),
            { kind: 'content', key: 't', content: { type: 'text', html: '<p>Read.</p>' } },
          ],
        },
        {
          key: 'w',
          title: 'Papers',
          description: '',
          blocks: [task('g', { description: '<p>-5 €; <strong>now</strong></p>' })],
        },
      ],
    },
    { key: 'n', name: 'Later', modules: [] },
  ],
  placeholders: [
    { placeholderId: 'p::it', name: 'IT lead' },
    { placeholderId: 'p::boss', name: 'Boss', description: 'Decides' },
  ],
  variables: [{ variableId: 'v', type: 'STRING', name: 'Region' }],
  ...{
    dates: { start: '2027-01-11', end: '2027-03-12' },
    followers: ['p::boss', 'dana'],
    mails: { turn: words },
  },
});
const blueprint: Blueprint = {
  ...noBlueprint,
  ...{ life: 'present', blueprintId: 'b', typeId: 'b', name: 'Move: us' },
  ...{ plan: planOf(draft), dates: draft.dates, followers: draft.followers, mails: draft.mails },
};
const said = (...[of, format]: Parameters<typeof exportOf>) =>
  exportOf(of, format).leftOut.map(({ what, count }) => `${what} ${count}`);

test.each(['md', 'json'] as const)('%s lacks people of the team alone', (format) => {
  expect(said(blueprint, format)).toEqual(['people 1']);
  expect(
    said(
      { ...blueprint, plan: planOf(shownDraft.parse({ milestones: [] })), followers: [] },
      format,
    ),
  ).toEqual([]);
});

test('a table says all that has no column', () =>
  expect(said(blueprint, 'csv')).toEqual([
    ...[
      'people 1',
      'texts 1',
      'contents 1',
      'buttons 1',
      'assignees 1',
      'followers 1',
      'participants 1',
    ],
    ...[
      'placeholders 1',
      'variables 1',
      'shownVariables 1',
      'dates 1',
      'planFollowers 1',
      'mails 1',
      'name 1',
    ],
  ]));

test('whoever has a task and takes no part in its module is told', () => {
  const modules = [...blueprint.plan.modules].map(
    ([id, module]) => [id, { ...module, participants: [] as string[] }] as const,
  );
  expect(
    said({ ...blueprint, plan: { ...blueprint.plan, modules: new Map(modules) } }, 'json'),
  ).toContain('participants 1');
});

describe('a table that a spreadsheet saved', () => {
  const table = exportOf(blueprint, 'csv', {
    language: 'de',
    people: new Map([['id-5', 'Sales']]),
  }).text;
  const back = (text: string) => readExport(text, 'Move.csv')?.draft;
  test('comes back the same: with a line of the sign, without the mark, by another sign, with cells that were filled up', () => {
    const whole = back(table);
    expect(
      whole?.milestones.map(({ name, modules }) => [name, modules.map(({ title }) => title)]),
    ).toEqual([
      ['Start', ['Papers', 'Papers']],
      ['Later', []],
    ]);
    expect(back(`sep=;\r\n${table.slice(1)}`)).toEqual(whole);
    expect(back(table.replaceAll(/\r\n/g, ';;\r\n'))).toEqual(whole);
    expect(back(table.replaceAll('\r\n', '\n').replace(/^\uFEFF/, ''))).toEqual(whole);
    expect(back(table.replaceAll(';', '\t'))?.milestones).toHaveLength(2);
  });
  test('is read as any other where it says what no export does', () => {
    expect(back(table.replace('1 Stunde', 'ein Weilchen'))).toBeUndefined();
    expect(back(table.replace(';nein;', ';vielleicht;'))).toBeUndefined();
    expect(back(table.replace('Meilenstein;', 'Etwas;'))).toBeUndefined();
    expect(back(table.replace('Start;', ';'))).toBeUndefined();
    expect(back(`${table}"offen`)).toBeUndefined();
  });
});
