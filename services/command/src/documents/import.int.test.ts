import { readFileSync } from 'node:fs';
import type { ImportDraft, ImportPreview } from '@waymark/api';
import {
  evolveBlueprint,
  noBlueprint,
  streamOf,
  tasksOf,
  milestonesOf,
  modulesOf,
  blocksOf,
  type Blueprint,
  type BlueprintEvent,
} from '@waymark/events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entangled } from './importer/entangledChecklists.ts';
import { startHarness, type CommandHarness } from '../testing/commandHarness.ts';

let harness: CommandHarness;
let olga: string;

beforeAll(async () => {
  harness = await startHarness();
  olga = await harness.account('olga@example.com');
  await harness.give(olga, 'CreateWorkspace', { workspaceId: 'w', name: 'Acme' });
});
afterAll(() => harness.stop());

const fixture = (name: string) =>
  readFileSync(new URL(`./importer/fixtures/${name}`, import.meta.url), 'utf8');
const preview = (source: string, fileName = 'list.md') =>
  harness.post<ImportPreview>(olga, '/api/previews/blueprint-import', { fileName, source });
const importFile = (blueprintId: string, source: string, fileName = 'list.md') =>
  harness.post(olga, 'ImportBlueprint', { blueprintId, fileName, source });
const stored = async (blueprintId: string): Promise<Blueprint> =>
  (await harness.eventsOf(streamOf.blueprint('w', blueprintId))).reduce(
    (state, event) => evolveBlueprint(state, event as unknown as BlueprintEvent),
    noBlueprint,
  );
const shownTasks = ({ draft }: ImportPreview) =>
  draft.milestones.flatMap((m) =>
    m.modules.flatMap((each) => each.blocks.filter(({ kind }) => kind === 'task')),
  );
/** Boxes outside of comments: what becomes tasks. */
const boxes = (source: string) =>
  source.replace(/<!--[\s\S]*?-->/g, '').match(/^\s*(?:[-*+]|\d+\.) \[[ xX]\]/gm)?.length ?? 0;

describe.each(['cncf-project-onboarding.md', 'kubernetes-release-manager.md'])('%s', (name) => {
  const source = fixture(name);
  const id = name.replace('.md', '');

  test('is shown before anything happens', async () => {
    const head = await harness.log.head();
    const { status, body } = await preview(source, name);
    expect([status, body.counts.tasks]).toEqual([200, boxes(source)]);
    expect(shownTasks(body)).toHaveLength(boxes(source));
    expect(await harness.log.head()).toBe(head);
  });

  test('is imported by one append, as it was shown, a task for each box, in order', async () => {
    const { body: shown } = await preview(source, name);
    expect((await importFile(id, source, name)).status).toBe(200);
    const events = await harness.eventsOf(streamOf.blueprint('w', id));
    expect(events.map(({ type }) => type)).toEqual(['BlueprintCreated', 'PlanCopied']);
    const { name: title, plan } = await stored(id);
    expect(title).toBe(shown.title);
    expect(plan.tasks.size).toBe(boxes(source));
    expect(
      milestonesOf(plan).map((m) => [
        m.name,
        modulesOf(plan, m.milestoneId).map((each) => [
          each.title,
          tasksOf(plan, each.moduleId).map((t) => t.headline),
        ]),
      ]),
    ).toEqual(
      shown.draft.milestones.map((m) => [
        m.name,
        m.modules.map((each) => [
          each.title,
          each.blocks.flatMap((b) => (b.kind === 'task' ? [b.headline] : [])),
        ]),
      ]),
    );
    for (const { moduleId } of plan.modules.values())
      expect(blocksOf(plan, moduleId).length).toBeGreaterThan(0);
  });
});

test('what is not taken is told in the language of who asks', async () => {
  const said = { fileName: 'list.md', source: '- [x] Send it' };
  const { body } = await harness.post<ImportPreview>(olga, '/api/previews/blueprint-import', said, {
    language: 'de',
  });
  expect(body.notes).toEqual([
    {
      ...{ line: 1, lastLine: 1, kind: 'checked' },
      text: 'Zeile 1: Das Kästchen ist angekreuzt; die Aufgabe „Send it“ wird trotzdem als „Zu tun“ angelegt.',
    },
  ]);
});

describe('is refused whole, in the preview and by the command', () => {
  test.each([
    ['an empty file', '', 422, 'import-empty'],
    ['a binary file', '\uFFFDPNG\r\n\u001A\n\0\0\0\rIHDR', 422, 'import-not-text'],
    ['a file over 1 MB', 'words '.repeat(180_000), 413, 'import-too-large'],
    ['one too deeply nested', `${'> '.repeat(300)}deep`, 422, 'import-too-deep'],
  ])('%s', async (_what, source, status, code) => {
    const head = await harness.log.head();
    const problem = {
      status,
      body: expect.objectContaining({
        status,
        code,
        field: 'source',
        detail: expect.stringMatching(/\S/) as string,
      }) as unknown,
    };
    expect(await preview(source)).toMatchObject(problem);
    expect(await importFile('refused', source)).toMatchObject(problem);
    expect(await harness.log.head()).toBe(head);
  });

  test('one that makes a plan that is too large', async () => {
    const head = await harness.log.head();
    const { body } = await importFile('large', '- [ ] Do it, soon\n'.repeat(10_500));
    expect(body).toMatchObject({ status: 422, code: 'plan-too-large', field: 'source' });
    expect(await harness.log.head()).toBe(head);
  });

  test('a second one with the same id', async () => {
    expect((await importFile('once', '- [ ] One')).status).toBe(200);
    expect((await importFile('once', '- [ ] Two')).body).toMatchObject({
      status: 409,
      code: 'blueprint-exists',
      field: 'blueprintId',
    });
  });
});

test('a draft is made as it was changed, with its people, and nothing that runs gets in', async () => {
  const { body } = await preview('## A\n- [ ] One (IT lead, 3 days)\n- [ ] Two\n');
  const [milestone] = body.draft.milestones;
  const [module] = milestone!.modules;
  const draft: ImportDraft = {
    ...body.draft,
    milestones: [
      {
        ...milestone!,
        name: 'Mine',
        modules: [
          {
            ...module!,
            audience: 'INTERN',
            description: '<p onclick="x()">Hi<script>y()</script></p>',
          },
        ],
      },
    ],
  };
  await harness.give(olga, 'ImportBlueprint', {
    blueprintId: 'drafted',
    fileName: 'list.md',
    name: 'Drafted',
    draft,
  });
  const { name, plan } = await stored('drafted');
  expect([name, ...milestonesOf(plan).map((each) => each.name)]).toEqual(['Drafted', 'Mine']);
  expect([...plan.placeholders.values()].map((each) => each.name)).toEqual(['IT lead']);
  expect([...plan.modules.values()]).toMatchObject([
    { audience: 'INTERN', description: '<p>Hi</p>', participants: ['p::it-lead'] },
  ]);
  expect(
    [...plan.tasks.values()].map(({ headline, assignee, dueInDays }) => [
      headline,
      assignee,
      dueInDays,
    ]),
  ).toEqual([
    ['One', 'p::it-lead', 3],
    ['Two', null, null],
  ]);
});

test('1,000 tasks are a few events, and are rolled out by a few', async () => {
  const source = Array.from(
    { length: 20 },
    (_, m) =>
      `## Part ${m}\n\n${Array.from({ length: 50 }, (_, t) => `- [ ] Task ${m}.${t} with [its page](https://example.com/${m}/${t})\n`).join('')}`,
  ).join('\n');
  expect(await importFile('big', source)).toMatchObject({ status: 200 });
  await harness.give(olga, 'AddClient', { clientId: 'c', name: 'C' });
  await harness.give(olga, 'AddProject', { projectId: 'j', clientId: 'c', name: 'J' });
  await harness.give(olga, 'CreateProcess', {
    processId: 'big',
    projectId: 'j',
    blueprintId: 'big',
    start: '2026-11-21',
    end: '2027-01-22',
  });
  expect((await stored('big')).plan.tasks.size).toBe(1000);
  for (const stream of [streamOf.blueprint('w', 'big'), streamOf.process('w', 'big')])
    expect((await harness.eventsOf(stream)).length).toBeLessThan(24);
});

test('nothing that runs gets in', async () => {
  const source = `# A <script>alert(1)</script>

<script>alert(1)</script>

<img src=x onerror=alert(1)> [bad](javascript:alert(1)) [good](https://good.example)

- [ ] Box <b onclick="x()">bold</b> [bad](javascript:alert(2)) <a href="javascript:alert(3)">worse</a>

  <iframe src="https://evil.example"></iframe>
`;
  expect((await importFile('hostile', source)).status).toBe(200);
  const { plan } = await stored('hostile');
  const html = [
    ...[...plan.modules.values()].map((m) => m.description),
    ...[...plan.blocks.values()].map((b) => (b.content.type === 'text' ? b.content.html : '')),
    ...[...plan.tasks.values()].flatMap((t) => [t.description, JSON.stringify(t.content)]),
  ].join('\n');
  expect(html).not.toMatch(/<script|<img|<iframe|<[^>]+ on\w+=|(href|src)="javascript:/i);
  expect(html).toContain('https://good.example');
});

describe('files made to take for ever', () => {
  const attack = entangled['emphasis'](4_500);

  test(
    'hold up nobody: 30 at once of one workspace take turns, and all else goes on',
    { timeout: 120_000 },
    async () => {
      const ben = await harness.account('ben@example.com');
      await harness.give(ben, 'CreateWorkspace', { workspaceId: 'other', name: 'Other' });
      let answered = 0;
      const attacks = Array.from({ length: 30 }, async () => {
        const { status } = await preview(attack);
        answered++;
        return status;
      });
      const statuses = Promise.all(attacks);
      await expect.poll(() => answered, { timeout: 5_000, interval: 1 }).toBeGreaterThanOrEqual(25);
      for (let asked = 0; asked < 20; asked++)
        expect((await fetch(`${harness.site}/healthz`)).status).toBe(200);
      const neighbour = { fileName: 'a.md', source: '- [ ] a' };
      const path = '/api/previews/blueprint-import';
      expect((await harness.post(ben, path, neighbour, { workspace: 'other' })).status).toBe(200);
      // Read one after the other, those that were taken are still at it.
      expect(answered).toBeLessThan(30);
      expect((await statuses).filter((status) => status === 429)).toHaveLength(25);
    },
  );

  test(
    'of 60 kB are given up, in the preview and by the command',
    { timeout: 120_000 },
    async () => {
      const problem = { status: 422, body: { code: 'import-too-complex', field: 'source' } };
      expect(await preview(entangled['emphasis'](60_000))).toMatchObject(problem);
      expect(await importFile('entangled', entangled['emphasis'](60_000))).toMatchObject(problem);
    },
  );
});

test.each([
  ['a stranger', 403, 'no-permission', 'w'],
  ['somebody who names no workspace', 400, 'workspace-required', null],
  ['somebody who names one that is not there', 403, 'no-permission', 'nowhere'],
])('nothing is read for %s', async (_who, status, code, workspace) => {
  const eve = await harness.account('eve@example.com');
  const body = { fileName: 'a.md', source: '- [ ] a' };
  const path = '/api/previews/blueprint-import';
  expect(await harness.post(eve, path, body, { workspace })).toMatchObject({
    status,
    body: { code },
  });
});
