import type { DraftModule, DraftTask, ImportChange } from '@waymark/api';
import { tasksOf, type Block, type Module } from '@waymark/events';
import { fieldsOfModule, fieldsOfTask, type PlaceOfModule, type PlaceOfTask } from './fields.ts';
import { ownBlocks } from './matching.ts';
import { isContent, isEmpty, isTask } from './matchingInModule.ts';
import { keyOf, row, type Between } from './row.ts';
import type { ContentReading } from './contentReading.ts';

/** How a module of the document and one of the plan differ, and what is in them. */
export function changesOfModule(
  between: Between,
  module: DraftModule,
  place: PlaceOfModule,
): ImportChange[] {
  const old = between.pairs.modules.get(module);
  const { milestone } = place;
  const { title, key: item } = module;
  const inside = (name: string, changes: readonly ImportChange[]) =>
    changes.map((each) => ({ ...each, milestone, module: name }));
  if (old === undefined)
    return [
      row({
        ...{ key: keyOf.added(item), sign: 'added', what: 'module', name: title, milestone, item },
        tasks: newTasks(between, module),
      }),
      ...inside(title, movedInto(between, { module, milestone })),
    ];
  const fields = fieldsOfModule(between, old, module, place);
  return [
    ...(fields.length > 0
      ? [
          row({
            key: keyOf.changed(old.moduleId),
            sign: 'changed',
            what: 'module',
            name: old.title,
            milestone,
            item,
            fields,
          }),
        ]
      : []),
    ...inside(old.title, insideModule(between, old, { module, milestone })),
  ];
}

/** How many of its tasks the plan does not have anywhere. */
export const newTasks = ({ pairs }: Between, { blocks }: DraftModule): number =>
  blocks.filter((block) => isTask(block) && !pairs.tasks.has(block)).length;

/** Tasks that the plan has elsewhere, which come into a module that is new. */
export const movedInto = (between: Between, place: PlaceOfTask): ImportChange[] =>
  place.module.blocks
    .filter(isTask)
    .filter((task) => between.pairs.tasks.has(task))
    .flatMap((task) => ofTask(between, place, task));

function ofTask(between: Between, place: PlaceOfTask, said: DraftTask): ImportChange[] {
  const task = between.pairs.tasks.get(said);
  const { headline: name, key: item } = said;
  if (task === undefined)
    return [row({ key: keyOf.added(item), sign: 'added', what: 'task', name, item })];
  const fields = fieldsOfTask(between, task, said, place);
  return fields.length === 0
    ? []
    : [
        row({
          ...{ key: keyOf.changed(task.taskId), sign: 'changed', what: 'task' },
          ...{ name: task.headline, item, fields },
        }),
      ];
}

function insideModule(between: Between, old: Module, place: PlaceOfTask): ImportChange[] {
  const { plan, pairs } = between;
  const keptTasks = new Set(pairs.tasks.values());
  const keptBlocks = new Set(pairs.contents.values());
  return [
    ...place.module.blocks.flatMap((block) => {
      if (isTask(block)) return ofTask(between, place, block);
      return isContent(block) ? ofContent(block, pairs.contents.get(block), pairs.said) : [];
    }),
    ...tasksOf(plan, old.moduleId)
      .filter((task) => !keptTasks.has(task))
      .map(({ taskId, headline }) =>
        row({ key: keyOf.removed(taskId), sign: 'removed', what: 'task', name: headline }),
      ),
    ...ownBlocks(plan, old.moduleId)
      .filter((block) => !keptBlocks.has(block) && !isEmpty(block.content))
      .map(({ blockId, content }) =>
        row({
          key: keyOf.removed(blockId),
          sign: 'removed',
          what: 'content',
          name: pairs.said.name(content),
        }),
      ),
  ];
}

function ofContent(
  { key: item, content }: Extract<DraftModule['blocks'][number], { kind: 'content' }>,
  old: Block | undefined,
  said: ContentReading,
): ImportChange[] {
  const name = said.name(content);
  if (old === undefined)
    return [row({ key: keyOf.added(item), sign: 'added', what: 'content', name, item })];
  const before = said.name(old.content);
  return said.alike(old.content, content)
    ? []
    : [
        row({
          ...{
            key: keyOf.changed(old.blockId),
            sign: 'changed',
            what: 'content',
            name: before,
            item,
          },
          fields: [{ field: 'content', from: before, to: name }],
        }),
      ];
}
