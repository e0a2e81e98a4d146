import type { PlanAround } from './planKinds.ts';
import type { PickerOptions } from '../people/useChoices.ts';

/**
 * Finds the people who can be named in a plan: in a blueprint the team, placeholders and roles; in
 * a process and on a project's board its client's users too.
 */
export const whoCanBe = ({
  plan,
  clientId,
}: Pick<PlanAround, 'plan' | 'clientId'>): PickerOptions => ({
  team: true,
  ...(plan.kind !== 'project' && { placeholders: plan.id, create: plan }),
  ...(plan.kind === 'blueprint' && { roles: true }),
  ...(plan.kind === 'process' && { processId: plan.id }),
  ...(clientId !== null && { clientId }),
});
