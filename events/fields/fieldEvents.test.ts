import { expect, test } from 'vitest';
import { z } from 'zod';
import { taskFields } from '../plan/task.fields.ts';
import { fieldsOf, type AnyField } from './field.ts';
import { eventOfField, labelOf, sentence } from './fieldEvents.ts';
import { flag, text } from './kinds.ts';

const fields = fieldsOf({
  headline: text(z.string(), { did: 'taskRenamed', example: 'Sign' }),
  mandatory: flag({ begins: true, example: false }),
});

test('an event that sets a field is called by what has it and by the field', () => {
  expect(eventOfField('Task', taskFields, 'duration')).toBe('TaskDurationSet');
  expect(eventOfField('Task', fields, 'mandatory')).toBe('TaskMandatorySet');
});

test('the history tells of a field by its own sentence, with the name of what has it', () => {
  expect(sentence('headline', fields.headline, 'Pay')).toEqual({
    key: 'did.taskRenamed',
    about: ['Pay'],
  });
});

test('of a field without a sentence the history tells that it was changed', () => {
  expect(sentence('mandatory', fields.mandatory, 'Pay')).toEqual({
    key: 'did.fieldSet',
    about: [{ key: 'field.mandatory', about: [] }, 'Pay'],
  });
});

test('a field is called by its own name, or by the one that its line gives', () => {
  expect(labelOf('duration', taskFields.duration as AnyField)).toBe('duration');
  expect(labelOf('dueInDays', taskFields.dueInDays)).toBe('deadline');
});
