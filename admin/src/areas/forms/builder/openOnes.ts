import type { AnswerDraft, AnswersRow, FormVersionRow, TaskRow } from '@waymark/api';
import { lostAnswers, type Answer, type FormDefinition } from '@waymark/events/forms';

/**
 * A task that is open and asks for an older version, and the questions whose answers would be lost.
 */
export type OpenOne = { readonly task: TaskRow; readonly lost: readonly string[] };

/** Tasks that may ask for the newest version: sent ones never do (LOOK, "Forms"). */
export const openOnes = (tasks: readonly TaskRow[], newest: number): readonly TaskRow[] =>
  tasks.filter(
    ({ content, status }) =>
      content.type === 'form' && content.version < newest && status !== 'DONE',
  );

/** What would be lost of what was sent and is open again, and of what was written since. */
export function lostOf(
  task: TaskRow,
  newest: FormDefinition,
  {
    versions,
    sent,
    draft,
  }: {
    versions: readonly FormVersionRow[];
    sent: AnswersRow | undefined;
    draft: AnswerDraft | null;
  },
): OpenOne {
  const { content } = task;
  const from = versions.find(
    ({ version }) => content.type === 'form' && version === content.version,
  )?.definition;
  if (from === undefined) return { task, lost: [] };
  const answers = said({ ...sent?.given, ...draft?.fields });
  return { task, lost: lostAnswers(from, newest, answers).map(({ label }) => label) };
}

/** Without what was taken back. */
const said = (fields: Readonly<Record<string, { value: Answer | null }>>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([fieldId, { value }]) =>
      value === null ? [] : [[fieldId, value]],
    ),
  );
