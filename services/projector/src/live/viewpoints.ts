import { partsOfStream, taskOfStreamId, type WaymarkEvent } from '@waymark/events';
import { sql } from 'slonik';
import { z } from 'zod';
import type { ReadPool } from '../reading/readPool.ts';
import type { KnownEvent } from '../readModels/model/readModel.ts';

const placeOf = z.object({
  key: z.string(),
  workspace_id: z.string(),
  client_id: z.string().nullable(),
});
/** Where something is seen: a workspace, and the client; null: the team. */
export type Viewpoint = z.infer<typeof placeOf>;

export const clientsIn = (places: readonly Viewpoint[] = []): string[] =>
  places.flatMap(({ client_id }) => client_id ?? []);

type Places = ReadonlyMap<string, readonly Viewpoint[]>;
const byKey = (places: readonly Viewpoint[]): Places => Map.groupBy(places, ({ key }) => key);

/** The variable or the placeholder that an event is about. */
const partOf = ({ data }: KnownEvent): string | undefined =>
  'variableId' in data ? data.variableId : 'placeholderId' in data ? data.placeholderId : undefined;

/** Positions of the events by which a task is shown to clients, or not any more. */
const comeAndGone = (events: readonly KnownEvent[]): string[] =>
  events.flatMap(({ type, data, position }) =>
    type === 'TaskSeenBySet' && (data.from === 'module' || data.to === 'module')
      ? [`${position}`]
      : [],
  );

/**
 * By position. The client hears what it may read in the history: nothing of modules and tasks that
 * are the team's alone, but that one of them was hidden; and that a variable or a placeholder is
 * another one which stands in what they read.
 */
export async function viewpointsOfProcesses(
  pool: ReadPool,
  events: readonly KnownEvent[],
): Promise<Places> {
  const workspaces = events.map(({ stream }) => partsOfStream(stream).workspaceId ?? '');
  const parts = events.flatMap((event) => {
    const { workspaceId, id: plan } = partsOfStream(event.stream);
    const id = partOf(event);
    return id === undefined ? [] : [{ position: `${event.position}`, workspaceId, plan, id }];
  });
  return byKey(
    await pool.any(sql.type(placeOf)`
    SELECT e.position::text AS key, p.workspace_id, p.client_id
      FROM unnest(${sql.array(
        parts.map(({ position }) => position),
        'int8',
      )}, ${sql.array(
        parts.map(({ workspaceId }) => workspaceId ?? ''),
        'text',
      )}, ${sql.array(
        parts.map(({ plan }) => plan),
        'text',
      )}, ${sql.array(
        parts.map(({ id }) => id),
        'text',
      )}) AS e (position, workspace_id, plan_id, id)
      JOIN (SELECT workspace_id, plan_id, plan_kind, id, client_id, audience FROM read.variables
            UNION ALL SELECT workspace_id, plan_id, plan_kind, id, client_id, audience FROM read.placeholders) p USING (workspace_id, plan_id, id)
     WHERE p.plan_kind = 'process' AND p.audience = 'EXTERN'
    UNION
    SELECT h.position::text AS key, h.workspace_id, h.client_id
      FROM unnest(${sql.array(workspaces, 'text')}, ${sql.array(
        events.map(({ position }) => `${position}`),
        'int8',
      )}) AS e (workspace_id, position)
      JOIN read.history h USING (workspace_id, position)
     WHERE h.for_party IN ('all', 'client') AND (h.audience = 'EXTERN' AND NOT h.hidden AND NOT h.task_hidden OR h.event = 'ModuleAudienceSet'
       OR h.position = ANY(${sql.array(comeAndGone(events), 'int8')}))`),
  );
}

/** What changes in a conversation for a client; mails of strangers wait unseen. */
const shownToClients: ReadonlySet<string> = new Set<WaymarkEvent['type']>([
  'MessageSent',
  'MessageEdited',
  'MessageDeleted',
  'ReplyLetIn',
]);

/** By stream. The client that sees the task, if it does. */
export async function viewpointsOfConversations(
  pool: ReadPool,
  events: readonly KnownEvent[],
): Promise<Places> {
  const asked = events.flatMap(({ type, stream, data }) =>
    shownToClients.has(type) && 'moduleId' in data ? [{ stream, moduleId: data.moduleId }] : [],
  );
  const parts = asked.map(({ stream }) => partsOfStream(stream));
  return byKey(
    await pool.any(sql.type(placeOf)`
    SELECT DISTINCT e.key, m.workspace_id, m.client_id
      FROM unnest(${sql.array(
        asked.map(({ stream }) => stream),
        'text',
      )}, ${sql.array(
        parts.map(({ workspaceId }) => workspaceId ?? ''),
        'text',
      )}, ${sql.array(
        parts.map(({ id }) => taskOfStreamId(id).processId),
        'text',
      )}, ${sql.array(
        asked.map(({ moduleId }) => moduleId),
        'text',
      )}, ${sql.array(
        parts.map(({ id }) => taskOfStreamId(id).taskId),
        'text',
      )}) AS e (key, workspace_id, plan_id, module_id, task_id)
      JOIN read.talk_modules m USING (workspace_id, plan_id, module_id)
     WHERE m.audience = 'EXTERN' AND NOT EXISTS (
       SELECT FROM read.talk_hidden h WHERE h.workspace_id = e.workspace_id AND h.plan_id = e.plan_id AND h.task_id = e.task_id)`),
  );
}

/** By stream. */
export async function viewpointsOfProjects(
  pool: ReadPool,
  events: readonly KnownEvent[],
): Promise<Places> {
  const streams = [...new Set(events.map(({ stream }) => stream))];
  const parts = streams.map(partsOfStream);
  return byKey(
    await pool.any(sql.type(placeOf)`
    SELECT e.key, p.workspace_id, p.client_id
      FROM unnest(${sql.array(streams, 'text')}, ${sql.array(
        parts.map(({ workspaceId }) => workspaceId ?? ''),
        'text',
      )}, ${sql.array(
        parts.map(({ id }) => id),
        'text',
      )}) AS e (key, workspace_id, project_id)
      JOIN read.projects p USING (workspace_id, project_id)`),
  );
}

/** By account. */
export async function viewpointsOfAccounts(
  pool: ReadPool,
  events: readonly KnownEvent[],
): Promise<Places> {
  const accounts = events.map(({ stream }) => partsOfStream(stream).id);
  return byKey(
    await pool.any(sql.type(placeOf)`
    SELECT account_id AS key, workspace_id, client_id FROM read.members WHERE account_id = ANY(${sql.array(accounts, 'text')})`),
  );
}
