import { partsOfStream } from '@waymark/events';
import { upsert } from '../model/bulk.ts';
import type { KnownEvent } from '../model/readModel.ts';
import type { Statement } from '../model/statement.ts';

type NameRow = {
  readonly workspace_id: string;
  readonly kind: 'client' | 'project';
  readonly id: string;
  readonly name: string;
};

/** The events that give a client or a project its name. */
export type OfNames = Extract<
  KnownEvent,
  { type: 'ClientAdded' | 'ProjectAdded' | 'ClientRenamed' | 'ProjectRenamed' }
>;

/** Keeps how clients and projects are called; answers those that got a name by these events. */
export function clientAndProjectNames(out: Statement[], events: readonly KnownEvent[]): NameRow[] {
  const latest = new Map<string, NameRow>();
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
  upsert(out, 'execution_names', ['workspace_id', 'kind', 'id'], named);
  return named;
}

function nameIn({ type, data }: KnownEvent): string | null {
  if (type === 'ClientAdded' || type === 'ProjectAdded') return data.name;
  return type === 'ClientRenamed' || type === 'ProjectRenamed' ? data.to : null;
}

/** Puts new names into the rows of all processes of whoever was named. */
export function nameExecutions(out: Statement[], named: readonly NameRow[]): void {
  if (named.length === 0) return;
  out.push({
    name: 'name executions',
    text: `WITH named AS (
       SELECT * FROM jsonb_to_recordset($1::jsonb) AS n (workspace_id text, kind text, id text, name text)
     ), touched AS (
       SELECT e.workspace_id, e.party, e.id, n.name AS client_name, NULL AS project_name
         FROM executions e JOIN named n ON n.workspace_id = e.workspace_id AND n.kind = 'client' AND n.id = e.client_id
       UNION ALL
       SELECT e.workspace_id, e.party, e.id, NULL, n.name
         FROM executions e JOIN named n ON n.workspace_id = e.workspace_id AND n.kind = 'project' AND n.id = e.project_id
     ), names AS (
       SELECT workspace_id, party, id, max(client_name) AS client_name, max(project_name) AS project_name
         FROM touched GROUP BY workspace_id, party, id
     )
     UPDATE executions e
        SET client_name = coalesce(n.client_name, e.client_name), project_name = coalesce(n.project_name, e.project_name)
       FROM names n WHERE e.workspace_id = n.workspace_id AND e.party = n.party AND e.id = n.id`,
    values: [JSON.stringify(named)],
  });
}
