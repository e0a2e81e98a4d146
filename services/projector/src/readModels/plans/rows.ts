import {
  audienceOf,
  blockKinds,
  dueDay,
  referencesOf,
  turnFactsOf,
  turnReason,
  type Block,
  type Task,
} from '@waymark/events';
import { toPerson, toVariable } from '@waymark/look/references';
import type { BulkRow } from '../model/bulk.ts';
import type { PlanState } from '../model/planStates.ts';
import { carriedAs } from './blockFiles.ts';
import type { PartTable, ShownPlan } from './changes.ts';
import type { Facts } from './facts.ts';
import { moduleColumns, taskColumns } from './taskColumns.ts';

export type PlanKey = { readonly workspaceId: string; readonly planId: string };

/** The client whose plan it is; null for blueprints, which no client sees. */
export const clientOf = (state: PlanState): string | null =>
  state.kind === 'blueprint' ? null : state.clientId;

/** Builds the row of one part of a plan; null when the plan does not hold it. */
export function rowBuilder(
  key: PlanKey,
  state: PlanState,
  { plan, order, planned, named, uses, variablesShown }: ShownPlan,
  facts: Facts,
) {
  const ofPlan = (id: string) => ({
    workspace_id: key.workspaceId,
    plan_id: key.planId,
    id,
    plan_kind: state.kind,
    client_id: clientOf(state),
  });
  const ofModule = (moduleId: string) => plan.modules.get(moduleId)?.audience ?? 'INTERN';
  const ofTask = (task: Task) => audienceOf(task, plan.modules.get(task.moduleId));
  /** The block that is the place of a task is seen with it. */
  const ofBlock = ({ moduleId, content }: Block) => {
    const task = content.type === 'task' ? plan.tasks.get(content.taskId) : undefined;
    return task === undefined ? ofModule(moduleId) : ofTask(task);
  };

  /** On a board there are no variables: braces are words. */
  const refers = (part: Parameters<typeof referencesOf>[0]) =>
    state.kind !== 'project' && referencesOf(part).length > 0;
  /** Whether something that the client sees names the placeholder. */
  const isShown = (placeholderId: string) =>
    named.toClients.has(placeholderId) || uses.get(toPerson(placeholderId))?.isShown === true;

  const build: Record<PartTable, (id: string) => BulkRow | null> = {
    milestones(id) {
      const part = plan.milestones.get(id);
      return part === undefined || state.kind === 'project'
        ? null
        : {
            ...ofPlan(id),
            name: part.name,
            weight: part.weight,
            place: order.milestones.get(id),
            mark: plan.marks.get(id),
          };
    },
    modules(id) {
      const part = plan.modules.get(id);
      if (part === undefined) return null;
      const {
        milestoneId,
        title,
        description,
        weight,
        audience,
        status,
        startedOn,
        startsOn,
        subProcess,
      } = part;
      return {
        ...ofPlan(id),
        audience,
        milestone_id: milestoneId,
        title,
        description,
        refers: refers(part),
        weight,
        status,
        ...moduleColumns.rowOf(part),
        sub_process: subProcess,
        place: order.modules.get(id),
        started_on: startedOn,
        starts_on: startsOn,
        planned_from: planned.modules.get(id)?.from ?? null,
        planned_to: planned.modules.get(id)?.to ?? null,
        planned_shown_to: planned.modules.get(id)?.shownTo ?? null,
        status_at: facts.moduleStatus.get(id) ?? null,
        created_at: facts.moduleCreated.get(id)?.at ?? null,
        created_by: facts.moduleCreated.get(id)?.by ?? null,
        updated_at: facts.moduleUpdated.get(id) ?? null,
      };
    },
    blocks(id) {
      const part = plan.blocks.get(id);
      if (part === undefined) return null;
      const { moduleId, weight, content } = part;
      return {
        ...ofPlan(id),
        audience: ofBlock(part),
        module_id: moduleId,
        weight,
        type: content.type,
        place: order.blocks.get(id),
        content,
        said: content.type === 'task' ? '' : blockKinds.plainText(content),
        refers: refers(part),
        task_id: content.type === 'task' ? content.taskId : null,
      };
    },
    block_files(id) {
      const found = carriedAs(plan.blocks, id);
      if (found === null) return null;
      const { block, fileId } = found;
      return { ...ofPlan(id), audience: ofModule(block.moduleId), file_id: fileId };
    },
    tasks(id) {
      const task = plan.tasks.get(id);
      if (task === undefined) return null;
      const touch = facts.taskStatus.get(id);
      const turn = facts.taskTurn.get(id);
      return {
        ...ofPlan(id),
        audience: ofTask(task),
        seen_by: task.seenBy,
        module_id: task.moduleId,
        block_id: task.blockId,
        // A task whose block is missing (which a valid plan never holds) comes last.
        place: order.tasks.get(id) ?? plan.tasks.size,
        headline: task.headline,
        description: task.description,
        refers: refers(task),
        status: task.status,
        stuck_reason: task.stuckReason,
        status_by: touch?.by ?? null,
        status_at: touch?.at ?? null,
        turn: turnReason(turnFactsOf(plan, task)),
        turn_from: turn?.from ?? null,
        // Empty for nobody: null leaves what is there.
        turn_by: turn === undefined ? null : (turn.by ?? ''),
        turn_since: turn?.at ?? null,
        due_in_days: task.dueInDays,
        due_date: dueDay(plan, task),
        planned_on: planned.tasks.get(id) ?? null,
        assignee: task.assignee,
        assigned_through: task.assignedThrough,
        ...taskColumns.rowOf(task),
        added: state.kind === 'process' && task.origin === undefined,
        added_by: task.addedBy,
        booking: task.booking,
        type: task.content.type,
        content: task.content,
      };
    },
    placeholders(id) {
      const part = plan.placeholders.get(id) ?? { name: '', description: '', matchedTo: null };
      const kind = id.startsWith('r::') ? 'role' : 'placeholder';
      return {
        ...ofPlan(id),
        audience: isShown(id) ? 'EXTERN' : 'INTERN',
        name: part.name,
        description: part.description,
        kind,
        matched_to: part.matchedTo,
      };
    },
    variables(id) {
      const part = plan.variables.get(id);
      const use = uses.get(toVariable(id));
      return part === undefined
        ? null
        : {
            ...ofPlan(id),
            audience: use?.isShown === true || variablesShown.has(id) ? 'EXTERN' : 'INTERN',
            used_in: use?.modules ?? [],
            name: part.name,
            type: part.type,
            value: part.value,
            label: part.label,
          };
    },
  };
  return build;
}
