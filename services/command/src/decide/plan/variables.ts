import type { Command } from '@waymark/api';
import type { PlanEvent, VariableType } from '@waymark/events';
import { DecisionRefused, existing, unless } from '../decision.ts';
import { planOf, type PlanHolder } from './holder.ts';

export function addVariable(
  holder: PlanHolder,
  { variableId, name, type, value, label }: Command<'AddVariable'>,
): PlanEvent[] {
  const { variables } = planOf(holder);
  const taken =
    variables.has(variableId) ||
    [...variables.values()].some((v) => v.name === name);
  if (taken)
    throw new DecisionRefused(
      'conflict',
      'variable-exists',
      'Variable already exists',
      'name',
    );
  fitsType(type, value);
  return [
    { type: 'VariableAdded', data: { variableId, name, type, value, label } },
  ];
}

/** What is left out stays as it is. */
export function changeVariable(
  holder: PlanHolder,
  { variableId, ...change }: Command<'ChangeVariable'>,
): PlanEvent[] {
  const { variables } = planOf(holder);
  const variable = existing(variables, variableId, 'variable', 'variableId');
  const {
    name = variable.name,
    value = variable.value,
    label = variable.label,
  } = change;
  const taken = [...variables.values()].some(
    (v) => v.variableId !== variableId && v.name === name,
  );
  if (taken)
    throw new DecisionRefused(
      'conflict',
      'variable-exists',
      'Variable already exists',
      'name',
    );
  fitsType(variable.type, value);
  const from = {
    name: variable.name,
    value: variable.value,
    label: variable.label,
  };
  const to = { name, value, label };
  const same =
    from.name === to.name && from.value === to.value && from.label === to.label;
  return unless(same, {
    type: 'VariableChanged',
    data: { variableId, from, to },
  });
}

export function deleteVariable(
  holder: PlanHolder,
  { variableId }: Command<'DeleteVariable'>,
): PlanEvent[] {
  const { name } = existing(
    planOf(holder).variables,
    variableId,
    'variable',
    'variableId',
  );
  return [{ type: 'VariableRemoved', data: { variableId, name } }];
}

/** Empty is always fine: it is filled in later. */
export function fitsType(
  type: VariableType,
  value: string,
  field = 'value',
): void {
  if (value === '') return;
  if (type === 'NUMBER' && !Number.isFinite(Number(value))) {
    throw new DecisionRefused(
      'invalid',
      'variable-not-a-number',
      'The value must be a number.',
      field,
    );
  }
  if (type === 'LINK' && !/^(https?:\/\/|mailto:)\S+$/i.test(value)) {
    throw new DecisionRefused(
      'invalid',
      'variable-not-a-link',
      'The link must begin with https://, http:// or mailto:.',
      field,
    );
  }
}
