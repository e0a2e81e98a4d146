import {
  guardedTable,
  ofClients,
  reader,
  sharedTable,
  tableWithPolicy,
} from '../model/guardedTable.ts';

const ofTask = `
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  task_id text NOT NULL`;
const sameTask = (one: string, other: string) =>
  `${one}.workspace_id = ${other}.workspace_id AND ${one}.plan_id = ${other}.plan_id AND ${one}.task_id = ${other}.task_id`;
const SEEN = `module_id text NOT NULL,
  position bigint NOT NULL,
  at text NOT NULL,
  author_id text,
  text text NOT NULL,
  -- the key of who wrote it was deleted
  erased boolean NOT NULL,
  mentions jsonb NOT NULL,
  -- what it read before it was edited, the oldest first: {text, at}
  versions jsonb NOT NULL,
  edited_at text,
  deleted_at text,
  -- ids, in the order in which they are shown
  files jsonb NOT NULL DEFAULT '[]'`;

/** Their own, whoever they are. */
const OWN = `workspace_id = ${reader.workspace} AND account_id = ${reader.account}`;

/**
 * An SQL condition: the client sees the module by now. It stands in this model, since rows of
 * others come and go with theirs.
 */
const IN_SHOWN_MODULE = `EXISTS (SELECT 1 FROM talk_modules m
  WHERE m.workspace_id = messages.workspace_id AND m.plan_id = messages.plan_id AND m.module_id = messages.module_id)`;

const OF_CLIENT = ofClients();
const SHOWN_MODULE = `${OF_CLIENT} AND audience = 'EXTERN'`;
const SHOWN_MESSAGE = `state = 'shown' AND audience = 'EXTERN' AND NOT task_hidden AND ${IN_SHOWN_MODULE}`;
const SAID = `EXISTS (SELECT 1 FROM messages m WHERE ${sameTask('m', 'conversations')})`;
const SEEN_ONES = `EXISTS (SELECT 1 FROM messages m WHERE ${sameTask('m', 'seen_messages')} AND m.id = seen_messages.id)`;

/** An SQL condition: a message or note carries the file; what was deleted carries nothing. */
const carries = (table: 'messages' | 'notes') => `EXISTS (SELECT 1 FROM ${table} c
  WHERE ${sameTask('c', 'files')} AND c.files ? files.id)`;

/**
 * Files that were brought to tasks; whoever reads what carries one may read it. Contents are in the
 * file store.
 */
const filesTable = sharedTable(
  'files',
  `CREATE TABLE files (${ofTask},
  id text NOT NULL,
  account_id text NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  -- the smallest first: {key, bytes, width, height}
  contents jsonb NOT NULL,
  erased boolean NOT NULL,
  PRIMARY KEY (workspace_id, id)
);`,
  carries('messages'),
);

/**
 * The tables of what was said about tasks of processes (PRODUCT 13). Clients read what was said
 * while they saw the task, as long as they see it; notes, and mails of strangers that wait, stand
 * where no client's query finds a row. Instants are ISO text.
 */
export const talkTables = [
  sharedTable(
    'talk_plans',
    `CREATE TABLE talk_plans (workspace_id text NOT NULL, plan_id text NOT NULL, client_id text NOT NULL, PRIMARY KEY (workspace_id, plan_id));`,
    OF_CLIENT,
  ),
  sharedTable(
    'talk_modules',
    `CREATE TABLE talk_modules (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  module_id text NOT NULL,
  client_id text NOT NULL,
  audience text NOT NULL,
  PRIMARY KEY (workspace_id, plan_id, module_id)
);`,
    SHOWN_MODULE,
  ),
  // Tasks that are the team's alone, or hidden for now, whoever sees their modules.
  guardedTable(
    'talk_hidden',
    `CREATE TABLE talk_hidden (${ofTask}, PRIMARY KEY (workspace_id, plan_id, task_id));`,
    'false',
  ),
  sharedTable(
    'messages',
    `CREATE TABLE messages (${ofTask},
  id text NOT NULL,
  -- 'message', or 'stuck' for the reason that came with a status
  kind text NOT NULL,
  -- 'shown', 'held' or 'rejected'
  state text NOT NULL,
  -- of the task when it was said
  audience text NOT NULL,
  -- whether the task itself is the team's alone by now
  task_hidden boolean NOT NULL DEFAULT false,
  side text NOT NULL,
  via text NOT NULL,
  rest text,
  sender_name text,
  sender_address text,
  ${SEEN},
  PRIMARY KEY (workspace_id, plan_id, task_id, id)
);`,
    SHOWN_MESSAGE,
    { messages_task: 'workspace_id, plan_id, task_id, position' },
  ),
  guardedTable(
    'notes',
    `CREATE TABLE notes (${ofTask}, id text NOT NULL, ${SEEN}, PRIMARY KEY (workspace_id, plan_id, task_id, id));`,
    'false',
    { notes_task: 'workspace_id, plan_id, task_id, position' },
  ),
  filesTable,
  // Tasks about which something was said.
  sharedTable(
    'conversations',
    `CREATE TABLE conversations (${ofTask}, handed_to text, PRIMARY KEY (workspace_id, plan_id, task_id));`,
    SAID,
  ),
  // Who has seen which message, and when for the first time.
  sharedTable(
    'seen_messages',
    `CREATE TABLE seen_messages (${ofTask}, id text NOT NULL, account_id text NOT NULL, at text NOT NULL,
  PRIMARY KEY (workspace_id, plan_id, task_id, id, account_id));`,
    SEEN_ONES,
  ),
  guardedTable(
    'seen_notes',
    `CREATE TABLE seen_notes (${ofTask}, id text NOT NULL, account_id text NOT NULL, at text NOT NULL,
  PRIMARY KEY (workspace_id, plan_id, task_id, id, account_id));`,
    'false',
  ),
  tableWithPolicy(
    'attention',
    `CREATE TABLE attention (${ofTask}, account_id text NOT NULL,
  seen_up_to text,
  put_off_until text,
  put_off_at text,
  PRIMARY KEY (workspace_id, account_id, plan_id, task_id));`,
    OWN,
  ),
  // Of the bell: up to when it was opened and read, and what was read since one by one.
  tableWithPolicy(
    'notice_marks',
    `CREATE TABLE notice_marks (workspace_id text NOT NULL, account_id text NOT NULL, opened_up_to text, read_up_to text,
  PRIMARY KEY (workspace_id, account_id));`,
    OWN,
  ),
  tableWithPolicy(
    'notices_read',
    `CREATE TABLE notices_read (workspace_id text NOT NULL, account_id text NOT NULL, notice_id text NOT NULL,
  PRIMARY KEY (workspace_id, account_id, notice_id));`,
    OWN,
  ),
];
