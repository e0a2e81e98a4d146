import { noBlueprint, taskFields, type AnyField, type Task } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { planOf } from '../../nouns/blueprint/testing/randomDrafts.ts';
import { blueprintOf, copied, module, task } from '../../nouns/plan/testing/samples.ts';
import { asCsv } from './asCsv.ts';
import { draftOfBlueprint } from './draftOfBlueprint.ts';
import { exports, readExport } from './index.ts';

/**
 * A field of a task that comes is in every form in which a blueprint is exported, or stands here
 * with the reason why it is not.
 */
const inNoDocument: Readonly<Record<string, string>> = {
  dueDate: 'a blueprint has no days',
  active: 'of jobs on a board alone',
  userAddable: 'of jobs on a board alone',
};
const inNoTable: Readonly<Record<string, string>> = {
  ...inNoDocument,
  followers: 'several people in one cell would not come back',
  variables: 'a table has no place for what they are',
};

const fields = Object.entries<AnyField>(taskFields);
/** A blueprint with one task, in which the field is as its example. */
const draftWith = (change: Partial<Task>) => {
  const plan = copied({
    modules: [module('m', {}, [{ task: task('t', change), weight: 1 }])],
    variables: [{ variableId: 'v', type: 'STRING', name: 'Place', value: '', label: '' }],
  });
  return draftOfBlueprint({ ...noBlueprint, plan: blueprintOf(plan).state.plan });
};
const set = (name: string, { example }: AnyField) => ({ [name]: example }) as Partial<Task>;

describe.each(fields.filter(([name]) => inNoDocument[name] === undefined))(
  '%s of a task',
  (name, field) => {
    test.each(['json', 'md'] as const)('comes back from %s', (format) => {
      const back = readExport(exports[format].write('Move', draftWith(set(name, field))));
      const [first] = [...planOf(back!.draft).tasks.values()];
      expect(first?.[name as keyof Task]).toEqual(field.example);
    });
  },
);

test.each(fields.filter(([name]) => inNoTable[name] === undefined))(
  '%s of a task has a column in a table',
  (name, field) => {
    const table = (change: Partial<Task>) =>
      asCsv(draftWith(change), new Map(change.assignee ? [['t', 'Legal']] : []), 'en');
    expect(table(set(name, field))).not.toBe(table({}));
  },
);
