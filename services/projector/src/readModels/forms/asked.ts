import { partsOfStream } from '@waymark/events';
import type { Known } from '../readModel.ts';
import type { Statement } from '../statement.ts';

type Asked = { readonly form_id: string; readonly version: number };

/** Keeps which versions of forms tasks of which client ever asked for: what somebody is filling in does not go away. */
export function formsAsked(
  out: Statement[],
  { type, data, stream }: Known,
): void {
  const { workspaceId, id: planId } = partsOfStream(stream);
  if (type === 'ProcessCreated' || type === 'ProjectAdded') {
    out.push({
      name: 'forms plan',
      text: 'INSERT INTO form_plans (workspace_id, plan_id, client_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      values: [workspaceId, planId, data.clientId],
    });
    return;
  }
  const asked = [...askedIn(data)];
  if (asked.length === 0) return;
  out.push({
    name: 'forms asked',
    text: `INSERT INTO form_uses (workspace_id, plan_id, client_id, form_id, version)
      SELECT p.workspace_id, p.plan_id, p.client_id, a.form_id, a.version
        FROM form_plans p, jsonb_to_recordset($3::jsonb) AS a (form_id text, version int)
       WHERE p.workspace_id = $1 AND p.plan_id = $2
      ON CONFLICT DO NOTHING`,
    values: [workspaceId, planId, JSON.stringify(asked)],
  });
}

/** Wherever in an event the content of a task stands: one that came, was copied, put back, or asks for another form now. */
function* askedIn(value: unknown): Generator<Asked> {
  if (typeof value !== 'object' || value === null) return;
  if (
    'type' in value &&
    value.type === 'form' &&
    'formId' in value &&
    'version' in value &&
    value.version !== 0
  )
    yield { form_id: String(value.formId), version: Number(value.version) };
  else for (const part of Object.values(value)) yield* askedIn(part);
}
