import {
  importDraft,
  type BlueprintExport,
  type ImportDifference,
  type ImportDraft,
  type ImportPreview,
} from '@waymark/api';
import {
  evolveBlueprint,
  noBlueprint,
  streamOf,
  type Blueprint,
  type BlueprintEvent,
} from '@waymark/events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHarness, type CommandHarness } from '../testing/commandHarness.ts';

let harness: CommandHarness;
let olga: string;

beforeAll(async () => {
  harness = await startHarness();
  olga = await harness.account('olga@example.com');
  await harness.give(olga, 'CreateWorkspace', { workspaceId: 'w', name: 'Acme' });
  await harness.give(olga, 'ImportBlueprint', {
    blueprintId: 'again',
    fileName: 'list.md',
    source: before,
  });
});
afterAll(() => harness.stop());

const stored = async (): Promise<Blueprint> =>
  (await harness.eventsOf(streamOf.blueprint('w', 'again'))).reduce(
    (state, event) => evolveBlueprint(state, event as unknown as BlueprintEvent),
    noBlueprint,
  );
const before = '## Access\n- [ ] Choose the address (IT lead, 3 days)\n- [ ] Invite them\n';

describe('a changed document', () => {
  const after = `${before.replace('3 days', '5 days')}- [ ] Buy a domain\n`;
  const difference = async (source: string) => {
    const { body } = await harness.post<ImportPreview>(olga, '/api/previews/blueprint-import', {
      ...{ fileName: 'list.md', source, into: 'again' },
    });
    const asked = { blueprintId: 'again', draft: body.draft };
    const told = await harness.post<ImportDifference>(
      olga,
      '/api/previews/blueprint-difference',
      asked,
    );
    return { ...told, draft: body.draft };
  };
  const apply = (draft: ImportDraft, accept: string[]) =>
    harness.post(olga, 'ImportChanges', {
      blueprintId: 'again',
      fileName: 'list.md',
      draft,
      accept,
    });

  test('is told as a difference, which changes nothing, and made by one append as far as it was accepted', async () => {
    const head = await harness.log.head();
    const { status, body, draft } = await difference(after);
    expect([status, body.changes.map(({ sign, name }) => `${sign} ${name}`)]).toEqual([
      200,
      ['changed Choose the address', 'added Buy a domain'],
    ]);
    expect(await harness.log.head()).toBe(head);
    const [days, domain] = body.changes.map(({ key }) => key) as [string, string];
    expect((await apply(draft, [domain])).status).toBe(200);
    const tasks = [...(await stored()).plan.tasks.values()];
    expect(tasks.map(({ headline, dueInDays }) => [headline, dueInDays])).toEqual([
      ['Choose the address', 3],
      ['Invite them', null],
      ['Buy a domain', null],
    ]);
    expect((await apply(draft, [days, domain])).body).toMatchObject({
      status: 409,
      code: 'import-outdated',
      field: 'accept',
    });
  });
  test('of no blueprint, and from outside of its team, is refused', async () => {
    const draft = { milestones: [] };
    const ask = (who: string, blueprintId: string) =>
      harness.post(who, '/api/previews/blueprint-difference', { blueprintId, draft });
    expect((await ask(olga, 'nowhere')).status).toBe(404);
    expect((await ask(await harness.account('eve@example.com'), 'again')).status).toBe(403);
  });
});

test.each([
  ['md', 'text/markdown', '- [ ] Choose the address (IT lead, 3 days)'],
  ['json', 'application/json', '"headline": "Choose the address"'],
  ['csv', 'text/csv', 'Choose the address'],
])('a blueprint is exported as %s under its name', async (format, type, words) => {
  const answer = await fetch(`${harness.site}/api/previews/blueprint-export/again/${format}`, {
    headers: { Authorization: `Bearer ${harness.tokenOf(olga)}`, 'Waymark-Workspace': 'w' },
  });
  expect(answer.status).toBe(200);
  const body = (await answer.json()) as BlueprintExport;
  expect(body).toMatchObject({ fileName: expect.stringMatching(`[.]${format}$`) as string, type });
  expect(body.text).toContain(words);
});

test('a blueprint that goes out and comes back by its preview is the same, but for its id; what is not known there is noted', async () => {
  const { body: first } = await harness.post<ImportPreview>(
    olga,
    '/api/previews/blueprint-import',
    { ...{ fileName: 'list.md', source: before } },
  );
  const [milestone] = first.draft.milestones;
  const [module] = milestone!.modules;
  const [task, ...others] = module!.blocks;
  const words = { subject: 'Hi', headline: 'Hi', body: '<p>{{clientName}}</p>', buttonText: 'Go' };
  const draft = importDraft.parse({
    ...first.draft,
    milestones: [
      {
        ...milestone!,
        modules: [
          {
            ...module!,
            blocks: [
              { ...task!, duration: { amount: 2, unit: 'hours' }, variables: ['v'] },
              ...others,
            ],
          },
        ],
      },
      { key: 'later', name: 'Later', modules: [] },
    ],
    placeholders: [...first.draft.placeholders, { placeholderId: 'p::later', name: 'Somebody' }],
    variables: [{ variableId: 'v', type: 'STRING', name: 'Region' }],
    ...{
      dates: { start: '2027-01-11', end: '2027-03-12' },
      followers: ['p::it-lead'],
      mails: { turn: words },
    },
  });
  const foldOf = async (id: string) =>
    (await harness.eventsOf(streamOf.blueprint('w', id))).reduce(
      (state, event) => evolveBlueprint(state, event as unknown as BlueprintEvent),
      noBlueprint,
    );
  const wordsOf = ({ plan, blueprintId: _, typeId: __, ...about }: Blueprint) => ({
    ...about,
    milestones: [...plan.milestones.values()].map(({ name }) => name),
    tasks: [...plan.tasks.values()].map(
      ({ taskId: _t, blockId: _b, moduleId: _m, ...rest }) => rest,
    ),
    people: [...plan.placeholders],
    variables: [...plan.variables],
  });
  await harness.give(olga, 'ImportBlueprint', {
    blueprintId: 'out',
    fileName: 'x.md',
    name: 'Out',
    draft,
  });
  const whole = wordsOf(await foldOf('out'));
  expect(whole).toMatchObject({
    ...{ dates: draft.dates, followers: ['p::it-lead'] },
    mails: { turn: words },
  });
  for (const format of ['md', 'json'] as const) {
    const answer = await fetch(`${harness.site}/api/previews/blueprint-export/out/${format}`, {
      headers: { Authorization: `Bearer ${harness.tokenOf(olga)}`, 'Waymark-Workspace': 'w' },
    });
    const { fileName, text, leftOut } = (await answer.json()) as BlueprintExport;
    expect(leftOut).toEqual([]);
    const { body: back } = await harness.post<ImportPreview>(
      olga,
      '/api/previews/blueprint-import',
      { ...{ fileName, source: text } },
    );
    expect(back.isExport).toBe(true);
    const given = { blueprintId: `in-${format}`, fileName, name: back.title, draft: back.draft };
    await harness.give(olga, 'ImportBlueprint', given);
    expect(wordsOf(await foldOf(`in-${format}`))).toEqual(whole);
    await harness.give(olga, 'ImportBlueprint', {
      blueprintId: `by-api-${format}`,
      fileName,
      source: text,
    });
    expect(wordsOf(await foldOf(`by-api-${format}`))).toEqual(whole);
    if (format === 'json') continue;
    const asking = text.replace(
      '"type":"simple","action":null',
      '"type":"form","formId":"elsewhere","version":2,"name":"Form"',
    );
    const { body: formless } = await harness.post<ImportPreview>(
      olga,
      '/api/previews/blueprint-import',
      { ...{ fileName, source: asking } },
    );
    expect(formless.notes.map((note) => note.text)).toEqual([
      'The form of 1 task is not in this workspace; choose another one after the import.',
    ]);
    const odd = { fileName, source: asking.replace('"elsewhere"', '"no id_/.."') };
    expect((await harness.post(olga, '/api/previews/blueprint-import', odd)).status).toBe(200);
    expect(formless.draft.milestones[0]!.modules[0]!.blocks[0]).toMatchObject({
      content: { type: 'form', formId: '', version: 0 },
    });
    const strange = text.replace('"followers":["p::it-lead"]', '"followers":["r::elsewhere"]');
    const { body: noted } = await harness.post<ImportPreview>(
      olga,
      '/api/previews/blueprint-import',
      { ...{ fileName, source: strange } },
    );
    expect(noted.draft.followers).toEqual([]);
    expect(noted.notes.map((note) => note.text)).toEqual([
      'In 1 place somebody is left out whom this workspace does not know: a role, or one of another team.',
    ]);
  }
});
