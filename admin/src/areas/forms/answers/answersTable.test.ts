import type { AnswersRow } from '@waymark/api';
import { fieldOf } from '@waymark/events/testing';
import { de } from '@waymark/look/formViewer/de';
import { en } from '@waymark/look/formViewer/en';
import { expect, test } from 'vitest';
import { csvOf } from '@waymark/look/csv';
import { answersTable, jsonOf } from './answersTable.ts';

const form = {
  intro: '',
  fields: [
    fieldOf('heading', 'h'),
    fieldOf('shortText', 'name'),
    fieldOf('multipleChoice', 'some'),
    fieldOf('file', 'scan'),
  ],
};
const given = (value: AnswersRow['given'][string]['value']) => ({
  value,
  by: 'anna',
  at: '',
  erased: false,
  was: [],
});
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
  files: [
    { id: 'f', name: 'scan.pdf', type: '', bytes: 1, width: null, height: null, erased: false },
  ],
} as unknown as AnswersRow;
const table = answersTable(form, [row], en, ['Client', 'Project', 'Process', 'Task', 'Sent']);

test('a line a task, a column a question, in the words of the form', () => {
  expect(table.head).toEqual([
    'Client',
    'Project',
    'Process',
    'Task',
    'Sent',
    'name',
    'some',
    'scan',
  ]);
  expect(table.lines[0]?.cells.map(({ text }) => text)).toEqual([
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
  expect(
    csvOf(
      table.lines.map(({ cells }) => cells.map(({ text }) => text)),
      'en',
    )
      .slice(1)
      .trim(),
  ).toBe(`"Client, X",Rollout,,Fill in,then,"'=1+1 ""x""","A, B",scan.pdf`);
});

test('JSON has the answers as they were given', () => {
  expect(JSON.parse(jsonOf(form, [row]))).toMatchObject([
    {
      task: 'Fill in',
      answers: [{ fieldId: 'name', answer: '=1+1 "x"' }, { answer: ['a', 'b'] }, { answer: ['f'] }],
    },
  ]);
});

test('an answer of files names those, numbers and days sort by what they are, what was not said by nothing', () => {
  const asked = {
    intro: '',
    fields: [
      fieldOf('number', 'n'),
      fieldOf('date', 'd'),
      fieldOf('file', 'scan'),
      fieldOf('shortText', 's'),
    ],
  };
  const answered = { ...row, given: { n: given(152), d: given('2026-11-24'), scan: given(['f']) } };
  const [line] = answersTable(asked, [answered], en, ['', '', '', '', '']).lines;
  expect(line?.cells.slice(5).map(({ by }) => by)).toEqual([152, '2026-11-24', 'scan.pdf', null]);
  expect(line?.cells[7]?.files.map(({ id }) => id)).toEqual(['f']);
});

test('a number is read with the mark of the language, and sorts by what it is', () => {
  const asked = { intro: '', fields: [fieldOf('number', 'n'), fieldOf('shortText', 'text')] };
  const said = { ...row, given: { n: given(2026.5), text: given('1.5') } };
  const cells = (words: typeof en) =>
    answersTable(asked, [said], words, ['', '', '', '', '']).lines[0]!.cells.slice(5);
  expect(cells(de)).toMatchObject([{ text: '2026,5', by: 2026.5 }, { text: '1.5' }]);
  expect(cells(en)).toMatchObject([{ text: '2026.5', by: 2026.5 }, { text: '1.5' }]);
});
