import type { Problem } from '@waymark/api';
import { asName } from '@waymark/look/names';

export type Conflict = NonNullable<Problem['conflict']>;

/** Where one field stands: nothing to save, typed but not sent, under way, kept, refused, or changed by somebody else too. */
export type SavePhase =
  | 'idle'
  | 'unsaved'
  | 'saving'
  | 'saved'
  | 'failed'
  | 'conflict';

/**
 * One field that saves itself. `value` is what the screen shows; `basedOn` is the revision of the plan's stream that its
 * author saw; `inFlight` is what has been sent and not been answered yet (never two at once).
 */
export type AutosaveState = {
  readonly phase: SavePhase;
  readonly value: string;
  /** What the server had last, as far as it is known here. */
  readonly saved: string | null;
  readonly basedOn: string;
  readonly inFlight: string | null;
  /** Instant of the last reply, ISO. */
  readonly savedAt: string | null;
  readonly problem: Problem | null;
  /** Revision at which what was gone seemed to be there again, last: by the same one it is not tried once more. */
  readonly backAt: string | null;
};

export type AutosaveAction =
  /** A row came from the server. */
  | { type: 'seen'; value: string; revision: string }
  | { type: 'typed'; value: string }
  | { type: 'sent' }
  | { type: 'replied'; revision: string; at: string }
  | { type: 'refused'; problem: Problem }
  /** Mine once more, or both together: `value` stands against `revision`. */
  | { type: 'keptMine'; value: string; revision: string }
  /** What was gone has been put back: it is saved as if nothing had been. */
  | { type: 'returned' }
  /** Its author lets go of what was typed. */
  | { type: 'letGo' }
  | { type: 'tookTheirs'; value: string; revision: string };

export const initialState = (
  value: string,
  basedOn: string,
): AutosaveState => ({
  phase: 'idle',
  value,
  saved: value,
  basedOn,
  inFlight: null,
  savedAt: null,
  problem: null,
  backAt: null,
});

/** The state of a text that was typed earlier and is not saved; `saved` is null where it is not known. */
export const takenUp = (
  value: string,
  saved: string | null,
  basedOn: string,
): AutosaveState => ({
  ...initialState(value, basedOn),
  phase: 'unsaved',
  saved,
});

/** True while the screen holds something that the server does not. */
export const isDirty = ({ phase }: AutosaveState): boolean =>
  phase !== 'idle' && phase !== 'saved';

/** True when there is something to send and nothing is under way or waiting for a decision. */
export const canSend = ({ phase }: AutosaveState): boolean =>
  phase === 'unsaved' || phase === 'failed';

/** The next state; pure. What arrives from the server never overwrites what is being typed. */
export function autosave(
  state: AutosaveState,
  action: AutosaveAction,
): AutosaveState {
  switch (action.type) {
    case 'seen':
      if (isBackAt(state, action.revision))
        return {
          ...autosave(state, { type: 'returned' }),
          backAt: action.revision,
        };
      if (isDirty(state) || isOlder(action.revision, state.basedOn))
        return state;
      if (action.value === state.value && action.revision === state.basedOn)
        return state;
      return {
        ...state,
        value: alike(action.value, state.value) ? state.value : action.value,
        saved: action.value,
        basedOn: action.revision,
      };
    case 'typed':
      if (action.value === state.value) return state;
      return {
        ...state,
        value: action.value,
        phase: isWaiting(state) ? state.phase : 'unsaved',
      };
    case 'sent':
      return canSend(state)
        ? { ...state, phase: 'saving', inFlight: state.value, problem: null }
        : state;
    case 'replied':
      if (state.inFlight === null) return state;
      return {
        ...state,
        saved: state.inFlight,
        phase: state.value === state.inFlight ? 'saved' : 'unsaved',
        basedOn: action.revision,
        inFlight: null,
        savedAt: action.at,
      };
    case 'refused':
      return refused(state, action.problem);
    case 'keptMine':
      return {
        ...state,
        phase: 'unsaved',
        value: action.value,
        basedOn: action.revision,
        problem: null,
      };
    case 'returned':
      return isDirty(state)
        ? { ...state, phase: 'unsaved', inFlight: null, problem: null }
        : state;
    case 'letGo':
      return { ...state, phase: 'idle', inFlight: null, problem: null };
    case 'tookTheirs':
      return {
        ...state,
        phase: 'idle',
        value: action.value,
        saved: action.value,
        basedOn: action.revision,
        problem: null,
      };
  }
}

/** A row of what was said to be gone, newer than that: somebody has put it back. */
const isBackAt = (
  { problem, backAt }: AutosaveState,
  revision: string,
): boolean =>
  problem?.conflict?.gone !== undefined &&
  isOlder(problem.conflict.revision, revision) &&
  (backAt === null || isOlder(backAt, revision));

/** Typing goes on while a save is under way or a conflict waits, but neither is ended by it. */
const isWaiting = ({ phase }: AutosaveState): boolean =>
  phase === 'saving' || phase === 'conflict';

function refused(state: AutosaveState, problem: Problem): AutosaveState {
  const { conflict } = problem;
  if (conflict === undefined)
    return { ...state, phase: 'failed', inFlight: null, problem };
  const phase =
    typeof conflict.theirs === 'string' &&
    alike(conflict.theirs, state.inFlight ?? '')
      ? state.value === state.inFlight
        ? 'saved'
        : 'unsaved'
      : 'conflict';
  if (phase === 'conflict') return { ...state, phase, inFlight: null, problem };
  return {
    ...state,
    phase,
    basedOn: conflict.revision,
    inFlight: null,
    problem: null,
    savedAt: conflict.at,
  };
}

/** The server tidies names; a space typed before the next word must stay on the screen. */
const alike = (a: string, b: string): boolean => asName(a) === asName(b);

/** Revisions are decimal numbers in texts, up to 64 bits. */
export const isOlder = (revision: string, than: string): boolean =>
  BigInt(revision) < BigInt(than);
