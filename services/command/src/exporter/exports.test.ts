import { shownDraft, type ImportDraft } from '@waymark/api';
import { emptyPlan, evolvePlan } from '@waymark/events';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planOfDraft } from '../importer/planOfDraft.ts';
import { readChecklist } from '../importer/readChecklist.ts';
import { planCopied } from '../nouns/plan/copying/copy.ts';
import { asCsv } from './asCsv.ts';
import { draftOfPlan, exports, readExport } from './index.ts';

const words = fc
  .array(
    fc.constantFrom(
      'Sign',
      'it',
      '*now*',
      '# one',
      '(internal)',
      '(IT, 3 days)',
      '- [ ] x',
      '<b>',
      '`a`',
      'ö🧭',
      '--',
      '-->',
      '[a](b)',
      '1.',
      '&amp;',
      '|',
      '"q"',
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => parts.join(' '));
const inline = fc.constantFrom(
  'words',
  '<strong>bold</strong> words',
  '<a href="https://example.com/?a=1&amp;b=2">link</a>',
  '# no heading',
  '- [ ] no box',
  '&lt;!-- waymark --&gt;',
);
const block = fc.oneof(
  inline.map((text) => `<p>${text}</p>`),
  fc
    .array(inline, { minLength: 1, maxLength: 3 })
    .map((items) => `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`),
  inline.map((text) => `<h2>${text}</h2>`),
  fc.constant('<pre><code>## x\n- [ ] y\n</code></pre>'),
);
const html = fc.oneof(
  fc.constant(''),
  fc.constant(' '),
  fc.array(block, { minLength: 1, maxLength: 3 }).map((blocks) => blocks.join('')),
);
const PEOPLE = ['p::it', 'p::legal', 'r::team'];
const person = fc.constantFrom(...PEOPLE);
const task = fc.record({
  kind: fc.constant('task' as const),
  key: fc.constant(''),
  headline: words,
  description: html,
  content: fc.record({
    type: fc.constant('simple' as const),
    action: fc.option(fc.record({ href: fc.webUrl(), text: words }), { nil: null }),
  }),
  assignee: fc.option(person, { nil: null }),
  followers: fc.uniqueArray(person, { maxLength: 2 }),
  dueInDays: fc.option(fc.integer({ min: 1, max: 99 }), { nil: null }),
  mandatory: fc.boolean(),
});
const content = fc.record({
  kind: fc.constant('content' as const),
  key: fc.constant(''),
  content: html.map((text) => ({ type: 'text' as const, html: text })),
});
const module = fc.record({
  key: fc.constant(''),
  title: words,
  description: html,
  audience: fc.constantFrom('INTERN' as const, 'EXTERN' as const),
  participants: fc.constant(PEOPLE),
  blocks: fc.array(fc.oneof(task, content), { minLength: 1, maxLength: 5 }),
});
const drafts: fc.Arbitrary<ImportDraft> = fc.record({
  milestones: fc.array(fc.record({ key: fc.constant(''), name: words, modules: fc.array(module, { maxLength: 3 }) }), {
    maxLength: 3,
  }),
  placeholders: fc.constant([
    { placeholderId: 'p::it', name: 'IT', description: 'Who knows' },
    { placeholderId: 'p::legal', name: 'Legal -->', description: '' },
  ]),
  variables: fc.constant([
    { variableId: 'v', type: 'LINK' as const, name: 'Link', value: 'https://example.com', label: 'Here' },
  ]),
});

/** A plan of the draft, as a blueprint holds it. */
function planOf(draft: ImportDraft) {
  let id = 0;
  return planCopied(
    { kind: 'import', fileName: 'a.md' },
    planOfDraft(draft, () => `id-${++id}`),
  ).reduce(evolvePlan, emptyPlan);
}

test.each(['json', 'md'] as const)('of any plan, importing its export as %s gives an equal plan', (format) => {
  fc.assert(
    fc.property(drafts, words, (draft, name) => {
      const plan = planOf(draft);
      const back = readExport(exports[format].write(name, draftOfPlan(plan)));
      expect(back?.name).toBe(name);
      expect(planOf(back!.draft)).toEqual(plan);
    }),
    { numRuns: 300 },
  );
});

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
            { kind: 'content', key: 'c', content: { type: 'text', html: '<h2>Then</h2><p>wait</p>' } },
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

test('what somebody wrote in the Markdown since is in the plan', () => {
  const text = exports.md
    .write('Move', small)
    .replace('Sign (IT lead, 3 days)', 'Sign and send (IT lead, 5 days)')
    .replace('\n  Twice.', '\n  Three times.')
    .concat('\n- [ ] Frame it (optional)\n');
  const [module] = readExport(text)!.draft.milestones[0]!.modules;
  expect(module!.blocks).toMatchObject([
    { key: 't', headline: 'Sign and send', assignee: 'p::it', dueInDays: 5, description: '<p>Three times.</p>' },
    { key: 'c' },
    { headline: 'Frame it', mandatory: false },
  ]);
});

test('CSV comes back as far as its columns say', () => {
  const outline = readChecklist(asCsv(small), 'move.csv');
  expect(outline.milestones).toMatchObject([
    {
      name: 'Start',
      modules: [
        {
          title: 'Papers',
          blocks: [{ task: { headline: 'Sign', role: 'IT lead', dueInDays: 3, description: '<p>Twice.</p>' } }],
        },
      ],
    },
  ]);
});

test('no cell is a formula', () => {
  const draft = structuredClone(small);
  draft.milestones[0]!.name = '=HYPERLINK("x")';
  expect(asCsv(draft)).toContain(`"'=HYPERLINK(""x"")",Papers,Sign`);
});
