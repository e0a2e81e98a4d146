// @vitest-environment jsdom
import type { DraftBlock, ImportDraft } from '@waymark/api';
import { expect, test } from 'vitest';
import { editedBy, madeOf } from './edits.ts';
import { mentionIn, offersOf } from './mentions.ts';

test.each([
  ['Ask @mikkel to sign', 'mikkel'],
  ['(@IT-lead) opens the firewall.', 'IT-lead'],
  ['Tell @kubernetes/release-managers.', 'release-managers'],
  ['Write to anna@example.com', null],
  ['Install @scope/package@1.2', null],
  ['Meet @ noon', null],
])('%s', (text, name) => {
  expect(mentionIn(text)).toBe(name);
});

const task = (
  key: string,
  headline: string,
  assignee: string | null,
  description = '',
): DraftBlock => ({
  ...{ kind: 'task', key, headline, description, content: { type: 'simple', action: null } },
  ...{
    assignee,
    followers: [],
    dueInDays: null,
    mandatory: true,
    seenBy: 'module' as const,
    duration: null,
    variables: [],
  },
});
const draft: ImportDraft = {
  milestones: [
    {
      ...{ key: 's', name: 'Start' },
      modules: [
        {
          ...{ key: 'm', title: 'Handover', description: '', audience: 'EXTERN', participants: [] },
          blocks: [
            task('t1', 'Write the note', 'p::mikkel'),
            task('t2', 'Show @it-lead the ports', null),
            task('t3', 'Sign', null, '<p>With @Nobody.Known</p>'),
            task('t4', 'Ask @dana', 'p::mikkel'),
            task('t5', 'Call @mikkel', null),
          ],
        },
      ],
    },
  ],
  placeholders: [{ placeholderId: 'p::mikkel', name: 'Mikkel', description: '' }],
  variables: [],
  dates: null,
  followers: [],
  mails: {},
};
const known = [
  {
    ref: 'acc-1',
    name: 'Mikkel Sørensen',
    words: ['Mikkel Sørensen', 'Mikkel', 'Sørensen', 'mikkel.s'],
  },
  { ref: 'r::it', name: 'IT lead', words: ['IT lead'] },
];

test('who may be meant is offered: by a name of the workspace, and by @ where nobody has the task', () => {
  expect(offersOf(draft, known)).toEqual([
    { word: 'Mikkel', keys: ['t1', 't4', 't5'], meant: known[0] },
    { word: '@it-lead', keys: ['t2'], meant: known[1] },
    { word: '@Nobody.Known', keys: ['t3'], meant: null },
  ]);
});
test('where two of the workspace are called so neither is: it may be somebody of the document', () => {
  const twins = [...known, { ref: 'acc-2', name: 'Mikkel Berg', words: ['Mikkel Berg', 'Mikkel'] }];
  expect(offersOf(draft, twins).at(-1)).toMatchObject({
    word: '@mikkel',
    meant: { ref: 'p::mikkel' },
  });
  expect(offersOf(draft, twins).map(({ word }) => word)).toEqual([
    '@it-lead',
    '@Nobody.Known',
    '@mikkel',
  ]);
});
test('what is said to be so gives the tasks to them, and whom nobody has any more does not come', () => {
  const preview = { draft, items: {}, peopleOfTexts: [] };
  const made = madeOf(
    editedBy(preview, [
      { kind: 'assign', keys: ['t1', 't4'], to: 'acc-1', name: null },
      { kind: 'assign', keys: ['t3'], to: 'p::new', name: 'Nobody.Known' },
    ]),
    preview,
  );
  const who = made.milestones[0]!.modules[0]!.blocks.map(
    (block) => block.kind === 'task' && block.assignee,
  );
  expect(who).toEqual(['acc-1', null, 'p::new', 'acc-1', null]);
  expect(made.placeholders.map(({ name }) => name)).toEqual(['Nobody.Known']);
});
