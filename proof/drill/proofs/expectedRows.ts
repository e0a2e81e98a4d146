import {
  audienceOf,
  blockKinds,
  blocksOf,
  dueDay,
  milestonesOf,
  modulesOf,
  nothingPlanned,
  plannedDays,
  tasksOf,
  type Blueprint,
  type Process,
  type Task,
} from '@waymark/events';
import { expectedPlaceholders, expectedVariables } from './expectedStandIns.ts';
import type { ReadRow } from './reader.ts';

/**
 * Rows that a read must answer, in order of reading; of each row the fields that follow from the
 * state alone.
 */
export type ExpectedRows = Readonly<
  Record<
    'milestones' | 'modules' | 'blocks' | 'tasks' | 'placeholders' | 'variables',
    readonly ReadRow[]
  >
>;

/**
 * @param whole from which days are planned: a client's parts stand after those that only the team
 * sees
 */
export function expectedRows(
  state: Blueprint | Process,
  revision: bigint,
  whole: Blueprint | Process = state,
): ExpectedRows {
  if (state.life !== 'present')
    return {
      ...{ milestones: [], modules: [], blocks: [], tasks: [] },
      ...{ placeholders: [], variables: [] },
    };
  const { plan, kind } = state;
  const planned = whole.kind === 'process' ? plannedDays(whole.plan, whole) : nothingPlanned;
  const ofPlan = {
    planId: kind === 'process' ? state.processId : state.blueprintId,
    planKind: kind,
    planRevision: `${revision}`,
  };
  const milestones = milestonesOf(plan);
  const modules = milestones.flatMap(({ milestoneId }) => modulesOf(plan, milestoneId));
  return {
    milestones: milestones.map(({ milestoneId, name, weight }) => {
      const inside = modulesOf(plan, milestoneId);
      return {
        ...ofPlan,
        id: milestoneId,
        name,
        weight,
        mark: plan.marks.get(milestoneId) ?? 0,
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
        const assignees = [...new Set(tasks.flatMap(({ assignee }) => assignee ?? []))];
        const due = tasks
          .filter((t) => t.status !== 'DONE')
          .flatMap((task) => dueDay(plan, task) ?? [])
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
          plannedFrom: planned.modules.get(moduleId)?.from ?? null,
          plannedTo: planned.modules.get(moduleId)?.[state === whole ? 'to' : 'shownTo'] ?? null,
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
        content,
        text: content.type === 'task' ? '' : blockKinds.plainText(content),
        taskId: content.type === 'task' ? content.taskId : null,
      })),
    ),
    tasks: modules.flatMap(({ moduleId, title, status, milestoneId, ...module }) =>
      tasksOf(plan, moduleId).map(
        ({ taskId, dueDateChosen, dueDate, origin, awaits: __, addedBy: ___, ...task }) => ({
          ...ofPlan,
          ...task,
          id: taskId,
          dueDate: dueDateChosen || status !== 'PENDING' ? dueDate : null,
          plannedOn: planned.tasks.get(taskId) ?? null,
          added: state.kind === 'process' && origin === undefined,
          type: task.content.type,
          planName: state.name,
          moduleTitle: title,
          moduleStatus: status,
          milestoneId,
          audience: audienceOf({ seenBy: task.seenBy }, module),
        }),
      ),
    ),
    placeholders: byId(expectedPlaceholders(plan)).map((row) => ({ ...ofPlan, ...row })),
    variables: byId(expectedVariables(plan)).map((row) => ({ ...ofPlan, ...row })),
  };
}

/** The row of `blueprints`. */
export const expectedBlueprint = (
  { blueprintId, name, plan }: Blueprint,
  revision: bigint,
): ReadRow => ({
  id: blueprintId,
  name,
  milestones: plan.milestones.size,
  modules: plan.modules.size,
  tasks: plan.tasks.size,
  planRevision: `${revision}`,
});

/** As the database sorts ids. */
const byId = (rows: readonly ReadRow[]): ReadRow[] =>
  rows.toSorted((a, b) => (String(a['id']) < String(b['id']) ? -1 : 1));

export const counted = (tasks: readonly Task[]) => {
  const having = (status: Task['status']) => tasks.filter((t) => t.status === status).length;
  return {
    tasksTotal: tasks.length,
    tasksDone: having('DONE'),
    tasksStuck: having('STUCKED'),
    tasksInProgress: having('IN_PROGRESS'),
  };
};
