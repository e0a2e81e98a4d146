import { z } from 'zod';
import { blockKinds, ownContent, type OwnContent } from '../blocks/index.ts';
import { changeOf, eventsOf } from '../define.ts';
import { changed, reweighed, without } from '../maps.ts';
import { inside, pathTo } from '../paths.ts';
import { differences } from '../telling/differences.ts';
import { moves } from '../telling/moves.ts';
import type { Scene } from '../telling/scene.ts';
import {
  created,
  cut,
  removed,
  told,
  type Change,
  type Told,
} from '../telling/told.ts';
import { blockPart, ownBlock } from './blocks.ts';
import type { Plan } from './plan.ts';

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
      of(moduleId, scene, wordsOf(content).added, ...said(content, created)),
  }),
  define('BlockContentSet', {
    data: z.object({ ...inBlock, ...changeOf(ownContent) }),
    evolve: (plan, { blockId, to }) => ({
      ...plan,
      blocks: changed(plan.blocks, blockId, { content: to }),
    }),
    touches: ({ moduleId, blockId }) => [
      pathTo.block(moduleId, blockId, 'content'),
    ],
    reach: 'module',
    tell: ({ moduleId, from, to }, scene) =>
      of(
        moduleId,
        scene,
        wordsOf(to).changed,
        ...differences(blockKinds.says(from), blockKinds.says(to)),
      ),
  }),
  define('BlockWeightsSet', {
    data: z.object({
      moduleId: z.string(),
      weights: z.record(z.string(), z.number()),
    }),
    evolve: (plan, { weights }) => ({
      ...plan,
      blocks: reweighed(plan.blocks, weights),
    }),
    touches: ({ moduleId }) => [inside(pathTo.module(moduleId))],
    reach: 'module',
    tell({ moduleId }, scene) {
      const changes = moves(
        placed(scene.before, moduleId),
        placed(scene.after, moduleId),
      );
      return changes.length === 0
        ? null
        : of(moduleId, scene, 'reordered the content of', ...changes);
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
      of(moduleId, scene, wordsOf(content).removed, ...said(content, removed)),
  }),
  /** Back under its old id, with what it held when it was removed. */
  define('BlockRestored', {
    data: withBlock,
    evolve: bring,
    touches: ({ block }) => [inside(pathTo.module(block.moduleId))],
    restores: ({ block }) => ({ kind: 'block', id: block.blockId }),
    reach: 'module',
    tell: ({ block: { moduleId, content } }, scene) =>
      of(moduleId, scene, wordsOf(content).restored, ...said(content, created)),
  }),
] as const;

/** So many characters of what a block says name it. */
const MOST_OF_NAME = 60;

const wordsOf = ({ type }: OwnContent) => blockKinds.kinds[type].words;

const said = (
  content: OwnContent,
  change: (field: string, value: string | null) => Change,
): Change[] =>
  Object.entries(blockKinds.says(content)).map(([field, text]) =>
    change(field, text === null ? null : cut(text)),
  );

function of(
  moduleId: string,
  { names }: Scene,
  verb: string,
  ...changes: Change[]
): Told {
  const title = names.title(moduleId);
  return told(`${verb} ${title}`, title, changes, { moduleId });
}

const placed = ({ blocks, tasks }: Plan, moduleId: string) =>
  [...blocks.values()]
    .filter((block) => block.moduleId === moduleId)
    .map(({ blockId, weight, content }) => ({
      id: blockId,
      weight,
      name:
        content.type === 'task'
          ? (tasks.get(content.taskId)?.headline ?? 'a task')
          : nameOf(content),
    }));

function nameOf(content: OwnContent): string {
  const text = cut(blockKinds.plainText(content), MOST_OF_NAME);
  return text === null ? wordsOf(content).empty : `“${text}”`;
}
