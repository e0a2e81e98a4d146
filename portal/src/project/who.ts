import type { AvatarKind } from '@waymark/look';
import type { PersonRow, PlaceholderRow, TaskRow } from '../api/reads.ts';
import { texts } from '../texts/pages.ts';
import { byUrgency, type Placed } from './order.ts';

/** Somebody, as the portal speaks of them: by first name, with where they belong. */
export type Who = {
  id: string;
  name: string;
  first: string;
  kind: AvatarKind;
  of: string;
  clientId: string | null;
};

export type Directory = (ref: string) => Who;

/**
 * Looks people up. Who is not known (any more) is still somebody: the caller always gets words to show.
 * @param seller the workspace's name
 */
export function directory(
  people: readonly PersonRow[],
  placeholders: readonly PlaceholderRow[],
  seller: string,
): Directory {
  const known = new Map<string, Who>();
  for (const { id, name, kind } of placeholders) {
    known.set(id, {
      id,
      name,
      first: name,
      kind: 'placeholder',
      of: kind === 'role' ? '' : texts().who.notKnown,
      clientId: null,
    });
  }
  for (const { id, name, firstName, party, clientId, clientName } of people) {
    known.set(id, {
      id,
      name,
      first: firstName || name,
      kind: party,
      of: party === 'team' ? seller : (clientName ?? ''),
      clientId,
    });
  }
  return (ref) => known.get(ref) ?? unknown(ref, seller);
}

const unknown = (id: string, seller: string): Who =>
  /^[pr]::/.test(id)
    ? {
        id,
        name: texts().who.somebody,
        first: texts().who.somebody,
        kind: 'placeholder',
        of: texts().who.notKnown,
        clientId: null,
      }
    : {
        id,
        name: seller,
        first: texts().who.somebody,
        kind: 'team',
        of: seller,
        clientId: null,
      };

/** `Mikkel, Project Services` */
export const whoAndWhere = ({ first, of }: Who): string =>
  of === '' ? first : `${first}, ${of}`;

/** `Mikkel at Project Services` */
export const whoAt = ({ first, of, kind }: Who): string =>
  of === '' || kind === 'placeholder' ? first : texts().who.at(first, of);

/** Whom of the seller's side a task's trouble concerns: those who follow it, else those who take part in its part. */
export const helpers = (
  task: Pick<TaskRow, 'followers'>,
  participants: readonly string[],
  whoIs: Directory,
): Who[] => {
  const team = (refs: readonly string[]) =>
    refs.map(whoIs).filter(({ kind }) => kind === 'team');
  const following = team(task.followers);
  return following.length > 0 ? following : team(participants);
};

/** Whose turn it is now, if not the reader's: a person, the seller (null), or undefined where it is nobody's yet. */
export function turnElsewhere(
  tasks: readonly (Placed & Pick<TaskRow, 'turn'>)[],
  me: string,
): { ref: string | null } | undefined {
  const [first] = tasks
    .filter(({ turn, turnWho }) => turn !== 'nobody' && turnWho !== me)
    .sort(byUrgency);
  return first && { ref: first.turnWho };
}
