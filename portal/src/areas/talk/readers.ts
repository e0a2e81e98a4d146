import type { MessageRow, PersonRow, TaskRow } from '../../base/api/reads.ts';
import type { Directory, Who } from '../../parts/project/who.ts';

/**
 * Who besides the reader reads what is said about a task: who does or follows it, has spoken, or
 * was named; the team first.
 */
export function readersOf(
  { assignee, followers }: Pick<TaskRow, 'assignee' | 'followers'>,
  said: readonly Pick<MessageRow, 'authorId' | 'mentions'>[],
  people: readonly PersonRow[],
  whoIs: Directory,
  me: string,
): Who[] {
  const known = new Set(people.flatMap(({ id, invitation }) => (invitation === null ? id : [])));
  const refs = [
    ...followers,
    assignee,
    ...said.flatMap(({ authorId, mentions }) => [authorId, ...mentions]),
  ];
  return [...new Set(refs)]
    .filter((ref) => ref !== null && ref !== me && known.has(ref))
    .map((ref) => whoIs(ref!))
    .sort((a, b) => Number(b.kind === 'team') - Number(a.kind === 'team'));
}
