import type { FaultTools } from './fault.ts';
import type { Seen } from './watch.ts';

/** A service that cannot work has to say so where it is asked whether it is ready, and why. */
export function expectUnready(
  { ledger }: FaultTools,
  what: string,
  { problems }: Seen,
  why: string,
): void {
  for (const [service, said] of Object.entries(problems))
    if (!said.has(why))
      ledger.violation(
        `${what}: the ${service} service never said that ${why}; it said: ${[...said].join('; ') || 'nothing'}`,
      );
}
