import {
  blocksOf,
  milestonesOf,
  modulesOf,
  tasksOf,
  type Blueprint,
  type Process,
  type Task,
} from '@waymark/events';

/** Rows that a read must answer, in order of reading; of each row the fields that follow from the state alone. */
export type ExpectedRows = Readonly<
  Record<
    'milestones' | 'modules' | 'blocks' | 'tasks',
    readonly Readonly<Record<string, unknown>>[]
  >
>;

export function expectedRows(
  state: Blueprint | Process,
  revision: bigint,
): ExpectedRows {
  if (state.life !== 'present')
    return { milestones: [], modules: [], blocks: [], tasks: [] };
  const { plan, kind } = state;
  const ofPlan = {
    planId: kind === 'process' ? state.processId : state.blueprintId,
    planKind: kind,
    planRevision: `${revision}`,
  };
  const milestones = milestonesOf(plan);
  const modules = milestones.flatMap(({ milestoneId }) =>
    modulesOf(plan, milestoneId),
  );
  return {
    milestones: milestones.map(({ milestoneId, name, weight }) => {
      const inside = modulesOf(plan, milestoneId);
      return {
        ...ofPlan,
        id: milestoneId,
        name,
        weight,
        modules: inside.length,
        ...counted(inside.flatMap((m) => tasksOf(plan, m.moduleId))),
      };
    }),
    modules: modules.map(
      ({
        moduleId,
        milestoneId,
        title,
        description,
        weight,
        status,
        audience,
        startedOn,
        participants,
      }) => {
        const tasks = tasksOf(plan, moduleId);
        const assignees = [
          ...new Set(tasks.flatMap(({ assignee }) => assignee ?? [])),
        ];
        const due = tasks
          .filter((t) => t.status !== 'DONE')
          .flatMap(({ dueDate }) => dueDate ?? [])
          .sort();
        return {
          ...ofPlan,
          id: moduleId,
          milestoneId,
          milestoneName: plan.milestones.get(milestoneId)?.name ?? '',
          title,
          description,
          weight,
          status,
          audience,
          startedOn,
          participants,
          assignees,
          nextDue: due[0] ?? null,
          ...counted(tasks),
        };
      },
    ),
    blocks: modules.flatMap(({ moduleId }) =>
      blocksOf(plan, moduleId).map(({ blockId, weight, content }) => ({
        ...ofPlan,
        id: blockId,
        moduleId,
        type: content.type,
        weight,
        html: content.type === 'text' ? content.html : null,
        taskId: content.type === 'task' ? content.taskId : null,
      })),
    ),
    tasks: modules.flatMap(
      ({ moduleId, title, status, milestoneId, audience }) =>
        tasksOf(plan, moduleId).map(
          ({ taskId, dueDateChosen: _, assignedThrough: __, ...task }) => ({
            ...ofPlan,
            ...task,
            id: taskId,
            planName: state.name,
            moduleTitle: title,
            moduleStatus: status,
            milestoneId,
            audience,
          }),
        ),
    ),
  };
}

const counted = (tasks: readonly Task[]) => {
  const having = (status: Task['status']) =>
    tasks.filter((t) => t.status === status).length;
  return {
    tasksTotal: tasks.length,
    tasksDone: having('DONE'),
    tasksStuck: having('STUCKED'),
    tasksInProgress: having('IN_PROGRESS'),
  };
};

/** The row of `executions`; `clientUsers` are the account ids of the client's users. */
export function expectedExecution(
  state: Process,
  revision: bigint,
  clientUsers: ReadonlySet<string>,
): Readonly<Record<string, unknown>> {
  const {
    processId,
    name,
    projectId,
    clientId,
    blueprintId,
    start,
    end,
    plan,
  } = state;
  const modules = milestonesOf(plan).flatMap(({ milestoneId }) =>
    modulesOf(plan, milestoneId),
  );
  const { tasksTotal, tasksDone, tasksStuck } = counted([
    ...plan.tasks.values(),
  ]);
  const open = modules.filter(({ status }) => status !== 'DONE');
  const status =
    tasksStuck > 0
      ? 'STUCKED'
      : modules.length > 0 && open.length === 0
        ? 'DONE'
        : open.length > 0 && open.every((m) => m.status === 'PAUSED')
          ? 'PAUSED'
          : modules.some((m) => m.status !== 'PENDING')
            ? 'ACTIVE'
            : 'PENDING';
  return {
    id: processId,
    name,
    projectId,
    clientId,
    blueprintId,
    start,
    end,
    status,
    tasksTotal,
    tasksDone,
    tasksStuck,
    currentModule: open[0]?.title ?? null,
    clientTurn: [...plan.tasks.values()].filter(
      (t) =>
        t.status !== 'DONE' &&
        t.assignee !== null &&
        clientUsers.has(t.assignee),
    ).length,
    donePercentage:
      tasksTotal === 0 ? 0 : Math.floor((100 * tasksDone) / tasksTotal),
    planRevision: `${revision}`,
  };
}
