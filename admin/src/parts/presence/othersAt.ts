import type { PersonHere } from '@waymark/api';

export type PresencePlace = {
  readonly planId: string;
  /** Absent: anywhere in the plan. */
  readonly moduleId?: string;
};

/**
 * The others at a place, each once: of several windows the one in which they write, else one that
 * says where they are.
 */
export function othersAt(
  everybody: readonly PersonHere[],
  { planId, moduleId }: PresencePlace,
  me: string | undefined,
): readonly PersonHere[] {
  const best = new Map<string, PersonHere>();
  for (const one of everybody) {
    if (one.accountId === me || one.planId !== planId) continue;
    if (moduleId !== undefined && one.moduleId !== moduleId) continue;
    const known = best.get(one.accountId);
    if (known === undefined || weight(one) > weight(known)) best.set(one.accountId, one);
  }
  return [...best.values()];
}

const weight = ({ writing, at }: PersonHere): number => (writing ? 2 : 0) + (at === null ? 0 : 1);
