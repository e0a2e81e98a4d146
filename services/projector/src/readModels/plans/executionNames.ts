import { partsOfStream } from '@waymark/events';
import type pg from 'pg';
import { upsert } from '../bulk.ts';
import type { Known } from '../readModel.ts';
import type { ProcessRef } from './clientTurns.ts';

type Named = {
  readonly workspace_id: string;
  readonly kind: 'client' | 'project';
  readonly id: string;
  readonly name: string;
};

/** Keeps how clients and projects are called; answers those that got a name by these events. */
export async function clientAndProjectNames(
  tx: pg.ClientBase,
  events: readonly Known[],
): Promise<Named[]> {
  const latest = new Map<string, Named>();
  for (const event of events) {
    const name = nameIn(event);
    if (name === null) continue;
    const { workspaceId, kind, id } = partsOfStream(event.stream);
    latest.set(event.stream, {
      workspace_id: workspaceId ?? '',
      kind: kind === 'client' ? 'client' : 'project',
      id,
      name,
    });
  }
  const named = [...latest.values()];
  await upsert(tx, 'execution_names', ['workspace_id', 'kind', 'id'], named);
  return named;
}

function nameIn({ type, data }: Known): string | null {
  if (type === 'ClientAdded' || type === 'ProjectAdded') return data.name;
  return type === 'ClientRenamed' || type === 'ProjectRenamed' ? data.to : null;
}

/** Puts the names of client and project into the rows of the processes, and of all processes of whoever was named. */
export async function nameExecutions(
  tx: pg.ClientBase,
  processes: readonly ProcessRef[],
  named: readonly Named[],
): Promise<void> {
  if (processes.length === 0 && named.length === 0) return;
  await tx.query(
    `WITH named AS (
       SELECT * FROM jsonb_to_recordset($2::jsonb) AS n (workspace_id text, kind text, id text)
     ), touched AS (
       SELECT workspace_id, id FROM jsonb_to_recordset($1::jsonb) AS p (workspace_id text, id text)
       UNION SELECT e.workspace_id, e.id FROM executions e JOIN named n ON n.workspace_id = e.workspace_id AND n.kind = 'client' AND n.id = e.client_id
       UNION SELECT e.workspace_id, e.id FROM executions e JOIN named n ON n.workspace_id = e.workspace_id AND n.kind = 'project' AND n.id = e.project_id
     ), known AS (
       SELECT e.workspace_id, e.party, e.id, coalesce(c.name, '') AS client_name, coalesce(o.name, '') AS project_name
         FROM executions e JOIN touched USING (workspace_id, id)
         LEFT JOIN execution_names c ON c.workspace_id = e.workspace_id AND c.kind = 'client' AND c.id = e.client_id
         LEFT JOIN execution_names o ON o.workspace_id = e.workspace_id AND o.kind = 'project' AND o.id = e.project_id
     )
     UPDATE executions e SET client_name = known.client_name, project_name = known.project_name
       FROM known WHERE e.workspace_id = known.workspace_id AND e.party = known.party AND e.id = known.id
        AND (e.client_name, e.project_name) IS DISTINCT FROM (known.client_name, known.project_name)`,
    [JSON.stringify(processes), JSON.stringify(named)],
  );
}
