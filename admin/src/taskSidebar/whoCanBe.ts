import type { PlanAround } from '../modulePage/planKinds.ts';
import type { PickerOptions } from '../people/useChoices.ts';

/** Who can be named in a plan: in a blueprint the team, placeholders and roles; in a process its client's users too. */
export const whoCanBe = ({ plan, clientId }: PlanAround): PickerOptions => ({
  team: true,
  placeholders: plan.id,
  create: plan,
  ...(plan.kind === 'blueprint' ? { roles: true } : { processId: plan.id }),
  ...(clientId !== null && { clientId }),
});
