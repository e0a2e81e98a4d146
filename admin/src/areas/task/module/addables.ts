import type { BlockEditor, BlockGroup } from '../../../parts/blocks/blockEditor.ts';
import { blockEditors } from '../../../parts/blocks/index.ts';
import type { Addable } from '../../../parts/richText/index.ts';
import { offeredTypes } from '../taskTypes/index.ts';
import type { TaskTypeEditor } from '../fields/taskTypeEditor.ts';
import type { T } from '../../../base/texts/index.ts';

export const inGroup = (group: BlockGroup): BlockEditor[] =>
  Object.values(blockEditors).filter((kind) => kind.group === group);

/** What stands under a heading of the menu: tasks stand with what leads to work. */
export const groups = [
  { word: 'blocks.groupWrite', types: [], kinds: inGroup('write') },
  { word: 'blocks.groupDo', types: offeredTypes, kinds: inGroup('do') },
  { word: 'blocks.groupShow', types: [], kinds: inGroup('show') },
] as const satisfies readonly {
  readonly word: string;
  readonly types: readonly TaskTypeEditor[];
  readonly kinds: readonly BlockEditor[];
}[];

/**
 * All that can be added to a module, as it is offered behind a slash: what leads to a task where
 * there is one.
 */
export const addables = (t: T, hasTasks: boolean): Addable[] =>
  groups.flatMap(({ word, types, kinds }) => {
    const named = ({ words, icon }: TaskTypeEditor | BlockEditor, key: string) => {
      const { title, hint = '', also = '' } = words[t.language];
      return { key, group: t(word), title, hint, also, icon };
    };
    return [
      ...types.map((type) => named(type, `task ${type.begins.type}`)),
      ...kinds
        .filter(({ begins }) => hasTasks || begins.type !== 'taskLink')
        .map((kind) => named(kind, `block ${kind.begins.type}`)),
    ];
  });

/** What such a key stands for. */
export const addableOf = (
  key: string,
): { readonly kind?: BlockEditor; readonly type?: TaskTypeEditor } => ({
  ...{ kind: blockEditors[key.replace(/^block /, '') as never] },
  ...{ type: offeredTypes.find(({ begins }) => `task ${begins.type}` === key) },
});
