import { partsOfStream, type FileEvent } from '@waymark/events';
import { openEvent } from '@waymark/vault';
import type { KnownEvent, Sources } from '../model/readModel.ts';
import type { Statement } from '../model/statement.ts';

type FileEventOf<Type extends FileEvent['type']> = Extract<KnownEvent, { type: Type }>;

/** A file that was brought for answers; its name goes with the key of who brought it. */
export async function fileStored(
  out: Statement[],
  event: FileEventOf<'FileStored'>,
  vault: Sources['vault'],
): Promise<void> {
  if (event.data.carrier !== 'answers') return;
  const { workspaceId } = partsOfStream(event.stream);
  const { data } = await openEvent(vault, event);
  const { processId, taskId, fileId, name, type, contents } = data;
  out.push({
    name: 'file of answers',
    text: `INSERT INTO answer_files (workspace_id, plan_id, task_id, id, name, type, contents, erased)
      VALUES ($1, $2, $3, $4, $5, $6, $7::jsonb, $8)`,
    values: [
      ...[workspaceId, processId, taskId, fileId],
      ...(name.erased ? [''] : [name.value]),
      ...[type, JSON.stringify(name.erased ? [] : contents), name.erased],
    ],
  });
}

/** Empties the row of an erased file; that there was one stays. */
export const fileErased = (out: Statement[], { stream, data }: FileEventOf<'FileErased'>): void =>
  void out.push({
    name: 'erase file of answers',
    text: `UPDATE answer_files SET name = '', contents = '[]', erased = true WHERE workspace_id = $1 AND id = $2`,
    values: [partsOfStream(stream).workspaceId, data.fileId],
  });
