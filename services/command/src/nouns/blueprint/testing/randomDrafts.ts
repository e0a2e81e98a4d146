import type { ImportDraft } from '@waymark/api';
import { emptyPlan, evolvePlan } from '@waymark/events';
import fc from 'fast-check';
import { planCopied } from '../../plan/copying/copy.ts';
import { planOfDraft } from '../planOfDraft.ts';

/** A line of words and of what other forms would take for marks. */
export const words = fc
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
  content: fc.oneof(
    html.map((text) => ({ type: 'text' as const, html: text })),
    fc.record({
      type: fc.constant('video' as const),
      link: fc.stringMatching(/^https:\/\/youtu\.be\/[\w-]{11}$/),
      title: fc.oneof(fc.constant(''), words),
    }),
  ),
});
const module = fc.record({
  key: fc.constant(''),
  title: words,
  description: html,
  audience: fc.constantFrom('INTERN' as const, 'EXTERN' as const),
  participants: fc.constant(PEOPLE),
  blocks: fc.array(fc.oneof(task, content), { minLength: 1, maxLength: 5 }),
});
/** Blueprints that are not yet made, with names that often recur. */
export const drafts: fc.Arbitrary<ImportDraft> = fc.record({
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
export function planOf(draft: ImportDraft) {
  let id = 0;
  return planCopied(
    { kind: 'import', fileName: 'a.md' },
    planOfDraft(draft, () => `id-${++id}`),
  ).reduce(evolvePlan, emptyPlan);
}
