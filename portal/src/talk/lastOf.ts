import type { Said } from './said.ts';
import type { Outgoing } from './useOutgoing.ts';

/** The newest that the reader wrote, once it is sent: nothing before it is meant by who edits their last words. */
export function lastOf(
  said: readonly Said[],
  me: string,
  { howGoes }: Pick<Outgoing, 'howGoes'>,
): Said | undefined {
  const newest = said.findLast(
    ({ authorId, deletedAt, erased, kind }) =>
      authorId === me && kind === 'message' && deletedAt === null && !erased,
  );
  const { going } = newest ?? {};
  return going === undefined || howGoes(going) === 'sent' ? newest : undefined;
}
