import { expect, test } from 'vitest';
import { copied, module, placeholder, processOf, task } from '../../nouns/plan/testing/samples.ts';
import { asRead } from './textsRead.ts';

const variable = (variableId: string, name: string, value: string) => ({
  ...{ variableId, name, type: 'STRING' as const, value, label: '' },
});
const { state } = processOf(
  copied({
    modules: [
      module('m', { title: 'Start of {{processName}}' }, [
        {
          task: task('t', {
            headline: '{{variable:v}} for {{variable:w}} by {{person:p::it}} until {{endDate}}',
          }),
          weight: 1,
        },
        { task: task('u'), weight: 2 },
      ]),
    ],
    placeholders: [{ ...placeholder('p::it', 'anna'), name: 'IT lead' }],
    variables: [variable('v', 'Region', 'North'), variable('w', 'Seats', '')],
  }),
);
const reading = { workspaceName: 'Works', clientName: 'Tidepool', projectName: 'Move' };

test('mails tell headlines and titles with what they stand for, by its name where it has no value', () => {
  const { plan } = asRead(state, reading);
  expect(plan.tasks.get('t')?.headline).toMatch(
    /^North for Seats by IT lead until \d\d\.\d\d\.\d{4}$/,
  );
  expect(plan.modules.get('m')?.title).toBe(`Start of ${state.name}`);
  expect(plan.tasks.get('u')).toBe(state.plan.tasks.get('u'));
});

test('texts of a board are words', () => {
  const board = { ...state, projectId: state.processId };
  expect(asRead(board, reading)).toBe(board);
});
