import { shownDraft } from '@waymark/api';
import { noBlueprint } from '@waymark/events';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readChecklist } from '../importer/readChecklist.ts';
import { draftAsSaved } from '../../nouns/blueprint/draftReferences.ts';
import { drafts, planOf, words } from '../../nouns/blueprint/testing/randomDrafts.ts';
import { asCsv } from './asCsv.ts';
import { draftOfBlueprint } from './draftOfBlueprint.ts';
import { exports, readExport } from './index.ts';

test.each(['json', 'md'] as const)(
  'of any plan, importing its export as %s gives an equal plan',
  (format) => {
    fc.assert(
      fc.property(drafts, words, (draft, name) => {
        const plan = planOf(draft);
        const back = readExport(
          exports[format].write(name, draftOfBlueprint({ ...noBlueprint, plan })),
        );
        expect(back?.name).toBe(name);
        expect(planOf(back!.draft)).toEqual(plan);
      }),
      { numRuns: 300 },
    );
  },
);

const small = shownDraft.parse({
  milestones: [
    {
      key: 'm',
      name: 'Start',
      modules: [
        {
          key: 'd',
          title: 'Papers',
          description: '<p>All of them.</p>',
          blocks: [
            {
              kind: 'task',
              key: 't',
              headline: 'Sign',
              description: '<p>Twice.</p>',
              content: { type: 'simple', action: null },
              assignee: 'p::it',
              dueInDays: 3,
            },
            {
              kind: 'content',
              key: 'c',
              content: { type: 'text', html: '<h2>Then</h2><p>wait</p>' },
            },
          ],
        },
      ],
    },
  ],
  placeholders: [{ placeholderId: 'p::it', name: 'IT lead', description: '' }],
});

test('Markdown is for people to read', () => {
  const text = exports.md.write('Move', small).replace(/<!-- waymark .* -->/g, '·');
  expect(text).toBe(`---
name: "Move"
waymark: blueprint
---

·

## Start
·

### Papers
·

All of them.

- [ ] Sign (IT lead, 3 days)
  ·

  Twice.

·

##### Then

wait
`);
});

test('variables are called by their names, which somebody may write too', () => {
  const draft = structuredClone(small);
  draft.variables.push({ variableId: 'v', name: 'Region', type: 'STRING', value: '', label: '' });
  const [module] = draft.milestones[0]!.modules;
  module!.title = 'Papers for {{variable:v}}';
  module!.description = '<p>Ask {{person:p::it}} of {{clientName}}.</p>';
  const text = exports.md.write('Move', draft);
  expect(text).toContain('\n### Papers for {{Region}}\n');
  expect(text).toContain('\nAsk {{IT lead}} of {{clientName}}.\n');
  const back = readExport(text.replace('\n  Twice.', '\n  Twice in {{region}}.'))!.draft;
  const [first] = draftAsSaved(back).milestones[0]!.modules;
  expect(first).toMatchObject({ title: module!.title, description: module!.description });
  expect(first!.blocks[0]).toMatchObject({ description: '<p>Twice in {{variable:v}}.</p>' });
  expect(exports.csv.write('Move', draft)).toContain('Papers for {{Region}},');
});

test('what somebody wrote in the Markdown since is in the plan', () => {
  const text = exports.md
    .write('Move', small)
    .replace('Sign (IT lead, 3 days)', 'Sign and send (IT lead, 5 days)')
    .replace('\n  Twice.', '\n  Three times.')
    .concat('\n- [ ] Frame it (optional)\n');
  const [module] = readExport(text)!.draft.milestones[0]!.modules;
  expect(module!.blocks).toMatchObject([
    {
      key: 't',
      headline: 'Sign and send',
      assignee: 'p::it',
      dueInDays: 5,
      description: '<p>Three times.</p>',
    },
    { key: 'c' },
    { headline: 'Frame it', mandatory: false },
  ]);
});

test('a video is a link in Markdown and comes back as it was, with what was written below it', () => {
  const content = {
    type: 'video',
    link: 'youtu.be/a-B_c1D2e3F?t=9',
    title: 'How [SAML] works',
  } as const;
  const draft = structuredClone(small);
  draft.milestones[0]!.modules[0]!.blocks.push({ kind: 'content', key: 'v', content });
  const text = exports.md.write('Move', draft);
  expect(text).toContain('\n[How \\[SAML\\] works](https://youtu.be/a-B_c1D2e3F)\n');
  const blocksOf = (source: string) =>
    readExport(source)!.draft.milestones[0]!.modules[0]!.blocks.slice(2);
  expect(blocksOf(text)).toEqual([{ kind: 'content', key: 'v', content }]);
  expect(blocksOf(`${text}\nSee it twice.\n`)).toMatchObject([
    { key: 'v', content },
    { content: { type: 'text', html: '<p>See it twice.</p>' } },
  ]);
});

test('a link to a task says it in Markdown, and leads to the same task when it comes back', () => {
  const content = { type: 'taskLink', taskId: 't' } as const;
  const draft = structuredClone(small);
  draft.milestones[0]!.modules[0]!.blocks.push(
    { kind: 'content', key: 'l', content },
    { kind: 'content', key: 'n', content: { ...content, taskId: null } },
  );
  const text = exports.md.write('Move', draft);
  expect(text).toContain('\n→ Sign\n');
  const blocksOf = (source: string) =>
    readExport(source)!.draft.milestones[0]!.modules[0]!.blocks.slice(2);
  expect(blocksOf(text)).toEqual(draft.milestones[0]!.modules[0]!.blocks.slice(2));
  expect(blocksOf(text.replace('→ Sign\n', '→ Sign\n\nFirst.\n'))).toMatchObject([
    { key: 'l', content },
    { content: { type: 'text', html: '<p>First.</p>' } },
    { key: 'n' },
  ]);
});

test('CSV comes back as far as its columns say', () => {
  const outline = readChecklist(asCsv(small, new Map(), 'en'), 'move.csv');
  expect(outline.milestones).toMatchObject([
    {
      name: 'Start',
      modules: [
        {
          title: 'Papers',
          blocks: [
            {
              task: {
                headline: 'Sign',
                role: 'IT lead',
                dueInDays: 3,
                description: '<p>Twice.</p>',
              },
            },
          ],
        },
      ],
    },
  ]);
});

test('no cell is a formula', () => {
  const draft = structuredClone(small);
  draft.milestones[0]!.name = '=HYPERLINK("x")';
  expect(asCsv(draft, new Map(), 'en')).toContain(`"'=HYPERLINK(""x"")",Papers,Sign`);
});

test('whoever has a task is named for people to read, also a role and somebody of the team', () => {
  const draft = structuredClone(small);
  const [module] = draft.milestones[0]!.modules;
  const [task] = module!.blocks;
  if (task?.kind !== 'task') throw new Error('no task');
  module!.blocks = [
    { ...task, assignee: 'r::sales', dueInDays: 2 },
    { ...task, key: 'u', headline: 'Call', assignee: null, dueInDays: null },
  ];
  const people = new Map([
    ['t', 'Sales lead'],
    ['u', 'Dana Wolf'],
  ]);
  const csv = exports.csv.write('Move', draft, { people }).split('\r\n');
  expect(csv.slice(2, 4).map((row) => row.split(',').slice(2, 4))).toEqual([
    ['Sign', 'Sales lead'],
    ['Call', 'Dana Wolf'],
  ]);
  const text = exports.md.write('Move', draft, { people });
  expect(text).toContain('\n- [ ] Sign (Sales lead, 2 days)\n');
  expect(text).toContain('\n- [ ] Call (Dana Wolf)\n');
  expect(readExport(text)!.draft).toEqual(draft);
  const edited = readExport(
    text
      .replace('Sign (Sales', 'Sign it (Sales')
      .replace('Call (Dana Wolf)', 'Call soon (Dana Wolf)'),
  );
  expect(edited!.draft.milestones[0]!.modules[0]!.blocks).toMatchObject([
    { headline: 'Sign it', assignee: 'r::sales', dueInDays: 2 },
    { headline: 'Call soon', assignee: null },
  ]);
});
