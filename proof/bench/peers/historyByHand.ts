import { personOf, type Process, type StoredMetadata } from '@waymark/events';
import type { HandRow } from './rowsByHand.ts';

/** An event of a process, as the log hands it over. */
type Happened = {
  readonly workspaceId: string;
  readonly position: bigint;
  readonly revision: bigint;
  readonly type: string;
  readonly metadata: StoredMetadata;
};

type EventDetails = {
  readonly moduleId?: string;
  readonly taskId?: string;
  readonly from?: unknown;
  readonly to?: unknown;
};

/**
 * What one event of a process leaves in the history: a line, and a further one for clients of what
 * is told to them otherwise.
 */
export function historyByHand(
  event: Happened,
  { processId, projectId, clientId, name, plan }: Process,
  about: EventDetails,
): HandRow[] {
  const { actor, at, command } = event.metadata;
  const headline = plan.tasks.get(about.taskId ?? '')?.headline ?? '';
  const line = {
    workspace_id: event.workspaceId,
    position: event.position,
    revision: event.revision,
    plan_id: processId,
    plan_kind: 'process',
    plan_name: name,
    about: [`process:${processId}`, `project:${projectId}`, `client:${clientId}`],
    client_id: clientId,
    audience: 'EXTERN',
    event: event.type,
    command,
    at,
    actor_id: personOf(actor),
    actor_party: 'team',
    actor_name: null,
    hidden: false,
    task_hidden: false,
    module_id: about.moduleId ?? null,
    task_id: about.taskId ?? null,
    ...told(event.type, headline, about),
  };
  return event.type === 'PlanCopied'
    ? ['team', 'client'].map((party) => ({ ...line, for_party: party }))
    : [{ ...line, for_party: 'all' }];
}

/** Where a plan is copied, each of its modules and tasks has a line of its own. */
export function subjectsByHand(event: Happened, { processId, clientId, plan }: Process): HandRow[] {
  if (event.type !== 'PlanCopied') return [];
  const line = (subject: string, moduleId: string, title: string): HandRow => ({
    workspace_id: event.workspaceId,
    subject,
    position: event.position,
    plan_id: processId,
    plan_kind: 'process',
    client_id: clientId,
    audience: 'EXTERN',
    hidden: false,
    task_hidden: false,
    module_id: moduleId,
    ...told('added', title, {}),
  });
  return [
    ...[...plan.modules.values()].map(({ moduleId, title }) => line(moduleId, moduleId, title)),
    ...[...plan.tasks.values()].map(({ taskId, moduleId, headline }) =>
      line(taskId, moduleId, headline),
    ),
  ];
}

/** What is said of it, in both languages. */
function told(what: string, headline: string, { from, to }: EventDetails) {
  const sentence = `${what} ${headline}`;
  const words = `${sentence}\n${headline}`.toLowerCase();
  const changes = [{ type: 'modified', field: what, oldValue: from ?? null, newValue: to ?? null }];
  return {
    sentence,
    headline,
    changes,
    cause: null,
    telling: { cause: null, changes, headline, sentence: { key: what, about: [headline] } },
    words,
    words_de: words,
    cause_de: null,
    people: [],
  };
}
