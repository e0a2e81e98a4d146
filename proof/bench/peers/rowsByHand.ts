import {
  personOf,
  type Plan,
  type Process,
  type StoredMetadata,
  type Task,
} from '@waymark/events';

/** Values by the names of their columns; what is missing is null. */
export type HandRow = Readonly<Record<string, unknown>>;

export type Folded = {
  readonly workspaceId: string;
  readonly state: Process;
  readonly revision: bigint;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Who set the status of a task last, and when. */
  readonly touched: ReadonlyMap<string, { by: string | null; at: string }>;
};

/** The rows of processes without placeholders and variables, in the columns of the product's tables. */
export const rowsByHand = {
  plans: ({ workspaceId, state, revision }: Folded): HandRow[] => [
    {
      workspace_id: workspaceId,
      plan_id: state.processId,
      plan_kind: 'process',
      client_id: state.clientId,
      name: state.name,
      revision,
    },
  ],
  executions: (folded: Folded): HandRow[] =>
    ['team', 'client'].map((party) => ({ ...executionOf(folded), party })),
  milestones: (folded: Folded): HandRow[] =>
    [...folded.state.plan.milestones.values()].map((part, place) => ({
      ...ofPlan(folded, part.milestoneId),
      name: part.name,
      weight: part.weight,
      place,
    })),
  modules: (folded: Folded): HandRow[] =>
    [...folded.state.plan.modules.values()].map((part, place) => ({
      ...ofPlan(folded, part.moduleId),
      audience: part.audience,
      milestone_id: part.milestoneId,
      title: part.title,
      description: part.description,
      weight: part.weight,
      place,
      status: part.status,
      started_on: part.startedOn,
      participants: part.participants,
      created_at: folded.createdAt,
      updated_at: folded.updatedAt,
    })),
  blocks: (folded: Folded): HandRow[] =>
    [...folded.state.plan.blocks.values()].map((part, place) => ({
      ...ofPlan(folded, part.blockId),
      audience: audienceOf(folded.state.plan, part.moduleId),
      module_id: part.moduleId,
      type: part.content.type,
      weight: part.weight,
      place,
      content: part.content,
      said: part.content.type === 'text' ? part.content.html : '',
      task_id: part.content.type === 'task' ? part.content.taskId : null,
    })),
  tasks: (folded: Folded): HandRow[] =>
    [...folded.state.plan.tasks.values()].map((task, place) =>
      taskOf(folded, task, place),
    ),
} as const;

const ofPlan = ({ workspaceId, state }: Folded, id: string) => ({
  workspace_id: workspaceId,
  plan_id: state.processId,
  id,
  plan_kind: 'process',
  client_id: state.clientId,
});

const audienceOf = ({ modules }: Plan, moduleId: string) =>
  modules.get(moduleId)?.audience ?? 'INTERN';

function taskOf(folded: Folded, task: Task, place: number): HandRow {
  const touch = folded.touched.get(task.taskId);
  return {
    ...ofPlan(folded, task.taskId),
    audience: audienceOf(folded.state.plan, task.moduleId),
    module_id: task.moduleId,
    block_id: task.blockId,
    place,
    headline: task.headline,
    description: task.description,
    status: task.status,
    stuck_reason: task.stuckReason,
    status_by: touch?.by,
    status_at: touch?.at,
    due_in_days: task.dueInDays,
    due_date: task.dueDate,
    assignee: task.assignee,
    assigned_through: task.assignedThrough,
    followers: task.followers,
    mandatory: task.mandatory,
    type: task.content.type,
    content: task.content,
  };
}

function executionOf({
  workspaceId,
  state,
  revision,
  createdAt,
  updatedAt,
}: Folded): HandRow {
  const tasks = [...state.plan.tasks.values()];
  const done = tasks.filter(({ status }) => status === 'DONE').length;
  return {
    workspace_id: workspaceId,
    id: state.processId,
    client_id: state.clientId,
    name: state.name,
    project_id: state.projectId,
    blueprint_id: state.blueprintId,
    status: 'ACTIVE',
    tasks_total: tasks.length,
    tasks_done: done,
    tasks_stuck: tasks.filter(({ status }) => status === 'STUCKED').length,
    client_turn: 0,
    done_percentage:
      tasks.length === 0 ? 0 : Math.floor((100 * done) / tasks.length),
    start_on: state.start,
    end_on: state.end,
    created_at: createdAt,
    updated_at: updatedAt,
    revision,
    project_name: '',
    client_name: '',
  };
}

/** What one event of a process leaves in the history. */
export function historyByHand(
  event: {
    readonly workspaceId: string;
    readonly position: bigint;
    readonly revision: bigint;
    readonly type: string;
    readonly metadata: StoredMetadata;
  },
  { processId, clientId, plan }: Process,
  about: { moduleId?: string; taskId?: string; from?: unknown; to?: unknown },
): HandRow {
  const { actor, at, command } = event.metadata;
  const sentence = `${event.type} ${String(about.to ?? '')}`;
  const headline = plan.tasks.get(about.taskId ?? '')?.headline ?? '';
  return {
    workspace_id: event.workspaceId,
    position: event.position,
    revision: event.revision,
    plan_id: processId,
    plan_kind: 'process',
    client_id: clientId,
    audience: 'EXTERN',
    for_party: 'all',
    event: event.type,
    command,
    at,
    actor_id: personOf(actor),
    actor_party: 'team',
    hidden: false,
    sentence,
    headline,
    words: `${sentence}\n${headline}`.toLowerCase(),
    words_de: `${sentence}\n${headline}`.toLowerCase(),
    telling: { sentence: { key: event.type, about: [headline] }, headline },
    people: [],
    module_id: about.moduleId,
    task_id: about.taskId,
    changes: [{ field: event.type, from: about.from, to: about.to }],
  };
}
