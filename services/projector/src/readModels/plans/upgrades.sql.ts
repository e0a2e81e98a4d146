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
};
