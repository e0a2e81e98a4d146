import type { Command } from '@waymark/api';
import type { Blueprint, BlueprintEvent } from '@waymark/events';
import {
  absent,
  began,
  present,
  unless,
  type Context,
} from '../../decisions/decision.ts';
import { planCopied, type PlanContent } from '../plan/copying/copy.ts';
import { sales1 } from './templates.ts';

/** PRODUCT 5.2: SALES_1 brings a ready plan, EMPTY none. */
export function createBlueprint(
  state: Blueprint,
  { blueprintId, name, template }: Command<'CreateBlueprint'>,
  { newId }: Context,
): BlueprintEvent[] {
  absent(state, 'blueprint', 'blueprintId');
  const created: BlueprintEvent = {
    type: 'BlueprintCreated',
    data: { blueprintId, name },
  };
  return template === 'EMPTY'
    ? [created]
    : [created, ...planCopied({ kind: 'template', template }, sales1(newId))];
}

/** One command, one append: the whole file or nothing. */
export function importBlueprint(
  state: Blueprint,
  {
    blueprintId,
    fileName,
    name,
    content,
  }: Pick<Command<'ImportBlueprint'>, 'blueprintId' | 'fileName'> & {
    name: string;
    content: PlanContent;
  },
): BlueprintEvent[] {
  absent(state, 'blueprint', 'blueprintId');
  return [
    { type: 'BlueprintCreated', data: { blueprintId, name } },
    ...planCopied({ kind: 'import', fileName }, content),
  ];
}

export function renameBlueprint(
  state: Blueprint,
  { blueprintId, name }: Command<'RenameBlueprint'>,
): BlueprintEvent[] {
  present(state, 'blueprint');
  return unless(state.name === name, {
    type: 'BlueprintRenamed',
    data: { blueprintId, from: state.name, to: name },
  });
}

/** What was rolled out from it stays as it is. */
export function deleteBlueprint(
  state: Blueprint,
  { blueprintId }: Command<'DeleteBlueprint'>,
): BlueprintEvent[] {
  present(state, 'blueprint');
  return [
    { type: 'BlueprintDeleted', data: { blueprintId, name: state.name } },
  ];
}

/** Back as it was when it was deleted; nothing happens where somebody else was faster. */
export function restoreBlueprint(
  state: Blueprint,
  { blueprintId }: Command<'RestoreBlueprint'>,
): BlueprintEvent[] {
  if (state.life === 'present') return [];
  began(state, 'blueprint', 'blueprintId');
  return [
    { type: 'BlueprintRestored', data: { blueprintId, name: state.name } },
  ];
}
