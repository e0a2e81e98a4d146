import { partsOfStream, authorOf, taskOfStreamId, type Opened } from '@waymark/events';
import { openEvent } from '@waymark/vault';
import type { Sources } from '../model/readModel.ts';
import type { Statement } from '../model/statement.ts';
import type { TakenEvent } from '../model/takenBy.ts';
import { fileErased, fileStored } from './files.ts';

/** Brings an event of the answers of a task into its row. */
export async function writeAnswers(
  out: Statement[],
  event: TakenEvent<'answers'>,
  vault: Sources['vault'],
): Promise<void> {
  if (event.type === 'FileStored') return fileStored(out, event, vault);
  if (event.type === 'FileErased') return fileErased(out, event);
  const { workspaceId, id } = partsOfStream(event.stream);
  const { processId: planId, taskId } = taskOfStreamId(id);
  const key = [workspaceId ?? '', planId, taskId];
  const { at } = event.metadata;
  const change = (name: string, set: string, ...values: string[]) =>
    out.push({
      name,
      text: `UPDATE answers SET changed_at = $4, ${set} WHERE workspace_id = $1 AND plan_id = $2 AND task_id = $3`,
      values: [...key, at, ...values],
    });
  switch (event.type) {
    case 'AnswersSent': {
      const { data } = await openEvent(vault, event);
      const given = Object.fromEntries(
        data.answers.map(({ fieldId, accountId, value }) => [
          fieldId,
          { ...said(value, accountId, at), was: [] },
        ]),
      );
      out.push({
        name: 'send answers',
        text: `INSERT INTO answers (workspace_id, plan_id, task_id, plan_kind, client_id, form_id, version, state, sent_at, sent_by, changed_at, given, asked)
          VALUES ($1, $2, $3, $4, $5, $6, $7::int, 'sent', $8, $9, $8, $10::jsonb, '{}')
          ON CONFLICT (workspace_id, plan_id, task_id) DO UPDATE SET form_id = excluded.form_id, version = excluded.version, state = 'sent',
            sent_at = excluded.sent_at, sent_by = excluded.sent_by, changed_at = excluded.changed_at, given = excluded.given, asked = '{}'`,
        values: [
          ...[...key, data.plan.kind, data.clientId, data.formId],
          ...[data.version, at, authorOf(event.metadata.actor)],
          JSON.stringify(given),
        ],
      });
      return;
    }
    case 'AnswersCorrected': {
      const { data } = await openEvent(vault, event);
      const by = authorOf(event.metadata.actor) ?? '';
      const changed = [
        ...data.answers.map(
          ({ fieldId, accountId, value }) => [fieldId, said(value, accountId, at)] as const,
        ),
        ...data.gone.map((fieldId) => [fieldId, { value: null, by, at, erased: false }] as const),
      ];
      change('correct answers', `state = 'sent', asked = '{}'`);
      for (const [fieldId, given] of changed)
        change('correct an answer', CORRECTED, fieldId, JSON.stringify(given));
      return;
    }
    case 'AnswersWithdrawn':
      change('withdraw answers', `state = 'withdrawn', asked = '{}'`);
      return;
    case 'AnswersChangeAsked': {
      const { data } = await openEvent(vault, event);
      const asked = Object.fromEntries(
        data.asked.map(({ fieldId, accountId: by, words }) => [
          fieldId,
          words.erased
            ? { words: '', by, at, erased: true }
            : { words: words.value, by, at, erased: false },
        ]),
      );
      change('ask for a change', 'asked = $5::jsonb', JSON.stringify(asked));
      return;
    }
    default:
      event satisfies never;
  }
}

/** Puts a corrected answer in place; earlier ones stay beside it, the oldest first. */
const CORRECTED = `given = jsonb_set(given, ARRAY[$5::text], $6::jsonb || jsonb_build_object('was', coalesce(given -> $5::text -> 'was', '[]')
  || CASE WHEN given ? $5::text THEN jsonb_build_array((given -> $5::text) - 'was') ELSE '[]' END))`;

const said = <V>(value: Opened<V>, by: string, at: string) => ({
  value: value.erased ? null : value.value,
  ...{ by, at, erased: value.erased },
});
