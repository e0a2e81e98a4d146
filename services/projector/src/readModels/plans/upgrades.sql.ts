import type { Upgrades } from '../readModel.ts';

/** How tables of earlier versions are read and written until those of this one are filled (ADR 20). */
export const planUpgrades: Upgrades = {
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
};
