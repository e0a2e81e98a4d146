import type { Problem } from '@waymark/api';
import {
  isDirty,
  openDraft,
  takenUp,
  untouched,
  type DraftRules,
  type OpenDraft,
} from '@waymark/client';
import { asName } from '@waymark/look/names';
import type { DraftStore, Origin } from './draftStore.ts';
import { keyOf } from './editableField.ts';

/**
 * Sends one value; answers the stream's new revision, or throws something that `asProblem`
 * understands.
 */
export type Save = (
  origin: Origin,
  value: string,
  basedOn: string,
) => Promise<{ readonly revision: string }>;

/** A field that saves itself, and keeps as a draft what is not saved. */
export type Autosaver = Omit<OpenDraft<string>, 'seen'> & {
  readonly origin: Origin;
  /** A row came from the server. `of`: what the thing, or what holds it, is called by now. */
  readonly seen: (value: string, revision: string, of: string) => void;
};

export type AutosaverParts = {
  /** Which thing, and what people call it. */
  readonly origin: Origin;
  /** The value that the server has now; null where only the draft is known. */
  readonly value: string | null;
  readonly revision: string;
  readonly drafts: DraftStore;
  readonly save: Save;
  readonly asProblem: (error: unknown) => Problem;
  readonly now: () => string;
  /** This tab, as its drafts name it. */
  readonly tab: string;
};

/** The server tidies names; a space typed before the next word must stay on the screen. */
const rules: DraftRules<string> = {
  alike: (one, other) => asName(one) === asName(other),
  theirsIn: ({ theirs }) => (typeof theirs === 'string' ? theirs : undefined),
};

export function openAutosaver(parts: AutosaverParts): Autosaver {
  const { value, revision, drafts, save, asProblem, now, tab } = parts;
  let { origin } = parts;
  const key = keyOf(origin.thing);
  let kept = drafts.load(key);
  if (kept?.value === value) {
    drafts.forget(key);
    kept = null;
  }
  const draft = openDraft<string>({
    ...{ rules, asProblem, now, byItself: origin.onDemand !== true },
    begins:
      kept === null
        ? untouched(value ?? '', revision)
        : takenUp(kept.value, kept.before ?? value, kept.basedOn),
    keep({ phase, value: typed, basedOn, saved }, before) {
      if (!isDirty({ phase })) return isDirty(before) ? drafts.forget(key) : undefined;
      const stood = saved !== null && { before: saved };
      return drafts.keep(key, { value: typed, basedOn, origin, tab, at: now(), ...stood });
    },
    send: ({ value: typed, basedOn }) => save(origin, typed, basedOn),
  });
  return {
    ...draft,
    get origin() {
      return origin;
    },
    seen(seen, at, of) {
      origin = { ...origin, of };
      draft.seen(seen, at);
    },
  };
}
