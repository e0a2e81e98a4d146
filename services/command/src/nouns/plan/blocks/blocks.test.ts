import { blocksOf } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { context, expectRefusal } from '../../../decisions/testing/given.ts';
import { blueprintOf, copied, inBlueprint, module, task } from '../testing/samples.ts';
import * as decide from './blocks.ts';

const text = (html: string) => ({ type: 'text', html }) as const;
const there = blueprintOf(
  copied({
    modules: [
      module('m', {}, [
        { text: 'b1', weight: 1 },
        { task: task('t'), weight: 1.1 },
        { text: 'b3', weight: 2 },
      ]),
      module('n'),
    ],
  }),
);
const add = (more: object) => ({
  ...inBlueprint,
  moduleId: 'm',
  blockId: 'new',
  content: text('<p>x</p>'),
  ...more,
});

describe('a new text block', () => {
  test('comes last when none is named', () => {
    there
      .when(decide.addBlock, add({}))
      .then({
        type: 'BlockAdded',
        data: {
          block: {
            blockId: 'new',
            moduleId: 'm',
            weight: 4,
            content: { type: 'text', html: '<p>x</p>' },
          },
        },
      });
  });
  test('comes after the one named, and what is there makes room', () => {
    there
      .when(decide.addBlock, add({ afterBlockId: 'b1' }))
      .then(
        { type: 'BlockWeightsSet', data: { moduleId: 'm', weights: { 'of-t': 3, b3: 4 } } },
        {
          type: 'BlockAdded',
          data: {
            block: {
              blockId: 'new',
              moduleId: 'm',
              weight: 2,
              content: { type: 'text', html: '<p>x</p>' },
            },
          },
        },
      );
    expect(
      blocksOf(there.when(decide.addBlock, add({ afterBlockId: 'b1' })).after().plan, 'm').map(
        (b) => b.blockId,
      ),
    ).toEqual(['b1', 'new', 'of-t', 'b3']);
  });
  test('is refused', () => {
    there
      .when(decide.addBlock, add({ moduleId: 'x' }))
      .refused('notFound', 'module-not-found', 'moduleId');
    there
      .when(decide.addBlock, add({ blockId: 'b1' }))
      .refused('conflict', 'block-exists', 'blockId');
    there
      .when(decide.addBlock, add({ afterBlockId: 'x' }))
      .refused('notFound', 'block-not-found', 'afterBlockId');
    there
      .when(decide.addBlock, add({ moduleId: 'n', afterBlockId: 'b1' }))
      .refused('notFound', 'block-not-found', 'afterBlockId');
  });
});

test('a video stays one, and no text becomes one', () => {
  const content = { type: 'video', link: 'youtu.be/a-B_c1D2e3F', title: 'How' } as const;
  const other = { ...content, title: 'How else' };
  const after = there.when(decide.addBlock, { ...add({}), content }).after();
  expect(decide.setBlockContent(after, { blockId: 'new', content: other })).toEqual([
    { type: 'BlockContentSet', data: { blockId: 'new', moduleId: 'm', from: content, to: other } },
  ]);
  const asText = () => decide.setBlockContent(after, { blockId: 'new', content: text('x') });
  expectRefusal(asText, 'conflict', 'block-of-other-kind', 'blockId');
  there
    .when(decide.setBlockContent, { blockId: 'b1', content })
    .refused('conflict', 'block-of-other-kind', 'blockId');
});

test('a link leads to a task of the same plan', () => {
  const link = (taskId: string | null) => ({ type: 'taskLink', taskId }) as const;
  there
    .when(decide.addBlock, add({ content: link('t') }))
    .then({
      type: 'BlockAdded',
      data: { block: { blockId: 'new', moduleId: 'm', weight: 4, content: link('t') } },
    });
  for (const taskId of ['elsewhere', null])
    there
      .when(decide.addBlock, add({ content: link(taskId) }))
      .refused('notFound', 'task-not-found', 'content.taskId');
  const after = there.when(decide.addBlock, add({ content: link('t') })).after();
  const set = (taskId: string) => () =>
    decide.setBlockContent(after, { blockId: 'new', content: link(taskId) });
  expect(set('t')()).toEqual([]);
  expectRefusal(set('elsewhere'), 'notFound', 'task-not-found', 'content.taskId');
  expectRefusal(
    () => decide.setBlockContent(after, { blockId: 'b1', content: link('t') }),
    'conflict',
    'block-of-other-kind',
    'blockId',
  );
});

describe('its content', () => {
  const set = (blockId: string, html: string) => ({ ...inBlueprint, blockId, content: text(html) });
  test('is set, when it differs', () => {
    there
      .when(decide.setBlockContent, set('b1', 'New'))
      .then({
        type: 'BlockContentSet',
        data: { blockId: 'b1', moduleId: 'm', from: text('<p>b1</p>'), to: text('New') },
      });
    there.when(decide.setBlockContent, set('b1', '<p>b1</p>')).nothing();
  });
  test('is refused for a task and for nothing', () => {
    there
      .when(decide.setBlockContent, set('of-t', 'New'))
      .refused('conflict', 'block-of-other-kind', 'blockId');
    there
      .when(decide.setBlockContent, set('x', 'New'))
      .refused('notFound', 'block-not-found', 'blockId');
  });
});

test('dragging rewrites weights', () => {
  there
    .when(decide.moveBlock, { ...inBlueprint, blockId: 'b3', index: 0 })
    .then({
      type: 'BlockWeightsSet',
      data: { moduleId: 'm', weights: { b3: 1, b1: 2, 'of-t': 3 } },
    });
  there
    .when(decide.moveBlock, { ...inBlueprint, blockId: 'x', index: 0 })
    .refused('notFound', 'block-not-found', 'blockId');
  blueprintOf(
    copied({
      modules: [
        module('m', {}, [
          { text: 'a', weight: 1 },
          { text: 'b', weight: 2 },
        ]),
      ],
    }),
  )
    .when(decide.moveBlock, { ...inBlueprint, blockId: 'b', index: 1 })
    .nothing();
});

describe('deleting (PRODUCT 6.3)', () => {
  test('renumbers', () => {
    there
      .when(decide.deleteBlock, { ...inBlueprint, blockId: 'b1' }, context())
      .then(
        {
          type: 'BlockRemoved',
          data: { blockId: 'b1', moduleId: 'm', content: { type: 'text', html: '<p>b1</p>' } },
        },
        { type: 'BlockWeightsSet', data: { moduleId: 'm', weights: { 'of-t': 1 } } },
      );
  });
  test('the last of a tidy list changes no other weight', () => {
    blueprintOf(
      copied({
        modules: [
          module('m', {}, [
            { text: 'a', weight: 1 },
            { text: 'b', weight: 2 },
          ]),
        ],
      }),
    )
      .when(decide.deleteBlock, { ...inBlueprint, blockId: 'b' }, context())
      .then({
        type: 'BlockRemoved',
        data: { blockId: 'b', moduleId: 'm', content: { type: 'text', html: '<p>b</p>' } },
      });
  });
  test('a task block takes its task along', () => {
    there
      .when(decide.deleteBlock, { ...inBlueprint, blockId: 'of-t' }, context())
      .then({
        type: 'TaskRemoved',
        data: { blockId: 'of-t', moduleId: 'm', taskId: 't', headline: 'Headline t' },
      });
    expect(
      there.when(decide.deleteBlock, { ...inBlueprint, blockId: 'of-t' }, context()).after().plan
        .tasks.size,
    ).toBe(0);
  });
  test('the only one leaves an empty text, a single space', () => {
    blueprintOf(copied({ modules: [module('m', {}, [{ task: task('t'), weight: 1 }])] }))
      .when(decide.deleteBlock, { ...inBlueprint, blockId: 'of-t' }, context())
      .then(
        {
          type: 'TaskRemoved',
          data: { blockId: 'of-t', moduleId: 'm', taskId: 't', headline: 'Headline t' },
        },
        {
          type: 'BlockAdded',
          data: {
            block: {
              blockId: 'new-1',
              moduleId: 'm',
              weight: 1,
              content: { type: 'text', html: ' ' },
            },
          },
        },
      );
  });
  test('nothing is refused', () =>
    there
      .when(decide.deleteBlock, { ...inBlueprint, blockId: 'x' }, context())
      .refused('notFound', 'block-not-found', 'blockId'));
});
