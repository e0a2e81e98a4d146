import { ofClients, sharedTable } from '../model/guardedTable.ts';

/** An SQL condition: an answer names the file. Whoever may not read the answers finds none. */
const NAMED = `EXISTS (SELECT 1 FROM answers a, jsonb_each(a.given) g
  WHERE a.workspace_id = answer_files.workspace_id AND a.plan_id = answer_files.plan_id AND a.task_id = answer_files.task_id
    AND g.value -> 'value' ? answer_files.id)`;

/** Files that were brought for answers. Contents are in the file store. */
const answerFilesTable = sharedTable(
  'answer_files',
  `CREATE TABLE answer_files (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  task_id text NOT NULL,
  id text NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  -- the smallest first: {key, bytes, width, height}
  contents jsonb NOT NULL,
  erased boolean NOT NULL,
  PRIMARY KEY (workspace_id, id)
);`,
  NAMED,
  { answer_files_task: 'workspace_id, plan_id, task_id' },
);

/**
 * Answers to the forms of tasks: the client reads those of tasks that it sees, which the resource
 * leaves, guests of them those of what is shared. `given`: by question `{value, by, at, erased,
 * was}`; `asked`: by question `{words, by, at, erased}`. Instants are ISO text.
 */
export const answersTables = [
  sharedTable(
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
    ofClients(),
    { answers_form: 'workspace_id, form_id, version, sent_at' },
  ),
  answerFilesTable,
];
