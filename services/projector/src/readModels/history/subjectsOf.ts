import { partsOfStream, streamOf, taskOfStreamId, type PlanKind } from '@waymark/events';
import type { PlanState, PlanStates } from '../model/planStates.ts';
import type { KnownEvent } from '../model/readModel.ts';

/**
 * Returns what an event is about and all that this is in, the nearest first: whoever looks at a
 * client finds what happened in its projects and executions too. What a project or a client did to
 * itself is told apart, since it stands in the history of what is in them as well.
 */
export function subjectsOf(
  { stream, type }: Pick<KnownEvent, 'stream' | 'type'>,
  plan: PlanState | null,
): readonly string[] {
  const { kind, id } = partsOfStream(stream);
  if (kind === 'client') return [`client:${id}`, `client:${id}/itself`];
  if (plan === null) return [];
  const own = `${plan.kind}:${idOf(plan)}`;
  switch (plan.kind) {
    case 'blueprint':
      return [own];
    case 'process':
      return [own, `project:${plan.projectId}`, `client:${plan.clientId}`];
    case 'project':
      return [
        own,
        ...(type.startsWith('Project') ? [`${own}/itself`] : []),
        `client:${plan.clientId}`,
      ];
    default:
      return plan satisfies never;
  }
}

export const idOf = (plan: PlanState): string => {
  switch (plan.kind) {
    case 'blueprint':
      return plan.blueprintId;
    case 'process':
      return plan.processId;
    case 'project':
      return plan.projectId;
    default:
      return plan satisfies never;
  }
};

/**
 * The plan that an event of a stream beside it is about: of answers that of their task, of a link
 * what it shares.
 */
export async function planBeside(event: KnownEvent, states: PlanStates): Promise<PlanState | null> {
  const plan = namedBy(event);
  const { workspaceId } = partsOfStream(event.stream);
  if (plan === null || workspaceId === null) return null;
  const state = await states.at(streamOf[plan.kind](workspaceId, plan.id), event.position);
  return state.life === 'absent' ? null : state;
}

function namedBy({
  stream,
  data,
}: KnownEvent): { readonly kind: PlanKind; readonly id: string } | null {
  const { kind, id } = partsOfStream(stream);
  if (kind === 'share') {
    const at = id.indexOf('_');
    return { kind: id.slice(0, at) as PlanKind, id: id.slice(at + 1) };
  }
  return kind === 'answers' && 'plan' in data
    ? { kind: data.plan.kind, id: taskOfStreamId(id).processId }
    : null;
}
