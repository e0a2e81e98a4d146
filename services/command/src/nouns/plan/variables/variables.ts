import { refusalText } from '@waymark/api/problems';
import type { Command } from '@waymark/api';
import {
  alike,
  asLink,
  asNumber,
  toVariable,
  type PlanEvent,
  type VariableType,
} from '@waymark/events';
import { DecisionRefused, existing, nameTaken, unless } from '../../../decisions/decision.ts';
import { planOf, type PlanHolder } from '../holder.ts';
import { unnamedInTexts } from '../references/unnamedInTexts.ts';

export function addVariable(
  holder: PlanHolder,
  { variableId, name, type, value: given, label }: Command<'AddVariable'>,
): PlanEvent[] {
  const { variables } = planOf(holder);
  if (variables.has(variableId) || nameTaken(variables, variableId, name)) throw variableExists();
  const value = asValue(type, given);
  return [{ type: 'VariableAdded', data: { variableId, name, type, value, label } }];
}

/**
 * What is left out stays as it is, and so does what somebody answered where it is given as it
 * reads.
 * @param opened what its value says; null where whoever gave it was erased
 */
export function changeVariable(
  holder: PlanHolder,
  { variableId, ...change }: Command<'ChangeVariable'>,
  opened: string | null,
): PlanEvent[] {
  const { variables } = planOf(holder);
  const variable = existing(variables, variableId, 'variable', 'variableId');
  const { name = variable.name, value: given = opened ?? '', label = variable.label } = change;
  if (name !== variable.name && nameTaken(variables, variableId, name)) throw variableExists();
  const value = given === (opened ?? '') ? variable.value : asValue(variable.type, given);
  const from = { name: variable.name, value: variable.value, label: variable.label };
  const to = { name, value, label };
  const same = from.name === to.name && alike(from.value, to.value) && from.label === to.label;
  return unless(same, { type: 'VariableChanged', data: { variableId, from, to } });
}

/** Refused while a text stands for it (PRODUCT 6.12). */
export function deleteVariable(
  holder: PlanHolder,
  { variableId }: Command<'DeleteVariable'>,
): PlanEvent[] {
  const plan = planOf(holder);
  const { name } = existing(plan.variables, variableId, 'variable', 'variableId');
  unnamedInTexts(plan, toVariable(variableId), {
    ...{ name, code: 'variable-in-use', field: 'variableId' },
  });
  return [{ type: 'VariableRemoved', data: { variableId, name } }];
}

/** PRODUCT 11.2. */
const variableExists = () =>
  new DecisionRefused('conflict', 'variable-exists', refusalText('variableExists'), 'name');

/**
 * What was given as the value of a variable, as it is kept. Empty is always fine: it is filled in
 * later.
 */
export function asValue(type: VariableType, given: string, field = 'value'): string {
  if (given === '' || type === 'STRING') return given;
  const value = type === 'NUMBER' ? asNumber(given) : asLink(given);
  if (value !== null) return value;
  if (type === 'NUMBER')
    throw new DecisionRefused('invalid', 'variable-not-a-number', refusalText('notANumber'), field);
  throw new DecisionRefused('invalid', 'variable-not-a-link', refusalText('notALink'), field);
}

/**
 * What the creation wizard gives to a variable: the address of a link comes with a label there
 * (PRODUCT 6.9). A link may be empty, whatever label its blueprint gave it.
 * @returns what is kept. `field`: where in the command the variable stands.
 */
export function fitsRollout(
  type: VariableType,
  { value, label }: { readonly value: string; readonly label: string },
  field: string,
): { readonly value: string; readonly label: string } {
  if (type === 'LINK' && value !== '' && label === '')
    throw new DecisionRefused(
      'invalid',
      'variable-link-incomplete',
      refusalText('linkIncomplete'),
      `${field}.label`,
    );
  return { value: asValue(type, value, `${field}.value`), label };
}
