import type { FormDefinition } from '@waymark/events/forms';

/** So many steps can be undone. */
const MOST_STEPS = 200;

/** A form in the hands of somebody, and the way back. */
export type FormEditing = {
  readonly form: FormDefinition;
  readonly past: readonly FormDefinition[];
  readonly future: readonly FormDefinition[];
  /** Of the last change: one more of the same group is the same step back. */
  readonly group: string | null;
};

export type EditingAction =
  | {
      readonly type: 'changed';
      readonly form: FormDefinition;
      /** Letters of one text are one step. */
      readonly group?: string;
    }
  | { readonly type: 'undone' | 'redone' | 'paused' };

export const begin = (form: FormDefinition): FormEditing => ({
  ...{ form, past: [], future: [], group: null },
});

/**
 * The same as long as the form is what its author made of it: a step back would take back what
 * somebody else did.
 */
export const upTo = (editing: FormEditing, form: FormDefinition): FormEditing =>
  editing.form === form ? editing : begin(form);

export function step(state: FormEditing, action: EditingAction): FormEditing {
  switch (action.type) {
    case 'changed': {
      const { form, group = null } = action;
      if (form === state.form) return state;
      const sameStep = group !== null && group === state.group;
      const past = sameStep ? state.past : [...state.past, state.form].slice(-MOST_STEPS);
      return { form, group, past, future: [] };
    }
    case 'undone': {
      const form = state.past.at(-1);
      if (form === undefined) return state;
      const future = [state.form, ...state.future];
      return { form, group: null, past: state.past.slice(0, -1), future };
    }
    case 'redone': {
      const [form, ...future] = state.future;
      if (form === undefined) return state;
      return { form, future, group: null, past: [...state.past, state.form] };
    }
    case 'paused':
      return state.group === null ? state : { ...state, group: null };
  }
}
