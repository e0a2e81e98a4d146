import type { ImportDraft } from '@waymark/api';
import { personKind, type PersonRef, type Workspace } from '@waymark/events';
import { withModules } from './draftModules.ts';

type Known = {
  readonly workspace: Pick<Workspace, 'members' | 'roles'>;
  /** Placeholders that are there beside those of the draft. */
  readonly placeholders?: ReadonlyMap<string, unknown>;
};

/** Whether a draft may name somebody: a placeholder that it brings, a role or somebody of the team that is there. */
export function isKnownIn(
  draft: Pick<ImportDraft, 'placeholders'>,
  { workspace: { members, roles }, placeholders }: Known,
): (ref: PersonRef) => boolean {
  const own = new Set(draft.placeholders.map((each) => each.placeholderId));
  return (ref) =>
    own.has(ref) ||
    (placeholders?.has(ref) ?? false) ||
    (personKind(ref) === 'account' ? members : roles).has(ref);
}

/** The draft without whom nobody knows, so that a file of another workspace, or an edited one, leaves nobody behind whom none can name. */
export function peopleAsKnown(draft: ImportDraft, known: Known): ImportDraft {
  const isKnown = isKnownIn(draft, known);
  return {
    ...withModules(draft, (module) => ({
      ...module,
      participants: module.participants.filter(isKnown),
      blocks: module.blocks.map((block) =>
        block.kind === 'content'
          ? block
          : {
              ...block,
              assignee:
                block.assignee !== null && isKnown(block.assignee)
                  ? block.assignee
                  : null,
              followers: block.followers.filter(isKnown),
            },
      ),
    })),
    followers: draft.followers.filter(isKnown),
  };
}
