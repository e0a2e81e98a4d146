import type { Upgrades } from '../model/readModel.ts';
import { moduleColumns, taskColumns } from './taskColumns.ts';

/**
 * Statements by which tables of the last release are read and written until those of this version
 * are filled (ADR 20).
 */
export const planUpgrades: Upgrades = {
  23: {
    from: 22,
    // What is planned only the fold knows, and that tasks that wait for their booking page or form
    // are nobody's turn. Days of what has not begun were counted from the start of the process:
    // none is due. A search reads the texts themselves where it finds nothing kept of them.
    columns: `
ALTER TABLE modules
  ADD COLUMN search text,
  ADD COLUMN planned_from text,
  ADD COLUMN planned_to text,
  ADD COLUMN planned_shown_to text,${moduleColumns.additions};
ALTER TABLE blocks ADD COLUMN search text;
ALTER TABLE milestones ADD COLUMN mark int NOT NULL DEFAULT 0;
ALTER TABLE blueprints ADD COLUMN bytes int NOT NULL DEFAULT 0;
ALTER TABLE tasks
  ADD COLUMN search text,
  ADD COLUMN planned_on text,
  ADD COLUMN added boolean NOT NULL DEFAULT false,
  ADD COLUMN added_by text,
  ADD COLUMN seen_by text NOT NULL DEFAULT 'module',${taskColumns.additions};
ALTER TABLE executions
  ADD COLUMN is_over boolean NOT NULL DEFAULT false,
  ADD COLUMN turn_task text;
CREATE TABLE ratings (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  account_id text NOT NULL,
  rating int NOT NULL,
  words text,
  at text NOT NULL,
  PRIMARY KEY (workspace_id, plan_id, account_id));`,
    rows: `
UPDATE milestones SET mark = (ARRAY[0, 2, 4, 5, 3, 1, 6, 7])[place % 8 + 1] WHERE mark = 0;
UPDATE tasks t SET due_date = NULL
  FROM modules m
 WHERE t.plan_kind = 'process' AND t.due_in_days IS NOT NULL AND t.due_date IS NOT NULL AND m.status = 'PENDING'
   AND m.workspace_id = t.workspace_id AND m.plan_id = t.plan_id AND m.plan_kind = t.plan_kind AND m.id = t.module_id;
UPDATE executions e SET is_over = true
 WHERE NOT e.is_over AND EXISTS (
   SELECT 1 FROM tasks t WHERE t.workspace_id = e.workspace_id AND t.plan_id = e.id AND t.plan_kind = 'process')
   AND NOT EXISTS (
   SELECT 1 FROM tasks t
    WHERE t.workspace_id = e.workspace_id AND t.plan_id = e.id AND t.plan_kind = 'process' AND t.turn <> 'done')
   AND NOT EXISTS (
   SELECT 1 FROM modules m
    WHERE m.workspace_id = e.workspace_id AND m.plan_id = e.id AND m.plan_kind = 'process' AND m.status = 'PENDING');`,
  },
  22: {
    from: 8,
    // In 0.4.0 every blueprint was a process, and all tasks were to be done. What only the fold
    // knows stays unsaid.
    columns: `
ALTER TABLE executions
  ADD COLUMN owner text,
  ADD COLUMN followers jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN followed_by jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN turn text,
  ADD COLUMN turn_who text,
  ADD COLUMN turn_shown boolean NOT NULL DEFAULT false,
  ADD COLUMN turn_tasks int NOT NULL DEFAULT 0,
  ADD COLUMN turn_client boolean NOT NULL DEFAULT false,
  ADD COLUMN turn_since text,
  ADD COLUMN open_due text[] NOT NULL DEFAULT '{}';
ALTER TABLE blueprints
  ADD COLUMN type_id text NOT NULL DEFAULT '',
  ADD COLUMN start_on text,
  ADD COLUMN end_on text,
  ADD COLUMN followers jsonb NOT NULL DEFAULT '[]';
ALTER TABLE modules
  ADD COLUMN refers boolean NOT NULL DEFAULT false,
  ADD COLUMN starts_on text,
  ADD COLUMN user_addable boolean NOT NULL DEFAULT false,
  ADD COLUMN sub_process jsonb;
ALTER TABLE blocks ADD COLUMN refers boolean NOT NULL DEFAULT false;
ALTER TABLE tasks
  ADD COLUMN refers boolean NOT NULL DEFAULT false,
  ADD COLUMN turn text NOT NULL DEFAULT 'notStarted',
  ADD COLUMN turn_from text,
  ADD COLUMN turn_by text,
  ADD COLUMN turn_since text,
  ADD COLUMN duration jsonb,
  ADD COLUMN variables jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN active boolean NOT NULL DEFAULT true,
  ADD COLUMN user_addable boolean NOT NULL DEFAULT false,
  ADD COLUMN booking jsonb;
ALTER TABLE variables
  ADD COLUMN audience text NOT NULL DEFAULT 'INTERN',
  ADD COLUMN used_in jsonb NOT NULL DEFAULT '[]';
CREATE TABLE block_files (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  id text NOT NULL,
  plan_kind text NOT NULL,
  client_id text,
  audience text NOT NULL,
  file_id text NOT NULL,
  PRIMARY KEY (workspace_id, plan_id, plan_kind, id));
CREATE INDEX block_files_file ON block_files (workspace_id, file_id);
CREATE TABLE brought_files (
  workspace_id text NOT NULL,
  id text NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  contents jsonb NOT NULL,
  PRIMARY KEY (workspace_id, id));`,
    rows: `
UPDATE blueprints SET type_id = id WHERE type_id = '';
UPDATE tasks t SET turn = CASE
  WHEN t.status = 'DONE' THEN 'done'
  WHEN t.status = 'STUCKED' THEN 'stuck'
  WHEN m.status = 'PENDING' THEN 'notStarted'
  WHEN m.status = 'PAUSED' THEN 'paused'
  WHEN t.assignee IS NULL THEN 'unassigned'
  WHEN t.assignee LIKE 'p::%' OR t.assignee LIKE 'r::%' THEN 'unnamed'
  ELSE 'assigned' END
  FROM modules m
 WHERE t.turn = 'notStarted' AND t.active AND m.workspace_id = t.workspace_id
   AND m.plan_id = t.plan_id AND m.plan_kind = t.plan_kind AND m.id = t.module_id;
UPDATE executions e SET open_due = d.due FROM (
  SELECT m.workspace_id, m.plan_id, p.party, array_agg(t.due_date ORDER BY t.due_date) AS due
    FROM tasks t
    JOIN modules m ON m.workspace_id = t.workspace_id AND m.plan_id = t.plan_id
     AND m.plan_kind = t.plan_kind AND m.id = t.module_id
    JOIN (VALUES ('team'), ('client')) p (party) ON p.party = 'team' OR m.audience = 'EXTERN'
   WHERE t.plan_kind = 'process' AND m.status <> 'PENDING' AND t.status <> 'DONE' AND t.due_date IS NOT NULL
   GROUP BY m.workspace_id, m.plan_id, p.party) d
 WHERE d.workspace_id = e.workspace_id AND d.plan_id = e.id AND d.party = e.party AND e.open_due = '{}';`,
  },
};
