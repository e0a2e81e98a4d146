import type { AnswersRow } from '@waymark/api';
import {
  isQuestion,
  type FormDefinition,
  type Question,
} from '@waymark/events/forms';
import { formatDateTime } from '@waymark/look';
import { sayAnswer, type FormWords } from '@waymark/look/formViewer';

/** Answers of many tasks to one version of a form, as a grid: a line a task, a column a question. */
export type AnswersTable = {
  readonly head: readonly string[];
  readonly lines: readonly {
    readonly row: AnswersRow;
    readonly cells: readonly string[];
  }[];
};

/** @param about heads of the columns that say of which task and when: client, project, process, task, sent */
export function answersTable(
  form: FormDefinition,
  rows: readonly AnswersRow[],
  words: FormWords,
  about: readonly [string, string, string, string, string],
): AnswersTable {
  const questions = form.fields.filter(isQuestion);
  return {
    head: [...about, ...questions.map(({ label }) => label)],
    lines: rows.map((row) => ({
      row,
      cells: [
        ...[row.clientName, row.projectName, row.planName, row.headline],
        formatDateTime(row.sentAt),
        ...questions.map((question) => cellOf(question, row, words)),
      ],
    })),
  };
}

const cellOf = (
  question: Question,
  { given, files }: AnswersRow,
  words: FormWords,
): string =>
  sayAnswer(
    question,
    given[question.fieldId]?.value ?? undefined,
    words,
    (id) => files.find((file) => file.id === id),
  );

/** As CSV (RFC 4180). What a spreadsheet would take for a formula is made words. */
export const csvOf = ({ head, lines }: AnswersTable): string =>
  [head, ...lines.map(({ cells }) => cells)]
    .map((line) => line.map(cell).join(','))
    .join('\r\n');

const cell = (text: string): string => {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** As JSON: of each task its answers by question, as they were given. */
export const jsonOf = (
  form: FormDefinition,
  rows: readonly AnswersRow[],
): string =>
  JSON.stringify(
    rows.map(({ given, planName, projectName, clientName, ...row }) => ({
      ...{ client: clientName, project: projectName, process: planName },
      ...{ task: row.headline, taskId: row.taskId, sentAt: row.sentAt },
      answers: form.fields.filter(isQuestion).map(({ fieldId, label }) => ({
        ...{ fieldId, question: label },
        answer: given[fieldId]?.value ?? null,
      })),
    })),
    null,
    2,
  );
