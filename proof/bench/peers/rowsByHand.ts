import {
  plannedDays,
  moduleFields,
  taskFields,
  type AnyField,
  type Plan,
  type PlannedDays,
  type Process,
  type Task,
} from '@waymark/events';

/** Values by the names of their columns. */
export type HandRow = Readonly<Record<string, unknown>>;

export type FoldedProcess = {
  readonly workspaceId: string;
  readonly state: Process;
  readonly revision: bigint;
  readonly createdAt: string;
  readonly createdBy: string | null;
  readonly updatedAt: string;
  /** Who set the status of a task last, and when. */
  readonly touched: ReadonlyMap<string, { by: string | null; at: string }>;
};

/**
 * The rows of processes without placeholders and variables, in the columns of the product's tables.
 */
export const rowsByHand = {
  plans: ({ workspaceId, state, revision }: FoldedProcess): HandRow[] => [
    {
      workspace_id: workspaceId,
      plan_id: state.processId,
      plan_kind: 'process',
      client_id: state.clientId,
      name: state.name,
      revision,
    },
  ],
  executions: (folded: FoldedProcess): HandRow[] =>
    ['team', 'client'].map((party) => ({ ...executionOf(folded), party })),
  milestones: (folded: FoldedProcess): HandRow[] =>
    [...folded.state.plan.milestones.values()].map((part, place) => ({
      ...ofPlan(folded, part.milestoneId),
      name: part.name,
      weight: part.weight,
      place,
      mark: folded.state.plan.marks.get(part.milestoneId) ?? 0,
    })),
  modules: (folded: FoldedProcess): HandRow[] => {
    const planned = plannedDays(folded.state.plan, folded.state).modules;
    return [...folded.state.plan.modules.values()].map((part, place) => ({
      ...ofPlan(folded, part.moduleId),
      audience: part.audience,
      milestone_id: part.milestoneId,
      title: part.title,
      description: part.description,
      refers: false,
      weight: part.weight,
      place,
      status: part.status,
      status_at: null,
      started_on: part.startedOn,
      starts_on: part.startsOn,
      planned_from: planned.get(part.moduleId)?.from ?? null,
      planned_to: planned.get(part.moduleId)?.to ?? null,
      planned_shown_to: planned.get(part.moduleId)?.shownTo ?? null,
      ...asTheyAre(moduleFields, part),
      sub_process: part.subProcess,
      created_at: folded.createdAt,
      created_by: folded.createdBy,
      updated_at: folded.updatedAt,
    }));
  },
  blocks: (folded: FoldedProcess): HandRow[] =>
    [...folded.state.plan.blocks.values()].map((part, place) => ({
      ...ofPlan(folded, part.blockId),
      audience: audienceOf(folded.state.plan, part.moduleId),
      module_id: part.moduleId,
      type: part.content.type,
      weight: part.weight,
      place,
      content: part.content,
      said: part.content.type === 'text' ? part.content.html : '',
      refers: false,
      task_id: part.content.type === 'task' ? part.content.taskId : null,
    })),
  tasks: (folded: FoldedProcess): HandRow[] => {
    const planned = plannedDays(folded.state.plan, folded.state).tasks;
    return [...folded.state.plan.tasks.values()].map((task, place) =>
      taskOf(folded, task, { place, planned }),
    );
  },
  talk_plans: (folded: FoldedProcess): HandRow[] => [sharedPlan(folded)],
  talk_modules: (folded: FoldedProcess): HandRow[] =>
    [...folded.state.plan.modules.values()].map(({ moduleId, audience }) => ({
      ...sharedPlan(folded),
      module_id: moduleId,
      audience,
    })),
  form_plans: (folded: FoldedProcess): HandRow[] => [sharedPlan(folded)],
} as const;

const sharedPlan = ({ workspaceId, state }: FoldedProcess) => ({
  workspace_id: workspaceId,
  plan_id: state.processId,
  client_id: state.clientId,
});

const ofPlan = ({ workspaceId, state }: FoldedProcess, id: string) => ({
  workspace_id: workspaceId,
  plan_id: state.processId,
  id,
  plan_kind: 'process',
  client_id: state.clientId,
});

const audienceOf = ({ modules }: Plan, moduleId: string) =>
  modules.get(moduleId)?.audience ?? 'INTERN';

function taskOf(
  folded: FoldedProcess,
  task: Task,
  { place, planned }: { readonly place: number; readonly planned: PlannedDays['tasks'] },
): HandRow {
  const touch = folded.touched.get(task.taskId);
  return {
    ...ofPlan(folded, task.taskId),
    audience: audienceOf(folded.state.plan, task.moduleId),
    seen_by: task.seenBy,
    module_id: task.moduleId,
    block_id: task.blockId,
    place,
    headline: task.headline,
    description: task.description,
    refers: false,
    status: task.status,
    stuck_reason: task.stuckReason,
    status_by: touch?.by ?? null,
    status_at: touch?.at ?? null,
    // No module has started in this history: nobody's turn has come.
    turn: 'notStarted',
    turn_from: 'new',
    turn_by: folded.createdBy,
    turn_since: folded.createdAt,
    due_in_days: task.dueInDays,
    // No module has started: nothing is due.
    due_date: null,
    planned_on: planned.get(task.taskId) ?? null,
    assignee: task.assignee,
    assigned_through: task.assignedThrough,
    ...asTheyAre(taskFields, task),
    added: task.origin === undefined,
    added_by: task.addedBy,
    booking: task.booking,
    type: task.content.type,
    content: task.content,
  };
}

/** Fields of a part that stand in columns of their names. */
const asTheyAre = (
  fields: Readonly<Record<string, AnyField>>,
  part: Readonly<Record<string, unknown>>,
): HandRow =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, { ownColumn }]) =>
      ownColumn ? [] : [[snakeCase(field), part[field]]],
    ),
  );
const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (one) => `_${one.toLowerCase()}`);

function executionOf({
  workspaceId,
  state,
  revision,
  createdAt,
  updatedAt,
}: FoldedProcess): HandRow {
  const tasks = [...state.plan.tasks.values()];
  const [first] = state.plan.modules.values();
  const done = tasks.filter(({ status }) => status === 'DONE').length;
  return {
    workspace_id: workspaceId,
    id: state.processId,
    client_id: state.clientId,
    name: state.name,
    project_id: state.projectId,
    blueprint_id: state.blueprintId,
    status: 'PENDING',
    current_module: first?.title ?? null,
    tasks_total: tasks.length,
    tasks_done: done,
    tasks_stuck: tasks.filter(({ status }) => status === 'STUCKED').length,
    client_turn: 0,
    done_percentage: tasks.length === 0 ? 0 : Math.floor((100 * done) / tasks.length),
    start_on: state.start,
    end_on: state.end,
    created_at: createdAt,
    updated_at: updatedAt,
    revision,
    project_name: 'A project',
    client_name: 'A client',
    owner: null,
    followers: [],
    followed_by: [],
    turn: 'notStarted',
    turn_who: null,
    turn_shown: true,
    turn_tasks: tasks.filter(({ moduleId }) => moduleId === first?.moduleId).length,
    turn_task: tasks[0]?.taskId ?? null,
    turn_client: false,
    turn_since: createdAt,
    open_due: '{}',
  };
}
