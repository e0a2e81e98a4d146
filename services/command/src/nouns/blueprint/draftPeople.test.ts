import { importDraft } from '@waymark/api';
import { expect, test } from 'vitest';
import { peopleAsKnown } from './draftPeople.ts';

const people = ['p::it', 'p::gone', 'r::sales', 'r::gone', 'dana', 'stranger'];
const task = (key: string, assignee: string | null) => ({
  ...{ kind: 'task', key, headline: 'Sign', description: '', followers: people, assignee },
  content: { type: 'simple', action: null },
});
const draft = importDraft.parse({
  milestones: [
    {
      ...{ key: 'm', name: 'Start' },
      modules: [
        {
          ...{ key: 'd', title: 'Papers', description: '', participants: people },
          blocks: [
            task('a', 'p::it'),
            task('b', 'stranger'),
            task('c', null),
            { kind: 'content', key: 't', content: { type: 'text', html: '<p>x</p>' } },
          ],
        },
      ],
    },
  ],
  placeholders: [{ placeholderId: 'p::it', name: 'IT' }],
  followers: people,
});
const workspace = {
  members: new Map([['dana', 'ADMIN' as const]]),
  roles: new Map([
    [
      'r::sales',
      {
        roleId: 'r::sales',
        name: 'Sales',
        internExtern: 'INTERN' as const,
        defaultAccountId: null,
      },
    ],
  ]),
};

test('whom neither the draft nor the workspace knows is named by nothing', () => {
  const known = ['p::it', 'r::sales', 'dana'];
  const { milestones, followers } = peopleAsKnown(draft, { workspace });
  const [module] = milestones[0]!.modules;
  expect([followers, module!.participants]).toEqual([known, known]);
  expect(module!.blocks).toMatchObject([
    { assignee: 'p::it', followers: known },
    { assignee: null, followers: known },
    { assignee: null },
    { kind: 'content' },
  ]);
});

test('of what a document changes, its own placeholders are known', () => {
  const there = new Map([['p::gone', {}]]);
  expect(peopleAsKnown(draft, { workspace, placeholders: there }).followers).toContain('p::gone');
});
