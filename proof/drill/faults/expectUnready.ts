import type { FaultTools } from './fault.ts';
import type { SeenAnswers } from './watch.ts';

/** A service that cannot work has to say so where it is asked whether it is ready, and why. */
export function expectUnready(
  { ledger }: FaultTools,
  what: string,
  seen: SeenAnswers,
  why: string,
): void {
  for (const [service, said] of silentOn(why, seen))
    ledger.violation(
      `${what}: the ${service} service never said that ${why}; it said: ${[...said].join('; ') || 'nothing'}`,
    );
}

/** The services that have not said it, with what they said instead. */
export const silentOn = (why: string, { problems }: SeenAnswers) =>
  Object.entries(problems).filter(([, said]) => !said.has(why));
