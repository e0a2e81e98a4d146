import { z } from 'zod';
import { blockKinds, ownContent, type OwnContent } from '../blocks/index.ts';
import { changeOf, eventsOf } from '../define.ts';
import { changed, reweighed, without } from '../maps.ts';
import { inside, pathTo } from '../paths.ts';
import { differences } from '../telling/differences.ts';
import { moves } from '../telling/moves.ts';
import { phrase, type Phrase, type Text } from '../telling/phrase.ts';
import type { Scene } from '../telling/scene.ts';
import {
  created,
  cut,
  hasChanged,
  removed,
  telling,
  type Change,
  type EventTelling,
} from '../telling/telling.ts';
import { blockPart, ownBlock } from './blocks.ts';
import type { Plan } from './plan.ts';
import { shownIn } from './seenByClients.ts';
import type { Task } from './tasks.ts';

const define = eventsOf<Plan>();
const inBlock = { blockId: z.string(), moduleId: z.string() };
const withBlock = z.object({ block: ownBlock });

const bring = (plan: Plan, { block }: z.infer<typeof withBlock>): Plan => ({
  ...plan,
  blocks: blockPart.into(plan.blocks, [block]),
});

/** Every kind of block says itself how its history begins and what there is to tell. */
export const blockEvents = [
  define('BlockAdded', {
    data: withBlock,
    evolve: bring,
    touches: ({ block }) => [inside(pathTo.module(block.moduleId))],
    reach: 'module',
    tell: ({ block: { moduleId, content } }, scene) =>
      of(moduleId, scene, 'blockAdded', content, said(content, created)),
  }),
  define('BlockContentSet', {
    data: z.object({ ...inBlock, ...changeOf(ownContent) }),
    evolve: (plan, { blockId, to }) => ({
      ...plan,
      blocks: changed(plan.blocks, blockId, { content: to }),
    }),
    touches: ({ moduleId, blockId }) => [pathTo.block(moduleId, blockId, 'content')],
    reach: 'module',
    tell: ({ moduleId, from, to }, scene) =>
      of(
        moduleId,
        scene,
        'blockChanged',
        to,
        differences(blockKinds.says(from), blockKinds.says(to), fieldOf(to)),
      ),
  }),
  define('BlockWeightsSet', {
    data: z.object({ moduleId: z.string(), weights: z.record(z.string(), z.number()) }),
    evolve: (plan, { weights }) => ({ ...plan, blocks: reweighed(plan.blocks, weights) }),
    touches: ({ moduleId }) => [inside(pathTo.module(moduleId))],
    reach: 'words',
    tell({ moduleId }, { before, after, names }) {
      const movesOf = (seen: (task: Task) => boolean) =>
        moves(placed(before, moduleId, seen), placed(after, moduleId, seen));
      const changes = movesOf(() => true);
      if (changes.length === 0) return null;
      const title = names.title(moduleId);
      const sentence = phrase('did.contentReordered', title);
      const isTold =
        names.audience(moduleId) === 'EXTERN' && movesOf((task) => shownIn(after, task)).length > 0;
      return telling(sentence, title, changes, {
        moduleId,
        // Without what stands where: a task may be the team's alone, or become it.
        forClient: isTold ? { sentence, headline: title, changes: [], cause: null } : null,
      });
    },
  }),
  define('BlockRemoved', {
    data: z.object({ ...inBlock, content: ownContent }),
    evolve: (plan, { blockId }) => ({
      ...plan,
      blocks: without(plan.blocks, (_, id) => id === blockId),
    }),
    touches: ({ moduleId, blockId }) => [pathTo.block(moduleId, blockId)],
    removes: ({ blockId: id }) => ({ kind: 'block', id, name: '' }),
    reach: 'module',
    tell: ({ moduleId, content }, scene) =>
      of(moduleId, scene, 'blockRemoved', content, said(content, removed)),
  }),
  /** Back under its old id, with what it held when it was removed. */
  define('BlockRestored', {
    data: withBlock,
    evolve: bring,
    touches: ({ block }) => [inside(pathTo.module(block.moduleId))],
    restores: ({ block }) => ({ kind: 'block', id: block.blockId }),
    reach: 'module',
    tell: ({ block: { moduleId, content } }, scene) =>
      of(moduleId, scene, 'blockRestored', content, said(content, created)),
  }),
] as const;

/** So many characters of what a block says name it. */
const MOST_OF_NAME = 60;

const fieldOf =
  ({ type }: OwnContent) =>
  (field: string) =>
    phrase('field.ofBlockKind', type, field);

const said = (
  content: OwnContent,
  change: (field: Phrase<'field'>, value: string | null) => Change,
): Change[] =>
  Object.entries(blockKinds.says(content))
    .map(([field, text]) => change(fieldOf(content)(field), text === null ? null : cut(text)))
    .filter(hasChanged);

function of(
  moduleId: string,
  { names }: Scene,
  sentence: 'blockAdded' | 'blockChanged' | 'blockRemoved' | 'blockRestored',
  { type }: OwnContent,
  changes: Change[],
): EventTelling {
  const title = names.title(moduleId);
  return telling(phrase(`did.${sentence}`, type, title), title, changes, { moduleId });
}

const placed = ({ blocks, tasks }: Plan, moduleId: string, seen: (task: Task) => boolean) =>
  [...blocks.values()].flatMap((block) => {
    if (block.moduleId !== moduleId) return [];
    const { blockId: id, weight, content } = block;
    if (content.type !== 'task') return [{ id, weight, name: nameOf(content) }];
    const task = tasks.get(content.taskId);
    return task !== undefined && !seen(task)
      ? []
      : [{ id, weight, name: task?.headline ?? phrase('value.aTask') }];
  });

function nameOf(content: OwnContent): Text {
  const text = cut(blockKinds.plainText(content), MOST_OF_NAME);
  return text === null ? phrase('value.empty', content.type) : phrase('value.quoted', text);
}
