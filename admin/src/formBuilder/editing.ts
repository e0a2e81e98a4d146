import { formChange, type FormDefinition } from '@waymark/events/forms';
import { mergedForms } from './mergedForms.ts';

/** So many steps can be undone. */
const MOST_STEPS = 200;

/** A form in the hands of somebody: what it is, what the server has of it, and the way back. */
export type Editing = {
  readonly form: FormDefinition;
  /** What the server has, as far as it is known here, and on which revision that is. */
  readonly base: FormDefinition;
  readonly revision: string;
  readonly past: readonly FormDefinition[];
  readonly future: readonly FormDefinition[];
  /** Of the last change: one more of the same group is the same step back. */
  readonly group: string | null;
  /** What somebody else changed too, and with what: nothing is saved before it is settled. */
  readonly clashes: readonly string[];
  readonly theirs: FormDefinition | null;
};

export type EditingAction =
  | {
      readonly type: 'changed';
      readonly form: FormDefinition;
      /** Letters of one text are one step. */
      readonly group?: string;
    }
  | { readonly type: 'undone' | 'redone' | 'paused' }
  | {
      readonly type: 'seen';
      readonly form: FormDefinition;
      readonly revision: string;
    }
  | {
      readonly type: 'saved';
      readonly form: FormDefinition;
      readonly revision: string;
    }
  | { readonly type: 'settled'; readonly take: 'mine' | 'theirs' };

export const begin = (
  form: FormDefinition,
  revision: string,
  mine: FormDefinition = form,
): Editing => ({
  ...{ form: mine, base: form, revision, group: null },
  ...{ past: [], future: [], clashes: [], theirs: null },
});

export const isDirty = ({ base, form }: Editing): boolean =>
  formChange(base, form) !== null;

export function editing(state: Editing, action: EditingAction): Editing {
  switch (action.type) {
    case 'changed': {
      const { form, group = null } = action;
      if (form === state.form) return state;
      const sameStep = group !== null && group === state.group;
      const past = sameStep
        ? state.past
        : [...state.past, state.form].slice(-MOST_STEPS);
      return { ...state, form, group, past, future: [] };
    }
    case 'undone': {
      const form = state.past.at(-1);
      if (form === undefined) return state;
      return {
        ...{ ...state, form, group: null, past: state.past.slice(0, -1) },
        future: [state.form, ...state.future],
      };
    }
    case 'redone': {
      const [form, ...future] = state.future;
      if (form === undefined) return state;
      return {
        ...{ ...state, form, future, group: null },
        past: [...state.past, state.form],
      };
    }
    case 'paused':
      return state.group === null ? state : { ...state, group: null };
    case 'seen':
      return seen(state, action.form, action.revision);
    case 'saved': {
      // Where somebody else wrote in between, what they wrote is still to be seen.
      const next = BigInt(action.revision) <= BigInt(state.revision) + 1n;
      const { revision } = next ? action : state;
      return { ...state, base: action.form, revision };
    }
    case 'settled': {
      const { theirs } = state;
      if (theirs === null) return state;
      const done = { ...state, theirs: null, clashes: [], base: theirs };
      return action.take === 'mine' ? done : { ...done, form: theirs };
    }
  }
}

function seen(
  state: Editing,
  theirs: FormDefinition,
  revision: string,
): Editing {
  if (BigInt(revision) <= BigInt(state.revision)) return state;
  if (formChange(state.base, theirs) === null) return { ...state, revision };
  const { form, clashes } = mergedForms(state.base, state.form, theirs);
  return {
    ...{ form, base: theirs, revision, group: null, clashes },
    theirs: clashes.length === 0 ? null : theirs,
    // A step back would take back what somebody else did.
    ...{ past: [], future: [] },
  };
}
