import type { Statement } from '../model/statement.ts';
import type { KnownEvent } from '../model/readModel.ts';
import type { Happening } from './happening.ts';

/** The place at which something happened. */
export type Where = {
  readonly workspaceId: string;
  readonly planId: string;
  readonly clientId: string;
};

/**
 * SQL for the people concerned: those who are named, and where something is said about a task,
 * whoever took part in that talk.
 */
const CONCERNED = `
  SELECT DISTINCT c.account_id, m.account_id IS NOT NULL AS of_team FROM (
      SELECT jsonb_array_elements_text($1::jsonb) AS account_id
      UNION SELECT t.account_id FROM notice_talkers t
       WHERE $2 AND t.workspace_id = $3 AND t.plan_id = $4 AND t.task_id = $7) c
    LEFT JOIN notice_team m ON m.workspace_id = $3 AND m.account_id = c.account_id
   WHERE c.account_id IS DISTINCT FROM $8`;

/**
 * Writes what people are told of: to nobody what they did themselves, nor a second time what the
 * same event told them, or the request for a change that it followed from: before that was said
 * with it, the task that opened by one looked like any other.
 */
export function tell(
  out: Statement[],
  event: KnownEvent,
  { workspaceId, planId, clientId }: Where,
  happenings: readonly Happening[],
): void {
  happenings.forEach((it, nth) => {
    const isSaid = it.kind === 'message' || it.kind === 'held';
    if (it.to.length === 0 && !it.orOwners && !isSaid) return;
    out.push({
      name: 'tell',
      text: `WITH concerned AS (${CONCERNED})
        INSERT INTO notices (workspace_id, account_id, id, kind, plan_id, client_id, module_id, task_id, said_id, by_id, by_side, audience, hidden, at, position)
        SELECT $3, w.account_id, $9, $10, $4, $5, $6, $7, $11, $8, $12, $13, $13 = 'INTERN', $14, $15::bigint
          FROM (SELECT account_id FROM concerned WHERE $16::text IS NULL OR of_team = ($16 = 'seller')
                UNION SELECT o.account_id FROM notice_team o
                 WHERE $17 AND o.workspace_id = $3 AND o.role = 'OWNER' AND o.account_id IS DISTINCT FROM $8
                   AND NOT EXISTS (SELECT 1 FROM concerned WHERE of_team)) w
         WHERE NOT EXISTS (SELECT 1 FROM notices n WHERE n.workspace_id = $3 AND n.plan_id = $4 AND n.account_id = w.account_id AND n.said_id = $11 AND n.module_id = $6)
           AND NOT EXISTS (SELECT 1 FROM notices n WHERE n.workspace_id = $3 AND n.account_id = w.account_id AND n.id = $18 AND n.kind = 'changeAsked')
        ON CONFLICT DO NOTHING`,
      values: [
        ...[JSON.stringify(it.to), isSaid, workspaceId, planId, clientId],
        ...[it.moduleId, it.taskId, it.by, noticeId(event.id, nth), it.kind],
        ...[it.saidId, it.bySide, it.audience, event.metadata.at],
        ...[`${event.position}`, it.side, it.orOwners],
        noticeId(event.metadata.causationId, 0),
      ],
    });
  });
}

const noticeId = (eventId: string, nth: number): string => `${eventId}-${nth}`;
