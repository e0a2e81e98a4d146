import type { AnswersRow } from '@waymark/api';
import {
  isAnswered,
  isQuestion,
  type Answer,
  type FormDefinition,
  type Question,
} from '@waymark/events/forms';
import { formatDateTime } from '@waymark/look';
import { sayAnswer, type FormWords } from '@waymark/look/formViewer';

/**
 * What stands in a cell, as it is read and as it is sorted; of an answer that names files, which.
 */
export type AnswerCell = {
  readonly text: string;
  /** null: nothing was said, which comes last in any order. */
  readonly by: string | number | null;
  readonly files: readonly AnswersRow['files'][number][];
};

export type AnswersLine = { readonly row: AnswersRow; readonly cells: readonly AnswerCell[] };

/**
 * Answers of many tasks to one version of a form, as a grid: a line a task, a column a question.
 */
export type AnswersTable = {
  readonly head: readonly string[];
  readonly lines: readonly AnswersLine[];
};

/**
 * @param about heads of the columns that say of which task and when: client, project, process,
 * task, sent
 */
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
        ...[row.clientName, row.projectName, row.planName, row.headline].map(said),
        { ...said(formatDateTime(row.sentAt)), by: row.sentAt },
        ...questions.map((question) => cellOf(question, row, words)),
      ],
    })),
  };
}

const said = (text: string): AnswerCell => ({ text, by: text === '' ? null : text, files: [] });

function cellOf(question: Question, { given, files }: AnswersRow, words: FormWords): AnswerCell {
  const value = given[question.fieldId]?.value ?? undefined;
  const text = sayAnswer(question, value, words, (id) => files.find((file) => file.id === id));
  return {
    ...{ text, by: sortedBy(question, value, text) },
    files:
      question.kind === 'file' && Array.isArray(value)
        ? files.filter(({ id }) => value.includes(id))
        : [],
  };
}

/** Numbers and days by what they are, all else by its words. */
function sortedBy({ kind }: Question, value: Answer | undefined, text: string): AnswerCell['by'] {
  if (!isAnswered(value)) return null;
  if (kind === 'date') return String(value);
  return typeof value === 'number' ? value : text;
}

/** As JSON: of each task its answers by question, as they were given. */
export const jsonOf = (form: FormDefinition, rows: readonly AnswersRow[]): string =>
  JSON.stringify(
    rows.map(({ given, planName, projectName, clientName, ...row }) => ({
      ...{ client: clientName, project: projectName, process: planName },
      ...{ task: row.headline, taskId: row.taskId, sentAt: row.sentAt },
      answers: form.fields
        .filter(isQuestion)
        .map(({ fieldId, label }) => ({
          ...{ fieldId, question: label },
          answer: given[fieldId]?.value ?? null,
        })),
    })),
    null,
    2,
  );
