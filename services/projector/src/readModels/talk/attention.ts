import { partsOfStream, type AttentionEvent } from '@waymark/events';
import type { KnownEvent } from '../model/readModel.ts';
import type { Statement } from '../model/statement.ts';

type AttentionEventOf<Type extends AttentionEvent['type']> = KnownEvent &
  Extract<AttentionEvent, { type: Type }>;

/** Keeps what somebody has seen, put off, and looked at in their bell. */
export function attentionTo(
  out: Statement[],
  event: AttentionEventOf<AttentionEvent['type']>,
): void {
  const workspaceId = partsOfStream(event.stream).workspaceId ?? '';
  const { accountId } = event.data;
  const { at } = event.metadata;
  switch (event.type) {
    case 'ConversationSeen':
      return seen(out, event, workspaceId);
    case 'ConversationPutOff': {
      const { processId, taskId, until } = event.data;
      out.push({
        name: 'put off',
        text: `INSERT INTO attention (workspace_id, account_id, plan_id, task_id, put_off_until, put_off_at) VALUES ($1, $2, $3, $4, $5, $6)
          ON CONFLICT (workspace_id, account_id, plan_id, task_id) DO UPDATE SET put_off_until = excluded.put_off_until, put_off_at = excluded.put_off_at`,
        values: [workspaceId, accountId, processId, taskId, until, at],
      });
      return;
    }
    case 'NoticesOpened':
      return mark(out, 'opened_up_to', [workspaceId, accountId, event.data.upTo]);
    case 'NoticesRead':
      mark(out, 'read_up_to', [workspaceId, accountId, event.data.upTo]);
      out.push({
        name: 'all notices read',
        text: 'DELETE FROM notices_read WHERE workspace_id = $1 AND account_id = $2',
        values: [workspaceId, accountId],
      });
      return;
    case 'NoticeRead':
      out.push({
        name: 'notice read',
        text: 'INSERT INTO notices_read (workspace_id, account_id, notice_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        values: [workspaceId, accountId, event.data.noticeId],
      });
  }
}

const mark = (
  out: Statement[],
  column: 'opened_up_to' | 'read_up_to',
  values: Statement['values'],
): void =>
  void out.push({
    name: `notices ${column}`,
    text: `INSERT INTO notice_marks (workspace_id, account_id, ${column}) VALUES ($1, $2, $3)
      ON CONFLICT (workspace_id, account_id) DO UPDATE SET ${column} = excluded.${column}`,
    values,
  });

function seen(
  out: Statement[],
  { data, metadata: { at, actor } }: AttentionEventOf<'ConversationSeen'>,
  workspaceId: string,
): void {
  const { processId, taskId, accountId, upTo } = data;
  const key = [workspaceId, processId, taskId, accountId, upTo];
  out.push({
    name: 'seen up to',
    text: `INSERT INTO attention (workspace_id, plan_id, task_id, account_id, seen_up_to) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (workspace_id, account_id, plan_id, task_id) DO UPDATE SET seen_up_to = excluded.seen_up_to`,
    values: key,
  });
  // Whoever is not of the team has seen no note, whatever the instant.
  for (const table of actor.kind === 'user' ? ['messages', 'notes'] : ['messages'])
    out.push({
      name: `seen ${table}`,
      text: `INSERT INTO seen_${table} (workspace_id, plan_id, task_id, id, account_id, at)
        SELECT workspace_id, plan_id, task_id, id, $4, $6 FROM ${table} t
         WHERE workspace_id = $1 AND plan_id = $2 AND task_id = $3 AND t.at <= $5 AND author_id IS DISTINCT FROM $4
        ON CONFLICT DO NOTHING`,
      values: [...key, at],
    });
}
