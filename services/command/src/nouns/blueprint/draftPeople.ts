import type { ImportDraft } from '@waymark/api';
import { personKind, type PersonRef, type Workspace } from '@waymark/events';
import { withModules, withTasks } from './draftModules.ts';

type KnownPeople = {
  readonly workspace: Pick<Workspace, 'members' | 'roles'>;
  /** Placeholders that are there beside those of the draft. */
  readonly placeholders?: ReadonlyMap<string, unknown>;
};

/**
 * Whether a draft may name somebody: a placeholder that it brings, a role or somebody of the team
 * that is there.
 */
export function isKnownIn(
  draft: Pick<ImportDraft, 'placeholders'>,
  { workspace: { members, roles }, placeholders }: KnownPeople,
): (ref: PersonRef) => boolean {
  const own = new Set(draft.placeholders.map((each) => each.placeholderId));
  return (ref) =>
    own.has(ref) ||
    (placeholders?.has(ref) ?? false) ||
    (personKind(ref) === 'account' ? members : roles).has(ref);
}

/** The draft without those who are not kept: nobody has what they had. */
export function withPeople(draft: ImportDraft, isKept: (ref: PersonRef) => boolean): ImportDraft {
  const inModules = withModules(draft, (module) => ({
    ...module,
    participants: module.participants.filter(isKept),
  }));
  const inTasks = withTasks(inModules, (task) => ({
    ...task,
    assignee: task.assignee !== null && isKept(task.assignee) ? task.assignee : null,
    followers: task.followers.filter(isKept),
  }));
  return { ...inTasks, followers: draft.followers.filter(isKept) };
}

/**
 * The draft without whom nobody knows, so that a file of another workspace, or an edited one,
 * leaves nobody behind whom none can name.
 */
export const peopleAsKnown = (draft: ImportDraft, known: KnownPeople): ImportDraft =>
  withPeople(draft, isKnownIn(draft, known));
