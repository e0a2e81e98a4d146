import { reader, guardedTable } from '../guardedTable.ts';

/**
 * Answers to the forms of tasks: the client reads those of tasks that it sees, which the resource leaves; guests, whom nobody knows, read none. `given`: by question
 * `{value, by, at, erased, was}`; `asked`: by question `{words, by, at, erased}`. Instants are ISO text.
 */
export const answersTables = [
  guardedTable(
    'answers',
    `CREATE TABLE answers (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  plan_kind text NOT NULL,
  task_id text NOT NULL,
  client_id text NOT NULL,
  form_id text NOT NULL,
  version int NOT NULL,
  state text NOT NULL,
  sent_at text NOT NULL,
  sent_by text,
  changed_at text NOT NULL,
  given jsonb NOT NULL,
  asked jsonb NOT NULL,
  PRIMARY KEY (workspace_id, plan_id, task_id)
);`,
    `client_id = ${reader.client}`,
    { answers_form: 'workspace_id, form_id, version, sent_at' },
  ),
];
