import type { DraftBlock, ImportDraft } from '@waymark/api';
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
      '{{variable:v}}',
      '{{person:p::it}}',
      '{{no such}}',
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
  'for {{variable:v}} and {{person:p::legal}} of {{clientName}}, {{',
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
const keyOfTask = (nth: number) => `task-${nth}`;
const PEOPLE = ['p::it', 'p::legal', 'r::team', 'dana'];
const person = fc.constantFrom(...PEOPLE);
const simple = fc.record({
  type: fc.constant('simple' as const),
  action: fc.option(
    fc.record({ href: fc.oneof(fc.webUrl(), fc.constant('{{variable:v}}')), text: words }),
    { nil: null },
  ),
});
const task = fc.record({
  kind: fc.constant('task' as const),
  key: fc.constant(''),
  headline: words,
  description: html,
  content: fc.oneof(
    { weight: 3, arbitrary: simple },
    fc.record({
      type: fc.constant('form' as const),
      formId: fc.uuid(),
      version: fc.integer({ min: 1, max: 9 }),
      name: words,
    }),
    fc
      .constantFrom('', 'https://calendly.com/dana')
      .map((link) => ({ type: 'schedule' as const, provider: 'CALENDLY' as const, link })),
  ),
  assignee: fc.option(person, { nil: null }),
  followers: fc.uniqueArray(person, { maxLength: 2 }),
  dueInDays: fc.option(fc.integer({ min: 1, max: 99 }), { nil: null }),
  mandatory: fc.boolean(),
  seenBy: fc.constantFrom('module' as const, 'team' as const, 'hidden' as const),
  duration: fc.option(
    fc.record({
      amount: fc.integer({ min: 1, max: 99 }),
      unit: fc.constantFrom('minutes' as const, 'hours' as const, 'days' as const),
    }),
    { nil: null },
  ),
  variables: fc.uniqueArray(fc.constantFrom('v', 'w'), { maxLength: 2 }),
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
    fc.record({
      type: fc.constant('image' as const),
      files: fc.array(
        fc.record({
          fileId: fc.uuid(),
          alt: fc.oneof(fc.constant(''), words),
          width: fc.integer({ min: 1, max: 1920 }),
          height: fc.integer({ min: 1, max: 1920 }),
        }),
        { minLength: 1, maxLength: 4 },
      ),
    }),
    fc.record({
      type: fc.constant('pdf' as const),
      fileId: fc.uuid(),
      title: fc.oneof(fc.constant(''), words),
      bytes: fc.nat(),
    }),
    // To the task of this number, where there is one.
    fc.nat(9).map((nth) => ({ type: 'taskLink' as const, taskId: keyOfTask(nth) })),
  ),
});
const module = fc.record({
  key: fc.constant(''),
  title: words,
  description: html,
  audience: fc.constantFrom('INTERN' as const, 'EXTERN' as const),
  participants: fc.uniqueArray(person),
  blocks: fc.array(fc.oneof(task, content), { maxLength: 5 }),
});
/** The draft with its tasks numbered; a link to none of them leads nowhere. */
function numbered(draft: ImportDraft): ImportDraft {
  let tasks = 0;
  const keyed = rekeyed(draft, ({ kind }) => (kind === 'task' ? keyOfTask(tasks++) : ''));
  return linked(keyed, (key) => (Number(key.slice('task-'.length)) < tasks ? key : null));
}

/** The draft with other keys of its blocks, its links as they were. */
const rekeyed = (draft: ImportDraft, keyFor: (block: DraftBlock) => string): ImportDraft =>
  withBlocks(draft, (block) => ({ ...block, key: keyFor(block) }));

const linked = (draft: ImportDraft, to: (key: string) => string | null): ImportDraft =>
  withBlocks(draft, (block) =>
    block.kind === 'content' && block.content.type === 'taskLink' && block.content.taskId !== null
      ? { ...block, content: { ...block.content, taskId: to(block.content.taskId) } }
      : block,
  );

const withBlocks = (
  draft: ImportDraft,
  change: (block: DraftBlock) => DraftBlock,
): ImportDraft => ({
  ...draft,
  milestones: draft.milestones.map((milestone) => ({
    ...milestone,
    modules: milestone.modules.map((module) => ({ ...module, blocks: module.blocks.map(change) })),
  })),
});

/** The draft with keys of its own, as the importer gives them, to which its links lead. */
export function keyed(draft: ImportDraft): ImportDraft {
  let made = 0;
  const key = () => `key-${++made}`;
  const keys = new Map<string, string>();
  const anew = rekeyed(draft, (block) => {
    const now = key();
    if (block.kind === 'task') keys.set(block.key, now);
    return now;
  });
  const { milestones } = linked(anew, (old) => keys.get(old) ?? null);
  return {
    ...draft,
    milestones: milestones.map((milestone) => ({
      ...milestone,
      key: key(),
      modules: milestone.modules.map((module) => ({ ...module, key: key() })),
    })),
  };
}

const mail = fc.record({
  subject: fc.constantFrom('Your turn', 'All about {{projectName}} -->'),
  headline: fc.constant('For {{clientName}}'),
  body: fc.constant('<p>All in <a href="{{actionUrl}}">one place</a>.</p>'),
  buttonText: fc.constant('Open'),
});

const unnumbered: fc.Arbitrary<ImportDraft> = fc.record({
  milestones: fc.array(
    fc.record({ key: fc.constant(''), name: words, modules: fc.array(module, { maxLength: 3 }) }),
    { maxLength: 3 },
  ),
  placeholders: fc.constant([
    { placeholderId: 'p::it', name: 'IT', description: 'Who knows' },
    { placeholderId: 'p::legal', name: 'Legal -->', description: '' },
    { placeholderId: 'p::later', name: 'Somebody later', description: '' },
  ]),
  variables: fc.constant([
    {
      variableId: 'v',
      type: 'LINK' as const,
      name: 'Link',
      value: 'https://example.com',
      label: 'Here',
    },
    { variableId: 'w', type: 'STRING' as const, name: 'Region', value: '', label: '' },
  ]),
  dates: fc.option(fc.constant({ start: '2027-01-11', end: '2027-03-12' }), { nil: null }),
  followers: fc.uniqueArray(person, { maxLength: 2 }),
  mails: fc.record({ turn: mail, welcome: mail }, { requiredKeys: [] }),
});

/** Blueprints that are not yet made, with names that often recur, and links between their tasks. */
export const drafts: fc.Arbitrary<ImportDraft> = unnumbered.map(numbered);

/** A plan of the draft, as a blueprint holds it. */
export function planOf(draft: ImportDraft) {
  let id = 0;
  return planCopied(
    { kind: 'import', fileName: 'a.md' },
    planOfDraft(draft, () => `id-${++id}`),
  ).reduce(evolvePlan, emptyPlan);
}
