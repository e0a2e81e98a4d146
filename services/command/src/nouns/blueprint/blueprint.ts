import type { Command } from '@waymark/api';
import { wordedMails, type Blueprint, type BlueprintEvent } from '@waymark/events';
import { began, unless, type Context } from '../../decisions/decision.ts';
import { atOnce, type Steps } from '../../decisions/steps.ts';
import { planCreated, planCreatedInSteps, type PlanContent } from '../plan/copying/copy.ts';
import { aboutBlueprint, type AboutBlueprint } from './aboutBlueprint.ts';
import { inOrder } from './inOrder.ts';
import { knownVariablesOnly } from './mailWords.ts';
import { notYet, presentProcess } from './present.ts';
import { sales1 } from './starters/index.ts';
import type { AtHand } from './starters/planFromStarter.ts';

/**
 * PRODUCT 5.2: SALES_1 brings a ready plan in the language of who makes it, which names roles and
 * forms of the workspace where it has them, EMPTY none.
 */
export function createBlueprint(
  state: Blueprint,
  { blueprintId, name, template, language }: Command<'CreateBlueprint'>,
  { newId }: Pick<Context, 'newId'>,
  atHand?: AtHand,
): BlueprintEvent[] {
  notYet(state, blueprintId);
  const created: BlueprintEvent = { type: 'BlueprintCreated', data: { blueprintId, name } };
  return template === 'EMPTY'
    ? [created]
    : [created, ...planCreated({ kind: 'template', template }, sales1(newId, atHand, language))];
}

/** One command, one append: the whole file or nothing. */
export function* importBlueprintInSteps(
  state: Blueprint,
  {
    blueprintId,
    fileName,
    name,
    content,
    about,
  }: Pick<Command<'ImportBlueprint'>, 'blueprintId' | 'fileName'> & {
    name: string;
    content: PlanContent;
    about: AboutBlueprint;
  },
): Steps<BlueprintEvent[]> {
  notYet(state, blueprintId);
  const { dates, mails } = about;
  if (dates !== null) inOrder(dates, 'draft.dates.end');
  for (const mail of wordedMails)
    if (mails[mail] !== undefined) knownVariablesOnly(mails[mail], `draft.mails.${mail}`);
  return [
    { type: 'BlueprintCreated', data: { blueprintId, name } },
    ...(yield* planCreatedInSteps({ kind: 'import', fileName }, content)),
    ...aboutBlueprint(blueprintId, about),
  ];
}

/** The same, decided in one go. */
export const importBlueprint = (
  ...of: Parameters<typeof importBlueprintInSteps>
): BlueprintEvent[] => atOnce(importBlueprintInSteps(...of));

export function renameBlueprint(
  state: Blueprint,
  { blueprintId, name }: Command<'RenameBlueprint'>,
): BlueprintEvent[] {
  presentProcess(state);
  return unless(state.name === name, {
    type: 'BlueprintRenamed',
    data: { blueprintId, from: state.name, to: name },
  });
}

/** What its rollouts are proposed (PRODUCT 8.3). */
export function setBlueprintDates(
  state: Blueprint,
  { blueprintId, dates }: Command<'SetBlueprintDates'>,
): BlueprintEvent[] {
  presentProcess(state);
  if (dates !== null) inOrder(dates, 'dates.end');
  return unless(state.dates?.start === dates?.start && state.dates?.end === dates?.end, {
    type: 'BlueprintDatesSet',
    data: { blueprintId, from: state.dates, to: dates },
  });
}

/** What was rolled out from it stays as it is. */
export function deleteBlueprint(
  state: Blueprint,
  { blueprintId }: Command<'DeleteBlueprint'>,
): BlueprintEvent[] {
  presentProcess(state);
  return [{ type: 'BlueprintDeleted', data: { blueprintId, name: state.name } }];
}

/** Back as it was when it was deleted; nothing happens where somebody else was faster. */
export function restoreBlueprint(
  state: Blueprint,
  { blueprintId }: Command<'RestoreBlueprint'>,
): BlueprintEvent[] {
  if (state.life === 'present') return [];
  began(state, 'blueprint', 'blueprintId');
  return [{ type: 'BlueprintRestored', data: { blueprintId, name: state.name } }];
}
