import type { Plan } from '@waymark/events';
import { moves } from '../moves.ts';
import {
  created,
  excerpt,
  modified,
  removed,
  told,
  type Change,
  type Told,
} from '../told.ts';
import type { Scene, Tellers } from './tellers.ts';

/** So many characters of a text name it. */
const MOST_OF_NAME = 60;

export const tellBlocks = {
  TextBlockAdded: ({ moduleId, html }, scene) =>
    of(moduleId, scene, 'added text to', created('Text', excerpt(html))),
  TextBlockRestored: ({ moduleId, html }, scene) =>
    of(moduleId, scene, 'put back text in', created('Text', excerpt(html))),
  TextBlockSet: ({ moduleId, from, to }, scene) =>
    of(
      moduleId,
      scene,
      'wrote in',
      modified('Text', excerpt(from), excerpt(to)),
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
  TextBlockRemoved: ({ moduleId, html }, scene) =>
    of(moduleId, scene, 'deleted text from', removed('Text', excerpt(html))),
} satisfies Partial<Tellers>;

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
          : textName(content.html),
    }));

function textName(html: string): string {
  const text = excerpt(html, MOST_OF_NAME);
  return text === null ? 'an empty text' : `“${text}”`;
}
