import type { Command } from '@waymark/api';
import { inClear, type BlueprintEvent, type Variable } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { blueprintOf, copied, inBlueprint, milestone, module, task } from '../testing/samples.ts';
import type { PlanHolder } from '../holder.ts';
import * as decide from './variables.ts';

const seats: Variable & { readonly value: string } = {
  variableId: 'v',
  name: 'Seats',
  type: 'NUMBER',
  value: '5',
  label: '',
};
const added = (more: Partial<Variable> = {}): BlueprintEvent => ({
  type: 'VariableAdded',
  data: { ...seats, ...more },
});
/** With what stands there in clear. */
const changeVariable = (holder: PlanHolder, command: Command<'ChangeVariable'>) =>
  decide.changeVariable(
    holder,
    command,
    inClear(holder.plan.variables.get(command.variableId)?.value ?? ''),
  );
const change = (more: object) => ({ ...inBlueprint, variableId: 'v', ...more });

describe('a variable', () => {
  test('is added once, by id and by name', () => {
    blueprintOf()
      .when(decide.addVariable, { ...inBlueprint, ...seats })
      .then(added());
    blueprintOf(added())
      .when(decide.addVariable, { ...inBlueprint, ...seats, name: 'Other' })
      .refused('conflict', 'variable-exists', 'name');
    blueprintOf(added())
      .when(decide.addVariable, { ...inBlueprint, ...seats, variableId: 'w', name: 'SEATS' })
      .refused('conflict', 'variable-exists', 'name');
  });
  test('holds what somebody answered sealed: it stays where it is given as it reads, and goes where it reads otherwise', () => {
    const own = { accountId: 'anna', words: 'sealed' };
    const from = { name: 'Seats', value: own, label: '' };
    const change = (more: object, opened: string | null) =>
      decide.changeVariable(
        blueprintOf(added({ value: own })).state,
        { ...inBlueprint, variableId: 'v', ...more },
        opened,
      );
    const changed = (to: object) => [
      { type: 'VariableChanged', data: { variableId: 'v', from, to: { ...from, ...to } } },
    ];
    expect(change({ value: '5' }, '5')).toEqual([]);
    expect(change({ value: '5', name: 'Users' }, '5')).toEqual(changed({ name: 'Users' }));
    expect(change({ name: 'Users' }, '5')).toEqual(changed({ name: 'Users' }));
    expect(change({ value: '' }, '5')).toEqual(changed({ value: '' }));
    // Of who was erased nothing is read any more.
    expect(change({ value: '', name: 'Users' }, null)).toEqual(changed({ name: 'Users' }));
    expect(change({ value: '7' }, null)).toEqual(changed({ value: '7' }));
  });
  test('is changed; what is left out stays', () => {
    const from = { name: 'Seats', value: '5', label: '' };
    blueprintOf(added())
      .when(changeVariable, change({ value: '7' }))
      .then({
        type: 'VariableChanged',
        data: { variableId: 'v', from, to: { ...from, value: '7' } },
      });
    blueprintOf(added())
      .when(changeVariable, change({ name: 'Users' }))
      .then({
        type: 'VariableChanged',
        data: { variableId: 'v', from, to: { ...from, name: 'Users' } },
      });
    blueprintOf(added())
      .when(changeVariable, change({ label: 'L' }))
      .then({
        type: 'VariableChanged',
        data: { variableId: 'v', from, to: { ...from, label: 'L' } },
      });
    blueprintOf(added()).when(changeVariable, change({})).nothing();
    blueprintOf(added())
      .when(changeVariable, change({ name: 'Seats', value: '5' }))
      .nothing();
  });
  test('is not changed into another, nor when it is not there', () => {
    blueprintOf(added(), added({ variableId: 'w', name: 'Users' }))
      .when(changeVariable, change({ name: 'Users' }))
      .refused('conflict', 'variable-exists', 'name');
    blueprintOf()
      .when(changeVariable, change({ value: '7' }))
      .refused('notFound', 'variable-not-found', 'variableId');
  });
  test('is deleted', () => {
    blueprintOf(added())
      .when(decide.deleteVariable, change({}))
      .then({ type: 'VariableRemoved', data: { variableId: 'v', name: 'Seats' } });
    blueprintOf()
      .when(decide.deleteVariable, change({}))
      .refused('notFound', 'variable-not-found', 'variableId');
  });
  test('is not deleted while a text stands for it', () => {
    const used = copied({
      milestones: [milestone('s', 1)],
      modules: [
        module('m', { milestoneId: 's' }, [
          { task: task('t', { description: '<p>For {{variable:v}} users</p>' }), weight: 1 },
        ]),
      ],
    });
    blueprintOf(added(), used)
      .when(decide.deleteVariable, change({}))
      .refused('conflict', 'variable-in-use', 'variableId');
    blueprintOf(added({ variableId: 'w', name: 'Other' }), added(), used)
      .when(decide.deleteVariable, { ...change({}), variableId: 'w' })
      .then({ type: 'VariableRemoved', data: { variableId: 'w', name: 'Other' } });
  });
});

describe('its value fits its type', () => {
  const add = (type: Variable['type'], value: string) =>
    blueprintOf().when(decide.addVariable, { ...inBlueprint, ...seats, type, value });
  test.each([
    ['NUMBER', ''],
    ['NUMBER', '-1.5'],
    ['NUMBER', '.5'],
    ['NUMBER', '1e3'],
    ['LINK', ''],
    ['LINK', 'https://x.y'],
    ['LINK', 'MAILTO:a@b.c'],
    ['STRING', 'anything'],
  ] as const)('%s: "%s"', (type, value) => {
    add(type, value).then(added({ type, value }));
  });
  test.each([
    ['seven'],
    ['1,500'],
    ['Infinity'],
    ['0x10'],
    ['0b1'],
    ['1e999'],
    ['-'],
    ['1_000'],
    ['1 00'],
  ])('NUMBER not "%s"', (value) =>
    add('NUMBER', value).refused('invalid', 'variable-not-a-number', 'value'),
  );
  test.each([['javascript:alert(1)'], ['example.com'], ['https://a b'], ['data:text/html,x']])(
    'LINK not "%s"',
    (value) => add('LINK', value).refused('invalid', 'variable-not-a-link', 'value'),
  );
  test.each([
    ['NUMBER', '1.234,56', '1234.56'],
    ['NUMBER', '1 000', '1000'],
    ['LINK', 'https://x.y/a b', 'https://x.y/a%20b'],
    ['LINK', 'tel:+49 30', 'tel:+4930'],
  ] as const)('%s "%s" is kept as "%s"', (type, given, value) => {
    add(type, given).then(added({ type, value }));
  });
  test('also when it is changed', () =>
    blueprintOf(added())
      .when(changeVariable, change({ value: 'x' }))
      .refused('invalid', 'variable-not-a-number', 'value'));
});
