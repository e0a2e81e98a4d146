import { blockKinds, type OwnContent, type Plan } from '@waymark/events';
import { differences } from '../differences.ts';
import { moves } from '../moves.ts';
import {
  created,
  cut,
  removed,
  told,
  type Change,
  type Told,
} from '../told.ts';
import type { Scene, Tellers } from './tellers.ts';

/** So many characters of what a block says name it. */
const MOST_OF_NAME = 60;

/** Every kind of block says itself how its history begins and what there is to tell. */
export const tellBlocks = {
  BlockAdded: ({ block: { moduleId, content } }, scene) =>
    of(moduleId, scene, wordsOf(content).added, ...said(content, created)),
  BlockRestored: ({ block: { moduleId, content } }, scene) =>
    of(moduleId, scene, wordsOf(content).restored, ...said(content, created)),
  BlockContentSet: ({ moduleId, from, to }, scene) =>
    of(
      moduleId,
      scene,
      wordsOf(to).changed,
      ...differences(blockKinds.says(from), blockKinds.says(to)),
    ),
  BlockWeightsSet({ moduleId }, scene) {
    const changes = moves(
      placed(scene.before, moduleId),
      placed(scene.after, moduleId),
    );
    return changes.length === 0
      ? null
      : of(moduleId, scene, 'reordered the content of', ...changes);
  },
  BlockRemoved: ({ moduleId, content }, scene) =>
    of(moduleId, scene, wordsOf(content).removed, ...said(content, removed)),
} satisfies Partial<Tellers>;

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
