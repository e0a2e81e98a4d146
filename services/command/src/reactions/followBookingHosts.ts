import type { PlanRef } from '@waymark/api';
import { partsOfStream } from '@waymark/events';
import type { Consequence, RecordedEventOf, Reaction } from './reaction.ts';

/** What brings tasks back as they were, with pages of hosts as they were named then. */
type Back = RecordedEventOf<
  | 'TaskRestored'
  | 'ModuleRestored'
  | 'MilestoneRestored'
  | 'BlueprintRestored'
  | 'ProcessRestored'
  | 'ProjectRestored'
>;

/**
 * A workspace names other hosts: booking pages are closed and opened by it, wherever they stand
 * (PRODUCT 16.5).
 */
export const followBookingHosts: Reaction = {
  name: 'followBookingHosts',
  to: {
    BookingHostsSet: async ({ stream, data: { from, to } }, look) => {
      const { workspaceId } = partsOfStream(stream);
      if (workspaceId === null) return [];
      const changed = [
        ...from.filter((host) => !to.includes(host)),
        ...to.filter((host) => !from.includes(host)),
      ];
      const plans = await look.plansWithPages(workspaceId, changed);
      return plans.map((plan) => follow(workspaceId, plan));
    },
    TaskRestored: broughtBack,
    ModuleRestored: broughtBack,
    MilestoneRestored: broughtBack,
    BlueprintRestored: broughtBack,
    ProcessRestored: broughtBack,
    ProjectRestored: broughtBack,
  },
};

async function broughtBack({ stream }: Back): Promise<Consequence[]> {
  const { kind, workspaceId, id } = partsOfStream(stream);
  return workspaceId !== null && isPlan(kind) ? [follow(workspaceId, { kind, id })] : [];
}

const isPlan = (kind: string): kind is PlanRef['kind'] =>
  kind === 'blueprint' || kind === 'process' || kind === 'project';

const follow = (workspaceId: string, plan: PlanRef): Consequence => ({
  kind: 'command',
  step: `${plan.kind} ${plan.id}`,
  command: { name: 'FollowBookingHosts', payload: { plan }, workspaceId },
});
