import type { PlanHolder } from '../holder.ts';
import { knownIn, type PeopleOfProcess } from '../persons.ts';
import { handOverWork } from './handOverWork.ts';

/**
 * What somebody who has left had in a plan is nobody's (PRODUCT 4.11): placeholders that they stood
 * for are open again, and open tasks that came by one wait for it; all else that was not handed
 * over is with nobody. Whoever is there, or is asked to be, keeps what they have.
 */
export function leaveWork(
  holder: PlanHolder,
  { from }: { readonly from: string },
  people: PeopleOfProcess,
): ReturnType<typeof handOverWork> {
  if (holder.life !== 'present' || knownIn(holder, people)(from)) return [];
  return handOverWork(holder, { from, to: null }, people);
}
