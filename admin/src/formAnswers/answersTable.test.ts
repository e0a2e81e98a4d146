import type { AnswersRow } from '@waymark/api';
import { fieldOf } from '@waymark/events/testing';
import { en } from '@waymark/look/formViewer/en';
import { expect, test } from 'vitest';
import { answersTable, csvOf, jsonOf } from './answersTable.ts';

const form = {
  intro: '',
  fields: [
    fieldOf('heading', 'h'),
    fieldOf('shortText', 'name'),
    fieldOf('multipleChoice', 'some'),
    fieldOf('file', 'scan'),
  ],
};
const given = (value: AnswersRow['given'][string]['value']) => ({ value, by: 'anna', at: '', erased: false, was: [] });
const row = {
  ...{
    clientName: 'Client, X',
    projectName: 'Rollout',
    planName: '',
    headline: 'Fill in',
    taskId: 't',
    sentAt: 'then',
  },
  given: { name: given('=1+1 "x"'), some: given(['a', 'b']), scan: given(['f']) },
  files: [{ id: 'f', name: 'scan.pdf', type: '', bytes: 1, width: null, height: null, erased: false }],
} as unknown as AnswersRow;
const table = answersTable(form, [row], en, ['Client', 'Project', 'Process', 'Task', 'Sent']);

test('a line a task, a column a question, in the words of the form', () => {
  expect(table.head).toEqual(['Client', 'Project', 'Process', 'Task', 'Sent', 'name', 'some', 'scan']);
  expect(table.lines[0]?.cells).toEqual([
    'Client, X',
    'Rollout',
    '',
    'Fill in',
    'then',
    '=1+1 "x"',
    'A, B',
    'scan.pdf',
  ]);
});

test('CSV escapes what has a meaning there, and makes no formula', () => {
  expect(csvOf(table).split('\r\n')[1]).toBe(`"Client, X",Rollout,,Fill in,then,"'=1+1 ""x""","A, B",scan.pdf`);
});

test('JSON has the answers as they were given', () => {
  expect(JSON.parse(jsonOf(form, [row]))).toMatchObject([
    { task: 'Fill in', answers: [{ fieldId: 'name', answer: '=1+1 "x"' }, { answer: ['a', 'b'] }, { answer: ['f'] }] },
  ]);
});
