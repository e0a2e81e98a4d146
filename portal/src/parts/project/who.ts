import type { AvatarKind } from '@waymark/look';
import type { PersonRow, PlaceholderRow, TaskRow } from '../../base/api/reads.ts';
import { texts } from '../../base/texts/pages.ts';
import type { Membership } from '../../base/workspace/workspaceContext.ts';

/** Somebody, as the portal speaks of them: by first name, with where they belong. */
export type Who = {
  id: string;
  name: string;
  first: string;
  kind: AvatarKind;
  of: string;
  /** Clients whose people they are, or were last. */
  clientIds: readonly string[];
  /** They have left: what they did stays theirs. */
  former: boolean;
  /** They were invited and have not come yet. */
  invited?: boolean;
};

export type Directory = (ref: string) => Who;

type Reads = Pick<Membership, 'workspaceName' | 'clientId' | 'clientName'>;

/**
 * Looks people up, those too who have left. Of whom nothing is known any more it says so: the
 * caller always gets words to show.
 * @param reads as what: of whoever belongs to several clients it says that one
 */
export function directory(
  people: readonly PersonRow[],
  placeholders: readonly PlaceholderRow[],
  { workspaceName, clientId: own, clientName: ownName }: Reads,
): Directory {
  const known = new Map<string, Who>();
  for (const { id, name, kind } of placeholders) {
    known.set(id, {
      id,
      name,
      first: name,
      kind: 'placeholder',
      of: kind === 'role' ? '' : texts().who.notKnown,
      clientIds: [],
      former: false,
    });
  }
  for (const person of people) {
    const { id, name, firstName, party: kind, clientIds, former } = person;
    const client = clientIds.includes(own!) ? ownName : person.clientName;
    const of = kind === 'team' ? workspaceName : (client ?? '');
    known.set(id, {
      ...{ id, name, kind, of, clientIds, former },
      first: firstName || name,
      ...(person.invitation === 'pending' && { invited: true }),
    });
  }
  return (ref) => known.get(ref) ?? unknown(ref);
}

const unknown = (id: string): Who => {
  const former = !/^[pr]::/.test(id);
  const { somebody, notKnown, gone } = texts().who;
  const name = former ? gone : somebody;
  return {
    ...{ id, name, first: name, former, clientIds: [] },
    ...{ kind: former ? 'team' : 'placeholder', of: former ? '' : notKnown },
  };
};

/** `Mikkel, Project Services`; of who has not come yet, or has left, it says so. */
export function whoAndWhere({ first, of, former, invited = false }: Who) {
  const where = of === '' ? first : former ? texts().who.noLonger(first, of) : `${first}, ${of}`;
  return invited ? `${where}, ${texts().who.invited}` : where;
}

/** `Ines (invited, not here yet)`, within a sentence. */
export const firstAndWhether = ({ first, invited = false }: Who): string =>
  invited ? `${first} (${texts().who.invited})` : first;

/** `Mikkel at Project Services` */
export const whoAt = (who: Who): string =>
  who.former
    ? whoAndWhere(who)
    : who.of === '' || who.kind === 'placeholder'
      ? who.first
      : texts().who.at(who.first, who.of);

/**
 * Whom of the seller's side a task's trouble concerns: those who follow it, else those who take
 * part in its part.
 */
export const helpers = (
  task: Pick<TaskRow, 'followers'>,
  participants: readonly string[],
  whoIs: Directory,
): Who[] => {
  const team = (refs: readonly string[]) =>
    refs.map(whoIs).filter(({ kind, former }) => kind === 'team' && !former);
  const following = team(task.followers);
  return following.length > 0 ? following : team(participants);
};
