import type { DraftBlock, DraftModule, ImportDraft } from '@waymark/api';
import { expect, test } from 'vitest';
import { relevelled, type Level } from './levels.ts';
import { stepped, type Step } from './stepped.ts';

const task = (key: string, more: object = {}): DraftBlock => ({
  ...{
    kind: 'task',
    key,
    headline: key.toUpperCase(),
    description: '',
    content: { type: 'simple', action: null },
  },
  ...{
    assignee: null,
    followers: [],
    dueInDays: null,
    mandatory: true,
    seenBy: 'module' as const,
    duration: null,
    variables: [],
  },
  ...more,
});
const module = (key: string, ...blocks: DraftBlock[]): DraftModule => ({
  ...{ key, title: key, description: '', audience: 'EXTERN', participants: [], blocks },
});
const draft: ImportDraft = {
  milestones: [
    {
      key: 'one',
      name: 'One',
      modules: [module('m1', task('a'), task('b')), module('m2', task('c'))],
    },
    { key: 'two', name: 'Two', modules: [module('m3', task('d')), module('m4', task('e'))] },
  ],
  ...{ placeholders: [], variables: [], dates: null, followers: [], mails: {} },
};
const shape = (made: ImportDraft | null) =>
  made?.milestones.map(
    ({ name, modules }) =>
      `${name}: ${modules.map(({ title, blocks }) => `${title}(${blocks.map(({ key }) => key).join(' ')})`).join(' ')}`,
  ) ?? null;
const level = (key: string, by: Level) => shape(relevelled(draft, key, by));
const step = (key: string, by: Step, whole = false) => shape(stepped(draft, key, by, whole));

test('a milestone becomes a module of the one before, and its modules stand behind it there', () => {
  expect(level('two', 1)).toEqual(['One: m1(a b) m2(c) Two() m3(d) m4(e)']);
  expect(level('one', 1)).toBeNull();
});
test('a module becomes a task of the one before, and what is in it stands behind that', () => {
  expect(level('m2', 1)).toEqual(['One: m1(a b m2 c)', 'Two: m3(d) m4(e)']);
  expect(level('m1', 1)).toBeNull();
});
test('a task goes no deeper, a milestone no higher', () => {
  expect([level('a', 1), level('one', -1), level('nothing', 1)]).toEqual([null, null, null]);
});
test('a module begins a milestone of its name with those behind it, and goes back into the one before', () => {
  const higher = relevelled(draft, 'm2', -1);
  expect(shape(higher)).toEqual(['One: m1(a b)', 'm2: m2(c)', 'Two: m3(d) m4(e)']);
  expect(shape(relevelled(higher!, 'm2', 1))).toEqual(shape(draft));
  expect(level('m3', -1)).toEqual(['One: m1(a b) m2(c)', 'm3: m3(d) m4(e)']);
});
test('a task begins a module of its name with what is behind it; where its button leads is not lost', () => {
  expect(level('b', -1)).toEqual(['One: m1(a) B() m2(c)', 'Two: m3(d) m4(e)']);
  const action = { href: 'https://example.com/?a=1&b="2"', text: '<Here>' };
  const linked = {
    ...draft,
    milestones: [
      {
        ...draft.milestones[0]!,
        modules: [module('m', task('x', { content: { type: 'simple', action } }))],
      },
    ],
  };
  expect(relevelled(linked, 'x', -1)?.milestones[0]?.modules[1]?.description).toBe(
    '<p><a href="https://example.com/?a=1&amp;b=&quot;2&quot;">&lt;Here></a></p>',
  );
});
test('what is kept from the client stays so where a milestone becomes a module', () => {
  const [one, two] = draft.milestones;
  const secret = {
    ...two!,
    modules: two!.modules.map((each) => ({ ...each, audience: 'INTERN' as const })),
  };
  const made = relevelled({ ...draft, milestones: [one!, secret] }, 'two', 1);
  expect(made?.milestones[0]?.modules.map(({ audience }) => audience)).toEqual([
    'EXTERN',
    'EXTERN',
    'INTERN',
    'INTERN',
    'INTERN',
  ]);
});

test('each goes a place up and down, and at the end over into its neighbour', () => {
  expect(step('two', -1)).toEqual(['Two: m3(d) m4(e)', 'One: m1(a b) m2(c)']);
  expect(step('m1', 1)).toEqual(['One: m2(c) m1(a b)', 'Two: m3(d) m4(e)']);
  expect(step('m2', 1)).toEqual(['One: m1(a b)', 'Two: m2(c) m3(d) m4(e)']);
  expect(step('b', -1)).toEqual(['One: m1(b a) m2(c)', 'Two: m3(d) m4(e)']);
  expect(step('b', 1)).toEqual(['One: m1(a) m2(b c)', 'Two: m3(d) m4(e)']);
  expect(step('d', -1)).toEqual(['One: m1(a b) m2(c d)', 'Two: m3() m4(e)']);
  expect([step('m1', -1), step('a', -1), step('two', 1), step('nothing', 1)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
test('or over at once, behind all that is there; a milestone without modules goes', () => {
  expect(step('m1', 1, true)).toEqual(['One: m2(c)', 'Two: m3(d) m4(e) m1(a b)']);
  expect(step('a', 1, true)).toEqual(['One: m1(b) m2(c a)', 'Two: m3(d) m4(e)']);
  const alone = {
    ...draft,
    milestones: [{ key: 'zero', name: 'Zero', modules: [module('m0')] }, ...draft.milestones],
  };
  expect(shape(stepped(alone, 'm0', 1, false))).toEqual([
    'One: m0() m1(a b) m2(c)',
    'Two: m3(d) m4(e)',
  ]);
});
