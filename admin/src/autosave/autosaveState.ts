import type { Problem } from '@waymark/api';

export type Conflict = NonNullable<Problem['conflict']>;

/** Where one field stands: nothing to save, typed but not sent, under way, kept, refused, or changed by somebody else too. */
export type SavePhase =
  'idle' | 'unsaved' | 'saving' | 'saved' | 'failed' | 'conflict';

/**
 * One field that saves itself. `value` is what the screen shows; `basedOn` is the revision of the plan's stream that its
 * author saw; `inFlight` is what has been sent and not been answered yet (never two at once).
 */
export type AutosaveState = {
  readonly phase: SavePhase;
  readonly value: string;
  readonly basedOn: string;
  readonly inFlight: string | null;
  /** Instant of the last reply, ISO. */
  readonly savedAt: string | null;
  readonly problem: Problem | null;
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
  | { type: 'tookTheirs'; value: string; revision: string };

export const initialState = (
  value: string,
  basedOn: string,
): AutosaveState => ({
  phase: 'idle',
  value,
  basedOn,
  inFlight: null,
  savedAt: null,
  problem: null,
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
      if (isDirty(state) || isOlder(action.revision, state.basedOn))
        return state;
      if (action.value === state.value && action.revision === state.basedOn)
        return state;
      return {
        ...state,
        value: alike(action.value, state.value) ? state.value : action.value,
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
      return {
        ...state,
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
    case 'tookTheirs':
      return {
        ...state,
        phase: 'idle',
        value: action.value,
        basedOn: action.revision,
        problem: null,
      };
  }
}

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

/** The server trims names; a space typed before the next word must stay on the screen. */
const alike = (a: string, b: string): boolean => a.trim() === b.trim();

/** Revisions are decimal numbers in texts, up to 64 bits. */
export const isOlder = (revision: string, than: string): boolean =>
  BigInt(revision) < BigInt(than);
