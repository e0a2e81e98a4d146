import { fileContent } from '@waymark/events';
import { sql } from 'slonik';
import { z } from 'zod';
import type { Ask } from '../readAs.ts';

const found = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  contents: z.array(fileContent),
});
export type CarriedFile = z.infer<typeof found>;

/** What stands over every file: row-level security shows what carries it to whom may read that. */
export const FILE_MODELS = ['talk', 'plans', 'directory', 'answers'];

/**
 * Of these files those that whoever asks may read: a message or note that they see carries them, on a task that is there, or a
 * block that they see shows them, or an answer to the form of a task that they see names them.
 */
export async function carriedFiles(
  ask: Ask,
  ids: readonly string[],
): Promise<readonly CarriedFile[]> {
  const { rows } = await ask({
    query: sql.type(found)`
      SELECT f.id, f.name, f.type, f.contents FROM read.files f
        JOIN read.tasks k ON k.workspace_id = f.workspace_id AND k.plan_id = f.plan_id AND k.plan_kind IN ('process', 'project') AND k.id = f.task_id
       WHERE f.workspace_id = current_setting('waymark.workspace', true) AND f.id = ANY(${sql.array([...ids], 'text')}) AND NOT f.erased
         AND (EXISTS (SELECT 1 FROM read.messages c WHERE c.workspace_id = f.workspace_id AND c.plan_id = f.plan_id AND c.task_id = f.task_id
                         AND c.state = 'shown' AND c.files ? f.id)
           OR EXISTS (SELECT 1 FROM read.notes c WHERE c.workspace_id = f.workspace_id AND c.plan_id = f.plan_id AND c.task_id = f.task_id
                         AND c.files ? f.id))
      UNION ALL
      SELECT f.id, f.name, f.type, f.contents FROM read.brought_files f
       WHERE f.workspace_id = current_setting('waymark.workspace', true) AND f.id = ANY(${sql.array([...ids], 'text')})
         AND EXISTS (SELECT 1 FROM read.block_files b WHERE b.workspace_id = f.workspace_id AND b.file_id = f.id)
      UNION ALL
      SELECT f.id, f.name, f.type, f.contents FROM read.answer_files f
        JOIN read.tasks k ON k.workspace_id = f.workspace_id AND k.plan_id = f.plan_id AND k.plan_kind IN ('process', 'project') AND k.id = f.task_id
       WHERE f.workspace_id = current_setting('waymark.workspace', true) AND f.id = ANY(${sql.array([...ids], 'text')}) AND NOT f.erased
         AND EXISTS (SELECT 1 FROM read.answers a, jsonb_each(a.given) g
                      WHERE a.workspace_id = f.workspace_id AND a.plan_id = f.plan_id AND a.task_id = f.task_id AND g.value -> 'value' ? f.id)`,
    samePlan: true,
  });
  return rows;
}
