import {
  partsOfStream,
  type ConversationEvent,
  type FileEvent,
  type NotesEvent,
} from '@waymark/events';
import { openEvent } from '@waymark/vault';
import type { KnownEvent } from '../model/readModel.ts';
import { taskKey, type KnownEventAmong, type TalkStatements } from './writeMessage.ts';

export async function fileStored(
  { out, vault }: TalkStatements,
  event: KnownEventAmong<FileEvent, 'FileStored'>,
): Promise<void> {
  const { workspaceId } = partsOfStream(event.stream);
  const { data } = await openEvent(vault, event);
  const { processId, taskId, fileId, accountId, name, type, contents } = data;
  out.push({
    name: 'file',
    text: `INSERT INTO files (workspace_id, plan_id, task_id, id, account_id, name, type, contents, erased)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9)`,
    values: [
      ...[workspaceId, processId, taskId, fileId, accountId],
      ...(name.erased ? [''] : [name.value]),
      ...[type, JSON.stringify(name.erased ? [] : contents), name.erased],
    ],
  });
}

/** Empties the row of an erased file; that there was one stays. */
export const fileErased = (
  { out }: TalkStatements,
  { stream, data }: KnownEventAmong<FileEvent, 'FileErased'>,
): void =>
  void out.push({
    name: 'erase file',
    text: `UPDATE files SET name = '', contents = '[]', erased = true WHERE workspace_id = $1 AND id = $2`,
    values: [partsOfStream(stream).workspaceId, data.fileId],
  });

export function filesAttached(
  { out }: TalkStatements,
  {
    stream,
    data,
  }: KnownEvent &
    (
      | KnownEventAmong<ConversationEvent, 'MessageFilesAttached'>
      | KnownEventAmong<NotesEvent, 'NoteFilesAttached'>
    ),
): void {
  const [table, id] =
    'noteId' in data ? (['notes', data.noteId] as const) : (['messages', data.messageId] as const);
  out.push({
    name: `files of ${table}`,
    text: `UPDATE ${table} SET files = $5::jsonb WHERE workspace_id = $1 AND plan_id = $2 AND task_id = $3 AND id = $4`,
    values: [...taskKey(stream), id, JSON.stringify(data.files)],
  });
}
