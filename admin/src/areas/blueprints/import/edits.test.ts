import type { DraftBlock, ImportDraft } from '@waymark/api';
import { expect, it } from 'vitest';
import type { Edit } from './edit.ts';
import { editedBy, madeOf } from './edits.ts';

const task = (line: number, assignee: string | null = null): DraftBlock => ({
  kind: 'task',
  key: `task-${line}`,
  headline: `Task ${line}`,
  description: '',
  content: { type: 'simple', action: null },
  assignee,
  followers: [],
  dueInDays: null,
  mandatory: true,
  seenBy: 'module' as const,
  duration: null,
  variables: [],
});
const module = (line: number, blocks: DraftBlock[]) => ({
  key: `module-${line}`,
  title: `Module ${line}`,
  description: '',
  audience: 'EXTERN' as const,
  participants: [],
  blocks,
});
const draft: ImportDraft = {
  milestones: [
    {
      key: 'milestone-1',
      name: 'A',
      modules: [module(2, [task(3), task(4)]), module(5, [task(6, 'p::it')])],
    },
    { key: 'milestone-7', name: 'B', modules: [module(8, [task(9)])] },
  ],
  placeholders: [{ placeholderId: 'p::it', name: 'IT', description: '' }],
  variables: [],
  dates: null,
  followers: [],
  mails: {},
};
const whole = { headline: 'All of task 3', description: '' };
const text: DraftBlock = {
  kind: 'content',
  key: 'text-10',
  content: { type: 'text', html: '<ul><li>One</li></ul>' },
};
const preview = {
  draft,
  items: {
    'task-3': { spans: [], whole, tasks: null },
    'text-10': {
      spans: [],
      whole: null,
      tasks: [task(10), { ...text, key: 'text-11' }, task(12, 'p::hr')],
    },
  },
  peopleOfTexts: [{ placeholderId: 'p::hr', name: 'HR', description: '' }],
};
const shapeAfter = (...edits: Edit[]) =>
  madeOf(editedBy(preview, edits), preview).milestones.map(({ name, modules }) => [
    name,
    ...modules.map(
      (each) =>
        `${each.title}: ${each.blocks.map((b) => (b.kind === 'task' ? b.headline : 'text')).join(', ')}`,
    ),
  ]);

it('merges modules into the first of them', () => {
  expect(shapeAfter({ kind: 'merge', keys: ['module-8', 'module-2'] })).toEqual([
    ['A', 'Module 2: Task 3, Task 4, Task 9', 'Module 5: Task 6'],
  ]);
});

it('splits a module at a task, which gives the new one its title', () => {
  expect(shapeAfter({ kind: 'split', key: 'task-4' })[0]).toEqual([
    'A',
    'Module 2: Task 3',
    'Task 4: Task 4',
    'Module 5: Task 6',
  ]);
});

it('leaves out, with whoever has nothing to do then, and puts back', () => {
  const out: Edit = { kind: 'leaveOut', keys: ['module-5', 'task-9'] };
  expect(shapeAfter(out)).toEqual([
    ['A', 'Module 2: Task 3, Task 4'],
    ['B', 'Module 8: '],
  ]);
  expect(madeOf(editedBy(preview, [out]), preview).placeholders).toEqual([]);
  expect(shapeAfter(out, { kind: 'putBack', keys: ['module-5', 'task-9'] })).toEqual(shapeAfter());
});

it('moves, renames, says whom it is for and takes a short title back', () => {
  const { draft: made, lost } = editedBy(preview, [
    { kind: 'move', keys: ['module-2'], to: 'milestone-7' },
    { kind: 'rename', key: 'milestone-7', to: 'C' },
    { kind: 'audience', keys: ['milestone-7'], audience: 'INTERN' },
    { kind: 'whole', key: 'task-3' },
  ]);
  expect(lost).toEqual([]);
  expect(made.milestones[1]).toMatchObject({
    name: 'C',
    modules: [
      { key: 'module-8', audience: 'INTERN' },
      { key: 'module-2', audience: 'INTERN', blocks: [{ headline: 'All of task 3' }, {}] },
    ],
  });
});

it('names what no longer fits, and makes the rest', () => {
  const gone: Edit = { kind: 'rename', key: 'module-99', to: 'X' };
  const { lost } = editedBy(preview, [gone, { kind: 'leaveOut', keys: ['task-3'] }]);
  expect(lost).toEqual([gone]);
});

it('makes tasks of a text with whom they name, a text of a task, and of that the task again', () => {
  const withText = structuredClone(preview);
  withText.draft.milestones[1]!.modules[0]!.blocks.push(text);
  const after = (...edits: Edit[]) => editedBy(withText, edits);
  const words = (...edits: Edit[]) =>
    after(...edits).draft.milestones[1]!.modules[0]!.blocks.map((block) =>
      block.kind === 'task'
        ? block.headline
        : block.content.type === 'text'
          ? block.content.html
          : '',
    );
  const toTasks: Edit = { kind: 'toTasks', key: 'text-10' };
  expect(words(toTasks)).toEqual(['Task 9', 'Task 10', '<ul><li>One</li></ul>', 'Task 12']);
  expect(madeOf(after(toTasks), withText).placeholders.map(({ name }) => name)).toEqual([
    'IT',
    'HR',
  ]);
  const toText: Edit = { kind: 'toText', key: 'task-12' };
  expect(words(toTasks, toText).at(-1)).toBe('<p>Task 12</p>');
  expect(words(toTasks, toText, { kind: 'toTasks', key: 'task-12' }).at(-1)).toBe('Task 12');
  expect(
    after({ kind: 'toTasks', key: 'task-9' }, { kind: 'toText', key: 'text-10' }).lost,
  ).toHaveLength(2);
  expect(after({ kind: 'leaveOut', keys: ['text-10'] }, toTasks).lost).toEqual([toTasks]);
});

it('keeps what an export has and nothing names yet: milestones without modules, people of texts or of nothing', () => {
  const exported = structuredClone(preview);
  exported.draft.milestones.push({ key: 'milestone-20', name: 'Later', modules: [] });
  exported.draft.milestones[0]!.modules[1]!.description = '<p>Ask {{Legal}}.</p>';
  exported.draft.placeholders.push(
    { placeholderId: 'p::legal', name: 'Legal', description: '' },
    { placeholderId: 'p::later', name: 'Somebody', description: '' },
    { placeholderId: 'p::boss', name: 'Boss', description: '' },
  );
  exported.draft.followers = ['p::boss'];
  const names = (...edits: Edit[]) => {
    const { milestones, placeholders } = madeOf(editedBy(exported, edits), exported);
    return [milestones.map(({ name }) => name), placeholders.map(({ name }) => name)];
  };
  const all = ['IT', 'Legal', 'Somebody', 'Boss'];
  expect(names()).toEqual([['A', 'B', 'Later'], all]);
  expect(names({ kind: 'move', keys: ['module-8'], to: 'milestone-1' })).toEqual([
    ['A', 'Later'],
    all,
  ]);
  expect(names({ kind: 'step', key: 'module-8', by: -1, whole: false })).toEqual([
    ['A', 'Later'],
    all,
  ]);
  expect(names({ kind: 'merge', keys: ['module-8', 'module-2'] })).toEqual([['A', 'Later'], all]);
  expect(names({ kind: 'leaveOut', keys: ['module-5', 'module-8', 'milestone-20'] })).toEqual([
    ['A'],
    ['Somebody', 'Boss'],
  ]);
});
