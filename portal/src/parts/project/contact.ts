import type { TaskRow } from '../../base/api/reads.ts';
import type { Directory, Who } from './who.ts';

type Task = Pick<TaskRow, 'assignee' | 'followers' | 'status'>;

/**
 * Finds the reader's contact at the seller: whoever follows most of their open tasks, else has or
 * follows most of all that they see. Undefined where nobody of the seller is named.
 * @param me account id
 */
export function contactOf(tasks: readonly Task[], me: string, whoIs: Directory): Who | undefined {
  const ofTeam = (refs: readonly (string | null)[]) =>
    refs.flatMap((ref) => {
      const who = ref === null ? undefined : whoIs(ref);
      return who?.kind === 'team' && !who.former ? [who] : [];
    });
  const mine = tasks.filter(({ assignee, status }) => assignee === me && status !== 'DONE');
  return (
    mostOf(ofTeam(mine.flatMap(({ followers }) => followers))) ??
    mostOf(ofTeam(tasks.flatMap(({ assignee, followers }) => [assignee, ...followers])))
  );
}

/** Finds who is named most often; of several the one who is named first. */
function mostOf(named: readonly Who[]): Who | undefined {
  const by = [...Map.groupBy(named, ({ id }) => id).values()];
  return by.toSorted((a, b) => b.length - a.length)[0]?.[0];
}
