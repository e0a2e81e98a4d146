import {
  nouns,
  noAnswers,
  noForm,
  type Answers,
  type AnswersEvent,
  type Form,
  type Sealed,
  type TaskAnswers,
} from '@waymark/events';
import { fieldOf, shownIf } from '@waymark/events/testing';
import { expect, test } from 'vitest';
import { askForChange, sendAnswers, withdrawAnswers } from './answers.ts';

const fields = [
  { ...fieldOf('singleChoice', 'which'), required: true },
  shownIf(fieldOf('shortText', 'name'), 'which', 'equal', 'b'),
  fieldOf('number', 'many'),
  fieldOf('file', 'scan', { files: 2 }),
];
const form: Form = {
  ...noForm,
  life: 'present',
  formId: 'f',
  versions: new Map([['1', { intro: '', fields }]]),
};
const plan = { kind: 'process', id: 'p' } as const;
const task = {
  clientId: 'c',
  taskId: 't',
  moduleId: 'm',
  headline: 'Sign-on',
  formId: 'f',
  version: 1,
};
const command = { plan, taskId: 't', formId: 'f', version: 1 };

const fold = (events: readonly AnswersEvent[], state: TaskAnswers = noAnswers) =>
  events.reduce(nouns.answers.evolve, state);
const send = (answers: Answers, state = noAnswers, was: Answers = {}, about = task) => {
  const sealed = new Map(Object.keys(answers).map((id) => [id, `sealed ${id}` as Sealed<string>]));
  return sendAnswers(state, { ...command, answers }, about, form, {
    accountId: 'anna',
    sealed,
    was,
    files,
  });
};
/** The one file that was brought for this form. */
const files = (ids: readonly string[], field: (id: string) => string) => {
  for (const id of ids)
    if (id !== 'mine')
      throw Object.assign(new Error(), { code: 'file-not-found', field: field(id) });
};
const refused = (deciding: () => unknown) => {
  try {
    deciding();
  } catch (error) {
    return error;
  }
  throw new Error('it was not refused');
};

test('what is shown is sent, sealed by who answers; what is hidden is dropped', () => {
  const [sent] = send({ which: 'a', name: 'Ping', many: 3, unknown: 'x' });
  expect(sent).toMatchObject({
    type: 'AnswersSent',
    data: {
      ...{ clientId: 'c', formId: 'f', version: 1, headline: 'Sign-on' },
      answers: [
        { fieldId: 'which', accountId: 'anna', value: 'sealed which' },
        { fieldId: 'many', accountId: 'anna', value: 'sealed many' },
      ],
    },
  });
});

test('what lacks or does not hold is refused, with the question named', () => {
  expect(refused(() => send({ many: 3 }))).toMatchObject({
    code: 'answer-invalid',
    field: 'answers.which',
    kind: 'invalid',
  });
  expect(refused(() => send({ which: 'a', many: 'about 3' }))).toMatchObject({
    field: 'answers.many',
  });
});

test('a form that the task asks for no more is not taken, so that nobody answers what was not asked', () => {
  expect(refused(() => send({ which: 'a' }, noAnswers, {}, { ...task, version: 2 }))).toMatchObject(
    { code: 'form-moved' },
  );
  expect(
    refused(() => send({ which: 'a' }, noAnswers, {}, { ...task, formId: 'g' })),
  ).toMatchObject({ code: 'form-moved' });
  const unknown = { ...form, versions: new Map() };
  const given = { accountId: 'anna', sealed: new Map(), was: {}, files };
  expect(
    refused(() => sendAnswers(noAnswers, { ...command, answers: {} }, task, unknown, given)),
  ).toMatchObject({ code: 'form-not-found' });
});

test('files are those that were brought for this form', () => {
  expect(send({ which: 'a', scan: ['mine'] })).toHaveLength(1);
  expect(refused(() => send({ which: 'a', scan: ['mine', 'other'] }))).toMatchObject({
    ...{ code: 'file-not-found', field: 'answers.scan' },
  });
});

test('sent again, what differs is corrected, and nothing happens where nothing does', () => {
  const was = { which: 'b', name: 'Ping', many: 3 };
  const sent = fold(send(was));
  expect(send(was, sent, was)).toEqual([]);
  const corrected = send({ which: 'a', name: 'Ping', many: 4 }, sent, was);
  expect(corrected).toMatchObject([
    {
      type: 'AnswersCorrected',
      data: { answers: [{ fieldId: 'which' }, { fieldId: 'many' }], gone: ['name'] },
    },
  ]);
  expect([...fold(corrected, sent).fields.keys()]).toEqual(['which', 'many']);
});

test('of who was erased nothing is known, so that it is said anew', () => {
  const sent = fold(send({ which: 'a' }));
  expect(send({ which: 'a' }, sent, {})).toMatchObject([
    { type: 'AnswersCorrected', data: { answers: [{ fieldId: 'which' }] } },
  ]);
});

test('the team asks for a change, which sending again answers, even where all stays', () => {
  const ask = { plan, taskId: 't', asked: [{ fieldId: 'many', words: 'Sure?' }] };
  const by = { accountId: 'olga', words: ['sealed words' as Sealed<string>] };
  expect(refused(() => askForChange(noAnswers, ask, task, by))).toMatchObject({
    code: 'answers-not-sent',
  });
  const sent = fold(send({ which: 'a' }));
  const asked = fold(askForChange(sent, ask, task, by), sent);
  expect([asked.makes, [...asked.asked]]).toEqual(['IN_PROGRESS', ['many']]);
  const again = send({ which: 'a' }, asked, { which: 'a' });
  expect(again).toMatchObject([{ type: 'AnswersCorrected', data: { answers: [], gone: [] } }]);
  expect(fold(again, asked)).toMatchObject({ makes: 'DONE', asked: new Set() });
});

test('what was sent can be taken back once, and sent anew', () => {
  expect(refused(() => withdrawAnswers(noAnswers, { plan, taskId: 't' }, task))).toMatchObject({
    code: 'answers-not-sent',
  });
  const sent = fold(send({ which: 'a' }));
  const back = fold(withdrawAnswers(sent, { plan, taskId: 't' }, task), sent);
  expect([back.life, back.makes]).toEqual(['withdrawn', 'IN_PROGRESS']);
  expect(withdrawAnswers(back, { plan, taskId: 't' }, task)).toEqual([]);
  expect(send({ which: 'a' }, back, { which: 'a' })).toMatchObject([{ type: 'AnswersSent' }]);
});
