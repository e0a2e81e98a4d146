import type { Problem } from '@waymark/api';
import { FIRST_PAUSE, isFinalStatus, nextPause } from './again.ts';

export type Conflict = NonNullable<Problem['conflict']>;

/** Milliseconds between the last change and the save (PRODUCT 9.6). */
export const SAVE_AFTER = 750;
/**
 * So often in a row the services may say that somebody was faster; then it is no use to go on by
 * itself.
 */
const MOST_CONFLICTS = 5;

/**
 * Where it stands: nothing to save, typed but not sent, under way, kept, refused, or changed by
 * somebody else too.
 */
export type DraftPhase = 'idle' | 'unsaved' | 'saving' | 'saved' | 'failed' | 'conflict';

/**
 * Something in the hands of its author. `value` is what the screen shows; `basedOn` is the revision
 * that its author saw; `inFlight` is what has been sent and not been answered yet (never two at
 * once).
 */
export type Draft<Value> = {
  readonly phase: DraftPhase;
  readonly value: Value;
  /** What the server had last, as far as it is known here. */
  readonly saved: Value | null;
  readonly basedOn: string;
  readonly inFlight: Value | null;
  /** Instant of the last reply, ISO. */
  readonly savedAt: string | null;
  readonly problem: Problem | null;
  /** Names of the parts that somebody else changed too, and their author has not settled yet. */
  readonly clashes: readonly string[];
  /** Milliseconds until what is left goes out by itself; null: not before its author acts. */
  readonly again: number | null;
  /** What has gone wrong in a row. */
  readonly conflicts: number;
  readonly pause: number;
  /**
   * Revision at which what was gone seemed to be there again, last: by the same one it is not tried
   * once more.
   */
  readonly backAt: string | null;
};

export type DraftAction<Value> =
  /** It came from the server. Without a revision it is the newest that there is. */
  | { readonly type: 'seen'; readonly value: Value; readonly revision?: string }
  | { readonly type: 'typed'; readonly value: Value }
  | { readonly type: 'sent' }
  /** `theirs`: all that the server has by now. */
  | {
      readonly type: 'replied';
      readonly at: string;
      readonly revision?: string;
      readonly theirs?: Value;
    }
  | { readonly type: 'refused'; readonly problem: Problem }
  /** Somebody was faster; `theirs`: what they made of it, where it is not seen otherwise. */
  | { readonly type: 'overtaken'; readonly problem: Problem; readonly theirs?: Value }
  /** Mine once more, or both together: `value` stands against `revision`. */
  | { readonly type: 'keptMine'; readonly value: Value; readonly revision: string }
  | { readonly type: 'tookTheirs'; readonly value: Value; readonly revision: string }
  /** Of parts that both changed, some are chosen; `clashes` are left. */
  | { readonly type: 'settled'; readonly value: Value; readonly clashes: readonly string[] }
  /** What was gone has been put back: it is saved as if nothing had been. */
  | { readonly type: 'returned' }
  /** Its author lets go of what was typed. */
  | { readonly type: 'letGo' };

/** What is known of a value beside that it is one. */
export type DraftRules<Value> = {
  /** Whether the server makes the same of both. */
  readonly alike: (one: Value, other: Value) => boolean;
  /** What others made of it, out of a refusal. */
  readonly theirsIn?: (conflict: Conflict) => Value | undefined;
  /** Of what can be brought together part by part; without it, its author decides on the whole. */
  readonly merge?: {
    readonly together: (
      mine: Draft<Value>,
      theirs: Value,
    ) => Pick<Draft<Value>, 'value' | 'clashes'>;
    /** Whether something is there to be sent. */
    readonly isLeft: (draft: Pick<Draft<Value>, 'value' | 'saved' | 'clashes'>) => boolean;
  };
};

const calm = { again: SAVE_AFTER, conflicts: 0, pause: FIRST_PAUSE } as const;

export const untouched = <Value>(value: Value, basedOn: string): Draft<Value> => ({
  ...{ phase: 'idle', value, saved: value, basedOn, inFlight: null, savedAt: null },
  ...{ problem: null, clashes: [], backAt: null, ...calm },
});

/**
 * What was typed earlier and is not saved; `saved` is null where it is not known.
 */
export const takenUp = <Value>(
  value: Value,
  saved: Value | null,
  basedOn: string,
): Draft<Value> => ({ ...untouched(value, basedOn), phase: 'unsaved', saved });

/** True while the screen holds something that the server does not. */
export const isDirty = ({ phase }: Pick<Draft<unknown>, 'phase'>): boolean =>
  phase !== 'idle' && phase !== 'saved';

/** True when there is something to send and nothing is under way or waiting for a decision. */
export const canSend = ({ phase }: Pick<Draft<unknown>, 'phase'>): boolean =>
  phase === 'unsaved' || phase === 'failed';

/** Revisions are decimal numbers in texts, up to 64 bits. */
export const isOlder = (revision: string, than: string): boolean => BigInt(revision) < BigInt(than);

/** The next state; pure. What arrives from the server never overwrites what is being typed. */
export function advance<Value>(
  rules: DraftRules<Value>,
  draft: Draft<Value>,
  action: DraftAction<Value>,
): Draft<Value> {
  switch (action.type) {
    case 'seen':
      return seen(rules, draft, action.value, action.revision);
    case 'typed': {
      if (action.value === draft.value) return draft;
      const next = { ...draft, ...calm, value: action.value };
      if (draft.phase === 'saving') return next;
      if (rules.merge !== undefined) return withPhase(rules, next);
      return { ...next, phase: draft.phase === 'conflict' ? 'conflict' : 'unsaved' };
    }
    case 'sent':
      return canSend(draft)
        ? { ...draft, phase: 'saving', inFlight: draft.value, problem: null }
        : draft;
    case 'replied':
      return replied(rules, draft, action);
    case 'refused':
      return refused(rules, draft, action.problem);
    case 'overtaken': {
      const conflicts = draft.conflicts + 1;
      const isEnd = conflicts >= MOST_CONFLICTS;
      const next: Draft<Value> = {
        ...{ ...draft, conflicts, inFlight: null, phase: isEnd ? 'failed' : 'unsaved' },
        ...{ problem: isEnd ? action.problem : null, again: isEnd ? null : SAVE_AFTER },
      };
      return action.theirs === undefined ? next : brought(rules, next, action.theirs);
    }
    case 'keptMine': {
      const { value, revision: basedOn } = action;
      return { ...draft, ...calm, phase: 'unsaved', value, basedOn, clashes: [], problem: null };
    }
    case 'tookTheirs': {
      const { value, revision: basedOn } = action;
      return {
        ...{ ...draft, ...calm, phase: 'idle', value, saved: value, basedOn },
        ...{ clashes: [], problem: null },
      };
    }
    case 'settled': {
      const { value, clashes } = action;
      return withPhase(rules, { ...draft, ...calm, value, clashes });
    }
    case 'returned':
      return isDirty(draft)
        ? { ...draft, ...calm, phase: 'unsaved', inFlight: null, problem: null }
        : draft;
    case 'letGo':
      return { ...draft, phase: 'idle', inFlight: null, problem: null, clashes: [] };
  }
}

function seen<Value>(
  rules: DraftRules<Value>,
  draft: Draft<Value>,
  value: Value,
  revision: string | undefined,
): Draft<Value> {
  if (revision !== undefined && isBackAt(draft, revision))
    return { ...advance(rules, draft, { type: 'returned' }), backAt: revision };
  if (rules.merge !== undefined) {
    const isNews = revision === undefined || isOlder(draft.basedOn, revision);
    return isNews ? brought(rules, draft, value, revision) : draft;
  }
  const basedOn = revision ?? draft.basedOn;
  if (isDirty(draft) || isOlder(basedOn, draft.basedOn)) return draft;
  if (value === draft.value && basedOn === draft.basedOn) return draft;
  const isSame = rules.alike(value, draft.value);
  return { ...draft, value: isSame ? draft.value : value, saved: value, basedOn };
}

/** A row of what was said to be gone, newer than that: somebody has put it back. */
const isBackAt = ({ problem, backAt }: Draft<unknown>, revision: string): boolean =>
  problem?.conflict?.gone !== undefined &&
  isOlder(problem.conflict.revision, revision) &&
  (backAt === null || isOlder(backAt, revision));

/** Mine and theirs together, as far as both do not say something else of the same part. */
function brought<Value>(
  rules: DraftRules<Value>,
  draft: Draft<Value>,
  theirs: Value,
  basedOn = draft.basedOn,
): Draft<Value> {
  const merged = rules.merge?.together(draft, theirs) ?? { value: draft.value, clashes: [] };
  return withPhase(rules, { ...draft, ...merged, saved: theirs, basedOn });
}

/** What is under way stays so, and what has failed has failed as long as something is left. */
function withPhase<Value>(rules: DraftRules<Value>, draft: Draft<Value>): Draft<Value> {
  if (draft.phase === 'saving') return draft;
  if (rules.merge?.isLeft(draft) === true)
    return { ...draft, phase: draft.again === null ? draft.phase : 'unsaved' };
  const done = draft.savedAt === null ? 'idle' : 'saved';
  return { ...draft, phase: draft.clashes.length > 0 ? 'conflict' : done };
}

function replied<Value>(
  rules: DraftRules<Value>,
  draft: Draft<Value>,
  { at, revision = draft.basedOn, theirs }: Extract<DraftAction<Value>, { type: 'replied' }>,
): Draft<Value> {
  const { inFlight, value } = draft;
  if (inFlight === null) return draft;
  const next: Draft<Value> = {
    ...{ ...draft, ...calm, saved: inFlight, inFlight: null, savedAt: at, basedOn: revision },
    phase: value === inFlight ? 'saved' : 'unsaved',
  };
  if (rules.merge === undefined) return next;
  if (theirs !== undefined) return brought(rules, next, theirs);
  // Where somebody else wrote in between, what they wrote is still to be seen.
  const follows = BigInt(revision) <= BigInt(draft.basedOn) + 1n;
  return withPhase(rules, { ...next, basedOn: follows ? revision : draft.basedOn });
}

function refused<Value>(
  rules: DraftRules<Value>,
  draft: Draft<Value>,
  problem: Problem,
): Draft<Value> {
  const { conflict, status } = problem;
  const base = { ...draft, inFlight: null };
  if (conflict === undefined) {
    const isFinal = isFinalStatus(status);
    const { pause } = draft;
    return {
      ...{ ...base, phase: 'failed', problem, again: isFinal ? null : pause },
      pause: isFinal ? FIRST_PAUSE : nextPause(pause),
    };
  }
  const theirs = rules.theirsIn?.(conflict);
  const isSame =
    theirs !== undefined && draft.inFlight !== null && rules.alike(theirs, draft.inFlight);
  if (!isSame) return { ...base, phase: 'conflict', problem };
  return {
    ...{ ...base, ...calm, basedOn: conflict.revision, problem: null, savedAt: conflict.at },
    phase: draft.value === draft.inFlight ? 'saved' : 'unsaved',
  };
}
