import { personKind, type PersonRef, type Plan } from '@waymark/events';
import { DecisionRefused } from '../decision.ts';

/**
 * A placeholder must be of this plan; an account or a role must be one that the workspace (in a process also its
 * client) knows: `known` says so.
 */
export function knownPerson(
  plan: Plan,
  ref: PersonRef,
  known: (ref: PersonRef) => boolean,
  field: string,
): void {
  const found =
    plan.placeholders.has(ref) ||
    (personKind(ref) !== 'placeholder' && known(ref));
  if (!found)
    throw new DecisionRefused(
      'invalid',
      'person-unknown',
      'This person does not belong to this plan or workspace.',
      field,
    );
}
