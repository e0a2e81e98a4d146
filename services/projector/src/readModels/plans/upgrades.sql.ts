import type { Table } from '../guardedTable.ts';
import type { Upgrades } from '../readModel.ts';
import { blockFilesTable, broughtFilesTable } from './blockFiles.sql.ts';

const anew = ({ ddl }: Table): string =>
  ddl.replaceAll(/CREATE (TABLE|INDEX)/g, 'CREATE $1 IF NOT EXISTS');

/** How tables of earlier versions are read and written until those of this one are filled (ADR 20). */
export const planUpgrades: Upgrades = {
  // Nobody followed a process as a whole.
  22: {
    columns: `
ALTER TABLE executions ADD COLUMN followers jsonb NOT NULL DEFAULT '[]', ADD COLUMN followed_by jsonb NOT NULL DEFAULT '[]';
ALTER TABLE blueprints ADD COLUMN followers jsonb NOT NULL DEFAULT '[]';`,
  },
  // No text stood for anything.
  21: {
    columns: `
ALTER TABLE modules ADD COLUMN refers boolean NOT NULL DEFAULT false;
ALTER TABLE blocks ADD COLUMN refers boolean NOT NULL DEFAULT false;
ALTER TABLE tasks ADD COLUMN refers boolean NOT NULL DEFAULT false;
ALTER TABLE variables ADD COLUMN used_in jsonb NOT NULL DEFAULT '[]';`,
  },
  // No task showed a variable or said how long it takes.
  20: {
    columns: `
ALTER TABLE tasks ADD COLUMN duration jsonb, ADD COLUMN variables jsonb NOT NULL DEFAULT '[]';
ALTER TABLE variables ADD COLUMN audience text NOT NULL DEFAULT 'INTERN';`,
  },
  // What is overdue counts what has not started: it shows with the next change.
  19: { columns: '' },
  // Nothing started by itself.
  18: { columns: 'ALTER TABLE modules ADD COLUMN starts_on text;' },
  // No block showed a file.
  17: { columns: `${anew(blockFilesTable)}\n${anew(broughtFilesTable)}` },
  // Nothing was imported into a running process.
  16: { columns: 'ALTER TABLE modules ADD COLUMN sub_process jsonb;' },
  // There were no boards: all that was there was to be done, and nobody could add another one of it.
  14: {
    columns: `
ALTER TABLE modules ADD COLUMN user_addable boolean NOT NULL DEFAULT false;
ALTER TABLE tasks ADD COLUMN active boolean NOT NULL DEFAULT true, ADD COLUMN user_addable boolean NOT NULL DEFAULT false;`,
  },
  // No time was booked anywhere.
  13: { columns: 'ALTER TABLE tasks ADD COLUMN booking jsonb;' },
  // Every blueprint was a process.
  12: {
    columns: `
ALTER TABLE blueprints ADD COLUMN type_id text NOT NULL DEFAULT '';`,
    rows: `
UPDATE blueprints SET type_id = id WHERE type_id = '';`,
  },
  // What a block or a task holds by its kind stands in one column; a search looks at the words of a text without markup.
  8: {
    columns: `
ALTER TABLE blocks ADD COLUMN content jsonb NOT NULL DEFAULT 'null', ADD COLUMN said text NOT NULL DEFAULT '';
ALTER TABLE tasks ADD COLUMN type text NOT NULL DEFAULT 'simple', ADD COLUMN content jsonb NOT NULL DEFAULT 'null';`,
    rows: `
UPDATE blocks SET
  content = CASE type WHEN 'task' THEN jsonb_build_object('type', type, 'taskId', task_id) ELSE jsonb_build_object('type', type, 'html', html) END,
  said = coalesce(regexp_replace(html, '<[^>]*>', ' ', 'g'), '')
 WHERE content = 'null';
UPDATE tasks SET content = jsonb_build_object('type', type, 'action', action) WHERE content = 'null';`,
  },
  // Who answers for a process, whose turn the module is that it is at, and what is overdue; the turn shows with the next change.
  10: {
    columns: `
ALTER TABLE executions ADD COLUMN owner text, ADD COLUMN turn text, ADD COLUMN turn_who text, ADD COLUMN turn_shown boolean NOT NULL DEFAULT false,
  ADD COLUMN turn_tasks int NOT NULL DEFAULT 0, ADD COLUMN turn_client boolean NOT NULL DEFAULT false, ADD COLUMN turn_since text,
  ADD COLUMN open_due text[] NOT NULL DEFAULT '{}';
ALTER TABLE blueprints ADD COLUMN start_on text, ADD COLUMN end_on text;`,
    rows: `
UPDATE executions e SET open_due = d.due FROM (
  SELECT workspace_id, plan_id, array_agg(due_date ORDER BY due_date) AS due, bool_and(audience = 'EXTERN') AS shown
    FROM tasks WHERE plan_kind = 'process' AND status <> 'DONE' AND due_date IS NOT NULL GROUP BY workspace_id, plan_id) d
 WHERE d.workspace_id = e.workspace_id AND d.plan_id = e.id AND (e.party = 'team' OR d.shown) AND e.open_due = '{}';`,
  },
  // Which module a process is at counts what was asked or opened again: it shows with the next change.
  11: { columns: '' },
  // Whose turn a task is.
  9: {
    columns: `
ALTER TABLE tasks ADD COLUMN turn text NOT NULL DEFAULT 'notStarted', ADD COLUMN turn_from text, ADD COLUMN turn_by text, ADD COLUMN turn_since text;`,
    rows: `
UPDATE tasks t SET turn = CASE
  WHEN t.status = 'DONE' THEN 'done'
  WHEN t.status = 'STUCKED' THEN 'stuck'
  WHEN m.status = 'PENDING' THEN 'notStarted'
  WHEN m.status = 'PAUSED' THEN 'paused'
  WHEN t.assignee IS NULL THEN 'unassigned'
  WHEN t.assignee LIKE 'p::%' OR t.assignee LIKE 'r::%' THEN 'unnamed'
  ELSE 'assigned' END
  FROM modules m
 WHERE m.workspace_id = t.workspace_id AND m.plan_id = t.plan_id AND m.plan_kind = t.plan_kind AND m.id = t.module_id;`,
  },
  // What guests may read stands in the policies.
  15: { columns: '' },
};
